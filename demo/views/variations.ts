/**
 * The form of a variable product, in WooCommerce's markup, with ShopEngine's swatches for attributes that have them.
 */
import { html, raw } from 'hono/html';
import type { Choice } from '../data/choices';
import { coverUrl } from '../data/cover';
import { productPath } from '../data/productPath';
import type { Attribute, Product } from '../data/types';
import { gallery } from './gallery';
import { scriptJson } from './globals';
import { type Html, quantityField } from './parts';
import type { Mode } from './types';
import { asksServer, hasOwnGalleries, variationsAttribute } from './variationData';

const selected = (isSelected: boolean) => (isSelected ? raw('selected="selected"') : '');

function select(name: string, { options }: Attribute, chosen: string): Html {
  const id = name.replace('attribute_', '');
  return html`<select id="${id}" class="" name="${name}" data-attribute_name="${name}" data-show_option_none="yes"><option value="">Choose an option</option>${Object.entries(options).map(([value, text]) => html`<option value="${value}" ${selected(value === chosen)} class="attached enabled">${text}</option>`)}</select>`;
}

const look = (name: string, value: string) =>
  name.includes('finish') ? `colour=grey&finish=${value}&view=2` : `colour=${value}`;

/** One swatch; `more` are further classes of it, with a space in front. */
export function swatch(
  name: string,
  { swatch: type = 'label' }: Attribute,
  slug: string,
  [value, text]: [string, string],
  chosen: string,
  more = '',
): Html {
  const content =
    type === 'image'
      ? html`<img src="${coverUrl(slug, look(name, value), 100)}" width="44" height="55" alt="${text}" />`
      : text;
  return html`<span class="swatch swatch_${type}${more} swatch-${value} ${value === chosen ? 'selected' : ''}" data-value="${value}">${content}<span class="shopengine_swatch__tooltip">${text}</span></span>`;
}

function swatches(slug: string, name: string, attribute: Attribute, chosen: string): Html {
  return html`<div class="variation-selector variation-select-shopengine_${attribute.swatch} hidden">${select(name, attribute, chosen)}</div>
        <div class="shopengine_swatches" data-attribute_name="${name}">${Object.entries(attribute.options).map((option) => swatch(name, attribute, slug, option, chosen))}</div>`;
}

const row = (slug: string, [name, attribute]: [string, Attribute], chosen: string, isLast: boolean): Html => html`<tr>
      <th class="label"><label for="${name.replace('attribute_', '')}">${attribute.label}</label></th>
      <td class="value">
        ${attribute.swatch ? swatches(slug, name, attribute, chosen) : select(name, attribute, chosen)}
        ${isLast ? html`<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>` : ''}
      </td></tr>`;

/**
 * The page's own gallery, to which a script goes back: in a template, or, where the server is asked for variations, in
 * a global. Pages with a policy print that global elsewhere.
 */
function printedGallery(product: Product, mode: Mode): Html | '' {
  if (!hasOwnGalleries(product)) return '';
  const own = gallery(product, mode);
  if (!asksServer(product)) return html`<template class="wc-product-gallery-default-template">${own}</template>`;
  return mode.csp === 'none'
    ? html`<script>${raw(`window.wc_variation_gallery_defaults = { ${product.id}: ${scriptJson(String(own))} };`)}</script>`
    : '';
}

// Types of data for scripts; the browser runs neither.
const templates = html`<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div><div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>
<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">This combination is not made. Please choose another one.</p></script>`;

/** The form with its variations as JSON; above the threshold the JSON is `false`. */
export function variationForm(product: Product, chosen: Choice, actions: Html, mode: Mode): Html {
  const { id, slug, name, attributes = {} } = product;
  const rows = Object.entries(attributes);
  return html`<form class="variations_form cart" action="${productPath(product)}" method="post" data-product_id="${id}" data-product_variations="${variationsAttribute(product)}">
    ${printedGallery(product, mode)}    <table class="variations" cellspacing="0" role="presentation"><tbody>${rows.map((one, index) => row(slug, one, chosen[one[0]] ?? '', index === rows.length - 1))}</tbody></table>
    <div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
    <div class="single_variation_wrap">
      <div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>
      <div class="woocommerce-variation-add-to-cart variations_button">
        ${quantityField('quantity', name, 1, undefined, 1)}
        <button type="submit" class="single_add_to_cart_button button alt">Add to cart</button>${actions}
        <input type="hidden" name="add-to-cart" value="${id}" /><input type="hidden" name="product_id" value="${id}" /><input type="hidden" name="variation_id" class="variation_id" value="0" />
      </div>
    </div>
  </form>${templates}`;
}

/** The form of a theme that does not use WooCommerce's template: selects, and no data for scripts. */
export function plainForm(product: Product, chosen: Choice, actions: Html): Html {
  const { id, name, attributes = {} } = product;
  return html`<form class="cart" action="${productPath(product)}" method="post">
    ${Object.entries(attributes).map(([field, attribute]) => html`<p class="variation-field"><label for="${field.replace('attribute_', '')}">${attribute.label}</label>${select(field, attribute, chosen[field] ?? '')}</p>`)}
    <div class="add-row">${quantityField('quantity', name, 1, undefined, 1)}
    <button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt">Add to cart</button>${actions}</div>
  </form>`;
}
