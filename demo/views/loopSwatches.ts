/** Swatches on a card: their pictures come from the server on demand, or are in the page. */
import { html } from 'hono/html';
import { coverUrl } from '../data/cover';
import type { Product } from '../data/types';
import type { Html } from './parts';
import { swatch } from './variations';

/** Only colours are shown on cards, and the server knows their pictures. */
const fromServer = ({ id, slug, attributes = {} }: Product): Html =>
  html`<div class="shopengine_loop_swatches_wrap" data-product-id="${id}">${Object.entries(attributes)
    .filter(([, attribute]) => attribute.swatch === 'color')
    .map(
      ([name, attribute]) =>
        html`<div class="shopengine_swatches shopengine-loop-swatches" data-attribute_name="${name}">${Object.entries(attribute.options).map((option) => swatch(name, attribute, slug, option, '', ' swatch_color_loop'))}</div>`,
    )}</div>`;

/** A value without its own picture shows the product's picture. */
function fromMap({ slug, attributes = {}, variations = [] }: Product): Html {
  const [name, attribute] = Object.entries(attributes)[0] ?? [];
  if (!name || !attribute) return html``;
  const pictures = Object.fromEntries(
    variations.flatMap(({ attributes: values, picture }) =>
      picture ? [[values[name] ?? '', { src: coverUrl(slug, picture, 300) }]] : [],
    ),
  );
  return html`<div class="shopengine_swatches shopengine_swatches_in_loop shopengine_pa_edition" data-attribute_name="${name}" data-attribute="${JSON.stringify(pictures)}">${Object.entries(attribute.options).map((option) => swatch(name, { ...attribute, swatch: 'label' }, slug, option, ''))}</div>`;
}

/** Swatches of the two products that have them on their card; "" for all others. */
export function loopSwatches(product: Product): Html | '' {
  if (product.slug === 'wireless-controller') return fromServer(product);
  return product.slug === 'glasswing-saga' ? fromMap(product) : '';
}
