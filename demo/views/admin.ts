/** The product edit screen of wp-admin, in WooCommerce's markup, with the date fields that plugins add. */
import { html, raw } from 'hono/html';
import { rootAttributes } from '../shop/language';
import { scriptJson } from './globals';
import type { Html } from './parts';

export interface EditOptions {
  /** The store's time zone, for the config. */
  timeZone: string;
  /** The day that is stored as the release date. */
  stored: string;
  /** The pre-order field's earliest day. */
  earliest: string;
}

const SIZES = ['Standard', 'Deluxe', 'Collector’s'];

const textField = (id: string, name: string, label: string, attributes: Html, className = 'short'): Html =>
  html`<p class="form-field"><label for="${id}">${label}</label><input type="text" class="${className}" name="${name}" id="${id}" placeholder="yyyy-mm-dd" ${attributes} /></p>`;

/** The answer to WooCommerce's call for the variations' boxes. */
export const variationBoxes = (): Html =>
  html`${SIZES.map(
    (
      size,
      index,
    ) => html`<div class="woocommerce_variation wc-metabox closed"><h3><button type="button" class="handlediv" aria-expanded="false">#${501 + index} ${size}</button></h3>
<div class="woocommerce_variable_attributes wc-metabox-content" hidden>${textField(`_release_date_${index}`, `_release_date[${index}]`, 'Release date', html`value=""`, 'datepicker')}</div></div>`,
  )}`;

const panels = ({ stored, earliest }: EditOptions): Html => html`<div id="woocommerce-product-data" class="postbox">
<h2>Product data</h2>
<div class="panel-wrap product_data">
<ul class="product_data_tabs wc-tabs"><li><a href="#general_product_data">General</a></li><li><a href="#variable_product_options">Variations</a></li></ul>
<div id="general_product_data" class="panel woocommerce_options_panel">
${textField('_release_date', '_release_date', 'Release date', html`value="${stored}"`, 'short datepicker')}
${textField('preorder_date', 'preorder_date', 'Pre-order date', html`value="" data-pre_order_date="${earliest}"`)}
</div>
<div id="variable_product_options" class="panel wc-metaboxes-wrapper" hidden><div class="woocommerce_variations wc-metaboxes"></div><p class="save-note" hidden>Changed variations are not saved yet.</p></div>
</div></div>`;

/** A whole document, because wp-admin does not use the shop's layout. */
export const editPage = (options: EditOptions): Html => html`<!doctype html>
<html lang="${rootAttributes().lang}" dir="${rootAttributes().dir}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Edit product – Save Point</title>
<link rel="icon" href="/assets/icon.svg" />
<link rel="stylesheet" href="/assets/admin.css" />
<script type="application/json" data-islands-config>${raw(scriptJson({ timeZone: options.timeZone }))}</script>
<script defer src="/assets/admin.js"></script>
<script defer src="/dist/shop-islands-admin.js"></script>
</head>
<body class="wp-admin post-type-product">
<div id="wpadminbar" role="navigation" aria-label="Toolbar"><ul id="wp-admin-bar-wcct_admin_page_node-default"></ul></div>
<div class="wcct_header_passed" hidden><li><span class="ab-item">Running campaigns: 981</span></li></div>
<div id="wpbody" role="main"><h1>Edit product</h1><form id="post" method="post">${panels(options)}<p><button type="submit" class="button">Update</button></p></form></div>
</body>
</html>`;
