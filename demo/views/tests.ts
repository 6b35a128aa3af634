/** The pages for the browser tests, with cases that some shops have but that the demo's own shop does not show. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import { testProducts } from '../data/testProducts';
import type { Html } from './parts';

const others: readonly [title: string, path: string, words: string][] = [
  ['Checkout of blocks', '/block-checkout/', 'The order attribution’s element, without the blocks.'],
  ['Content, all of it', '/tests/content/', 'Every part that page builders print, on one page.'],
  ['Campaign day', '/tests/campaign-day/', 'Everything that asks for attention, at once.'],
];

const entry = (title: string, path: string, words: string): Html =>
  html`<li><a href="${path}">${title}</a> ${words}</li>`;

export const testsView: Html = html`<h1 class="entry-title">Test pages</h1>
<p>Here stand odd things that happen in shops, and that the browser tests look at. The shop itself does without them.</p>
<ul class="test-pages">${testProducts.map((product) => entry(product.name, productPath(product), product.description))}${others.map((one) => entry(...one))}</ul>`;
