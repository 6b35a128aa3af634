/** The deal of the home page, as ShopEngine prints it: its end in UTC, a clock, and a canvas for the sold share. */
import { html } from 'hono/html';
import { productPath } from '../data/productPath';
import type { Product } from '../data/types';
import { type Html, image, priceHtml } from './parts';

const DAY = 86_400_000;
const STOCK = 40;
const SOLD = 10;

const utc = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

const bar = JSON.stringify({
  bg_line_clr: '#E3E5EA',
  bg_line_height: 8,
  bg_line_cap: 'round',
  prog_line_clr: '#C02434',
  prog_line_height: 8,
  prog_line_cap: 'round',
  stock_qty: STOCK,
  total_sell: SOLD,
});

const digits = (name: string, value: number, label: string) =>
  html`<span class="clock-item"><span class="clock-${name}">${value}</span> <span class="clock-label">${label}</span></span>`;

/** The deal runs from a day before `now` to two days after it. */
export function dealView(product: Product, now = Date.now()): Html {
  const data = JSON.stringify({ start_time: utc(now - DAY), end_time: utc(now + 2 * DAY), show_days: 'yes' });
  const path = productPath(product);
  return html`<section aria-labelledby="deal-title"><h2 id="deal-title">Deal of the week</h2>
<div class="deal-products" data-deal-data="${data}">
  <a class="deal-products__image" href="${path}" tabindex="-1" aria-hidden="true">${image(product, 300, '', '')}</a>
  <div class="deal-products__details">
    <h3 class="deal-products__title"><a href="${path}">${product.name}</a></h3>
    <p class="price">${priceHtml(product)}</p>
    <div class="shopengine-countdown-clock">${digits('days', 2, 'days')}${digits('hou', 0, 'hours')}${digits('min', 0, 'minutes')}${digits('sec', 0, 'seconds')}</div>
    <div class="deal-products__grap"><canvas class="deal-products__grap--line" height="8" data-settings="${bar}"></canvas>
      <div class="deal-products__grap__sells"><span class="deal-products__grap--available">Available: <span class="avl_num">${STOCK - SOLD}</span></span> <span class="deal-products__grap--sold">Sold: <span class="sld_num">${SOLD}</span></span></div></div>
    <a class="button" href="${path}">See the deal</a>
  </div>
</div></section>`;
}
