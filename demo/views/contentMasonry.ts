/** A gallery whose items can be filtered, as ElementsKit prints it. */
import { html } from 'hono/html';
import type { Html } from './parts';

interface Item {
  slug: string;
  name: string;
  groups: readonly string[];
  height: number;
}

const items: readonly Item[] = [
  { slug: 'wireless-controller', name: 'Gallery: controller', groups: ['goods'], height: 375 },
  { slug: 'retro-handheld', name: 'Gallery: handheld', groups: ['goods', 'consoles'], height: 240 },
  { slug: 'wireless-controller', name: 'Gallery: charger', groups: ['goods'], height: 300 },
  { slug: 'retro-handheld', name: 'Gallery: console', groups: ['consoles'], height: 420 },
];

const filter = (value: string, name: string, isChosen = false) =>
  html`<li><a href="#" data-option-value="${value}" ${isChosen ? html`class="selected"` : ''}>${name}</a></li>`;

const item = ({
  slug,
  name,
  groups,
  height,
}: Item) => html`<div class="ekit_gallery_grid_item ${groups.map((group) => `ekit_gallery__filter-${group}`).join(' ')}">
<div class="elementskit-single-portfolio-item"><div class="elementskit-portfolio-thumb"><img class="elementskit-grid__img" src="/cover/${slug}.svg" alt="${name}" width="300" height="${height}" /></div></div></div>`;

/** A gallery with pictures of different heights, and buttons that filter it. */
export const masonryGrid = (): Html => html`<section aria-labelledby="masonry-title"><h2 id="masonry-title">Gallery</h2>
<div class="elementor-widget elementor-widget-elementskit-gallery" data-widget_type="elementskit-gallery.default"><div class="ekit-wid-con">
<div class="filter-button-wraper"><ul class="option-set clearfix main-filter elementskit-main-filter" data-option-key="filter">
${filter('*', 'All', true)}
${filter('.ekit_gallery__filter-goods', 'Goods')}
${filter('.ekit_gallery__filter-consoles', 'Consoles')}
</ul></div>
<div class="ekit_gallery_grid_wraper"><div id="ekit_gallery_79c58aa" class="ekit_gallery_grid" data-masonry-config="${JSON.stringify({ itemSelector: '.ekit_gallery_grid_item' })}">
${items.map(item)}
</div></div></div></div></section>`;
