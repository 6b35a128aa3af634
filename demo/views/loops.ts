/** A page made with Elementor Pro: two loop grids, and term filters beside them. */
import { html, raw } from 'hono/html';
import { categories } from '../data/products';
import { loopTerms } from '../data/terms';
import { choicesIn, chosenOf, LOOPS, LOOPS_POST, type Loop, type LoopFilter, loopFilters, loops } from '../shop/loops';
import { scriptJson } from './globals';
import { LOOP_TEMPLATE, loopContainer } from './loopGrid';
import { type Html, takeNotices } from './parts';
import type { Globals, PageRequest } from './types';

/** The globals with the addresses of the routes, and with the page's id. */
export const loopsGlobals = ({ url }: PageRequest): Globals => ({
  elementorFrontendConfig: {
    post: { id: LOOPS_POST, title: 'Collections' },
    urls: { assets: `${url.origin}/assets/` },
  },
  ElementorProFrontendConfig: {
    ajaxurl: '/wp-admin/admin-ajax.php',
    urls: { assets: `${url.origin}/assets/`, rest: `${url.origin}/wp-json/` },
  },
});

const widget = (id: string, type: string, settings: object, content: Html): Html =>
  html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-settings="${JSON.stringify(settings)}" data-widget_type="${type}.${type === 'loop-grid' ? 'product' : 'default'}">${content}</div>`;

/** In the second loop, products need all terms of the filter; for the other loop, `?logic=` decides. */
function filterSettings({ loopId, taxonomy, isMultiple }: LoopFilter, { url }: PageRequest) {
  const logic = loopId === loops[1].id ? 'AND' : (url.searchParams.get('logic') ?? 'OR');
  return {
    selected_element: loopId,
    taxonomy,
    ...(isMultiple && { multiple_selection: 'yes', logical_combination: logic }),
  };
}

/**
 * Links for pages without a script, which do the same as the buttons. A taxonomy with a hyphen cannot be in an address.
 */
const plainLinks = ({ loopId, taxonomy }: LoopFilter): Html | '' =>
  taxonomy.includes('-')
    ? ''
    : html`<noscript><p class="plain-tabs"><a href="${LOOPS}">All</a> ${(loopTerms[taxonomy] ?? []).map(({ slug, name }) => html`<a href="${LOOPS}?e-filter-${loopId}-${taxonomy}=${slug}">${name}</a> `)}</p></noscript>`;

function filter(one: LoopFilter, request: PageRequest, page: number): Html {
  const pressed = choicesIn(request.url.searchParams, one.loopId)[one.taxonomy]?.terms ?? [];
  const button = (slug: string, name: string, isPressed: boolean) =>
    html`<button class="e-filter-item" data-filter="${slug}" aria-pressed="${String(isPressed)}">${name}</button>`;
  const content = html`<div class="elementor-widget-container"><search class="e-filter" role="search" aria-label="${one.label}" data-base-url="${request.url.origin}${LOOPS}" data-page-num="${page}">
${one.hasAll ? button('__all', 'All', !pressed.length) : ''}${(loopTerms[one.taxonomy] ?? []).map(({ slug, name }) => button(slug, name, pressed.includes(slug)))}
</search>${plainLinks(one)}</div>`;
  return widget(one.id, 'taxonomy-filter', filterSettings(one, request), content);
}

/** `?loop=infinite` makes the first loop load further pages by itself. */
function loopSettings({ isNumbered, perPage }: Loop, { url }: PageRequest) {
  const base = { template_id: LOOP_TEMPLATE, _skin: 'product', columns: 4, posts_per_page: perPage };
  if (isNumbered)
    return {
      ...base,
      pagination_type: 'numbers',
      pagination_load_type: 'ajax',
      pagination_individual_handle: 'yes',
      auto_scroll: 'yes',
    };
  const type = url.searchParams.get('loop') === 'infinite' ? 'load_more_infinite_scroll' : 'load_more_on_click';
  return { ...base, pagination_type: type, load_more_spinner: { value: 'fas fa-spinner', library: 'fa-solid' } };
}

const pageOf = (loop: Loop, { url }: PageRequest, page: number) =>
  loop.isNumbered ? Number(url.searchParams.get(`e-page-${loop.id}`)) || 1 : page;

function grid(loop: Loop, request: PageRequest, page: number): Html {
  const base = new URL(LOOPS + request.url.search, request.url);
  const choices = choicesIn(request.url.searchParams, loop.id);
  const content = loopContainer({ loop, choices, page: pageOf(loop, request, page), base }, request);
  return widget(loop.id, 'loop-grid', loopSettings(loop, request), content);
}

/**
 * Styles that draw a line in the category's colour above each item. Like a template's dynamic style, they come with the
 * page that has the item.
 */
function dynamicStyle(loop: Loop, { mode, url }: PageRequest, page: number): Html | '' {
  if (mode.csp === 'strict') return '';
  const shown = chosenOf(loop, choicesIn(url.searchParams, loop.id)).slice(
    (page - 1) * loop.perPage,
    page * loop.perPage,
  );
  const hueOf = (slug: string) => categories.find((one) => one.slug === slug)?.hue;
  const rules = shown.map(
    ({ id, category }) => `.e-loop-item-${id}{border-block-start-color:hsl(${hueOf(category)} 60% 50%)}`,
  );
  return html`<style id="loop-dynamic-${LOOP_TEMPLATE}">${raw(rules.join(''))}</style>`;
}

/** @param page the page number in the address, for the loop that has no numbers of its own */
export function loopsView(request: PageRequest, page: number): Html {
  const globals = loopsGlobals(request);
  const script = Object.entries(globals).map(([name, value]) => `var ${name} = ${scriptJson(value)};`);
  return html`<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb"><a href="/">Home</a></nav>
<h1 class="entry-title">Collections</h1>
${takeNotices(request.visitor)}
<div data-elementor-type="wp-page" data-elementor-id="${LOOPS_POST}" class="elementor elementor-${LOOPS_POST}">
${dynamicStyle(loops[0], request, page)}
${loops.map(
  (loop) => html`<section><h2>${loop.title}</h2>
${loopFilters.filter(({ loopId }) => loopId === loop.id).map((one) => filter(one, request, page))}
${grid(loop, request, page)}</section>`,
)}
</div>
${request.mode.csp === 'none' ? html`<script>${raw(script.join('\n'))}</script>` : ''}`;
}
