/** The page about the shop: its year, its pictures, questions, the way to it, and its letter. */
import { html } from 'hono/html';
import { accordionOf, deliveryArea } from './contentAreas';
import { contentVariables } from './contentGlobals';
import { lightboxLinks } from './contentLightbox';
import { shopMap } from './contentMap';
import { masonryGrid } from './contentMasonry';
import { besideComparison } from './contentMoments';
import { newsletterForm } from './contentNewsletter';
import { counters } from './contentNumbers';
import { accordion, readMores } from './pageParts';
import { backToTop } from './pageTops';
import type { Html } from './parts';
import type { PageRequest } from './types';

const styles = ['content-page', 'content-numbers', 'content-forms'].map(
  (name) => html`<link rel="stylesheet" href="/assets/${name}.css" />`,
);

const section = (id: string, title: string, content: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;

const address = html`<p>Save Point<br />12 Arcade Lane<br />Leeds</p>
<p>Every day from ten to six.</p><p><a href="mailto:hello@save-point.example">Write to us</a></p>`;

/** The whole page. */
export const aboutPage = (request: PageRequest): Html => html`${styles}
<h1 class="entry-title">About the shop</h1>
<p class="about-intro">Save Point has two doors: one in Leeds, and this one. Behind both stand people who play.</p>
<nav class="about-nav" data-island="smooth-anchors" aria-label="On this page"><a href="#questions">Questions</a> <a href="#find-us">Where to find us</a> <a href="#letter">Our letter</a></nav>
<div class="about numbers">
${section('year', 'A year in numbers', counters)}
<div class="about-pair">${section('stories', 'Stories', readMores)}${section('then-and-now', 'Then and now', besideComparison)}</div>
${lightboxLinks()}
${masonryGrid()}
${section('questions', 'Questions', html`${accordion}${accordionOf(deliveryArea)}`)}
${section('find-us', 'Where to find us', html`<div class="about-place"><div>${address}</div>${shopMap()}</div>`)}
${section('letter', 'Our letter', newsletterForm)}
</div>
${backToTop}
${contentVariables(request)}`;
