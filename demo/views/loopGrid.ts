/**
 * A loop grid as Elementor Pro prints it: the content of its container, with page links or the parts that load more.
 */
import { html } from 'hono/html';
import type { Product } from '../data/types';
import { type Choices, choiceQuery, chosenOf, LOOPS, type Loop } from '../shop/loops';
import type { CardRequest } from './cardActions';
import { cardClass, cardContent } from './catalogue';
import type { Html } from './parts';

/** Id of the template of every item. */
export const LOOP_TEMPLATE = 412;

export interface LoopPage {
  loop: Loop;
  choices: Choices;
  page: number;
  /** The address without a page number, from which links are made; the query stays. */
  base: URL;
}

const item = (product: Product, index: number, request: CardRequest): Html =>
  html`<div data-elementor-type="loop-item" data-elementor-id="${LOOP_TEMPLATE}" class="elementor elementor-${LOOP_TEMPLATE} e-loop-item e-loop-item-${product.id} ${cardClass(product)}">${cardContent(product, index, LOOPS, request)}</div>`;

/** One page's address. Filters stay in it, and only the loop's own pages are in the query. */
function address({ loop, choices, base }: LoopPage, page: number): string {
  const url = new URL(base);
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith(`e-filter-${loop.id}`) || name === `e-page-${loop.id}`) url.searchParams.delete(name);
  const path = loop.isNumbered || page === 1 ? url.pathname : `${url.pathname}${page}/`;
  const own = loop.isNumbered && page > 1 ? `e-page-${loop.id}=${page}` : '';
  const query = [url.searchParams.toString(), choiceQuery(loop.id, choices), own].filter(Boolean).join('&');
  return `${url.origin}${path}${query && `?${query}`}`;
}

function numbers(at: LoopPage, pages: number): Html {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const word = html`<span class="elementor-screen-only screen-reader-text">Page</span>`;
  return html`<nav class="elementor-pagination" aria-label="Pagination">${all.map((one) =>
    one === at.page
      ? html`<span aria-current="page" class="page-numbers current">${word} ${one}</span>\n`
      : html`<a class="page-numbers" href="${address(at, one)}">${word} ${one}</a>\n`,
  )}</nav>`;
}

/** The spinner is printed for a single page too. */
function loadMore(at: LoopPage, pages: number): Html {
  const next = address(at, at.page + 1);
  const spinner = html`<span class="e-load-more-spinner"><i aria-hidden="true" class="fas fa-spinner"></i></span>`;
  if (pages < 2) return spinner;
  const hasNext = at.page < pages;
  return html`${spinner}
<div class="e-load-more-anchor" data-page="${at.page}" data-max-page="${pages}" data-next-page="${hasNext ? next : ''}"></div>
<div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button elementor-button-link" role="button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Load more</span></span></a></div>
<div class="e-load-more-message">That is all of them.</div>
${hasNext ? html`<noscript><a class="button" href="${next}">More</a></noscript>` : ''}`;
}

const nothing = html`<div class="e-loop-nothing-found-message"><p class="e-loop-nothing-found-message__text">It seems we can’t find what you’re looking for.</p></div>`;

/** The loop's markup, for the page and for the route's answer. */
export function loopContainer(at: LoopPage, request: CardRequest): Html {
  const { loop, choices, page } = at;
  const list = chosenOf(loop, choices);
  const pages = Math.ceil(list.length / loop.perPage);
  const shown = list.slice((page - 1) * loop.perPage, page * loop.perPage);
  const more = loop.isNumbered ? (pages > 1 ? numbers(at, pages) : '') : loadMore(at, pages);
  return html`<div class="elementor-widget-container">
<div class="elementor-loop-container elementor-grid">${shown.map((product, index) => item(product, index, request))}</div>
${list.length ? more : nothing}
</div>`;
}
