/**
 * ShopEngine's product filters: each group has its boxes, and beside them a form with only a hidden field, which a
 * script fills. The boxes also belong to one plain form, so that they work without a script.
 */
import { html, raw } from 'hono/html';
import { manyProducts } from '../data/products';
import { categoryTerms, platformTerms } from '../data/terms';
import { type Archive, GAMES, listIn, PLATFORM_FILTER } from '../shop/archive';
import { amountText, currency } from '../shop/currency';
import type { Html } from './parts';
import { keptFields, plainFields } from './plain';

interface Group {
  title: string;
  /** The query field with the group's comma list. */
  field: string;
  /** ShopEngine's word for the group, in classes and ids. */
  word: string;
  /** The name of the boxes. Default: `field`. */
  boxName?: string;
  /** Class of a box, up to its value. */
  boxClass: string;
  boxes: [value: string, label: Html | string][];
  hidden: Html;
}

/** Makes the usual kind of group, in which the boxes have the field's name. */
const group = (title: string, word: string, field: string, boxes: [string, string][], hiddenName = field): Group => ({
  title,
  field,
  word,
  boxClass: `shopengine-filter-${word} ${field}-`,
  boxes,
  hidden: html`<input type="hidden" name="${hiddenName}" class="shopengine-filter-${word}-value" />`,
});

const starLabel = (count: number) =>
  html`<span class="star-rating star-rating-${count * 2}" role="img" aria-label="${count} ${count === 1 ? 'star' : 'stars'}"></span>`;

const groups: readonly Group[] = [
  {
    title: 'Category',
    field: 'shopengine_filter_category',
    word: 'category',
    boxName: 'noNeed',
    boxClass: 'shopengine-filter-categories shopengine-category-name-',
    boxes: categoryTerms.filter(({ slug }) => slug !== 'gift-cards').map(({ slug, name }) => [slug, name]),
    hidden: html`<input type="hidden" id="shopengine_filter_category" name="shopengine_filter_category" />`,
  },
  {
    title: 'Rating',
    field: 'rating_filter',
    word: 'rating',
    boxClass: 'shopengine-filter-rating__label shopengine-rating-name-',
    boxes: [5, 4, 3, 2, 1].map((count) => [String(count), starLabel(count)]),
    hidden: html`<input type="hidden" id="rating_filter_input" name="rating_filter" />`,
  },
  group(
    'Platform',
    'attribute',
    PLATFORM_FILTER,
    platformTerms.map(({ slug, name }) => [slug, name]),
    'shopengine_filter_attribute_',
  ),
  group('Stock', 'stock', 'shopengine_filter_stock', [
    ['instock', 'In stock'],
    ['onbackorder', 'On backorder'],
    ['outofstock', 'Out of stock'],
  ]),
  group('Offers', 'onsale', 'shopengine_filter_onsale', [
    ['on_sale', 'On sale'],
    ['regular_price', 'Regular price'],
  ]),
];

const PLAIN_FORM = 'plain-filters';

const single = (word: string, title: string, content: Html): Html =>
  html`<div class="shopengine-filter-single" role="group" aria-labelledby="filter-title-${word}">
  <div class="shopengine-filter"><h3 class="shopengine-product-filter-title" id="filter-title-${word}">${title}</h3></div>
  ${content}
</div>`;

const box = (
  { word, field, boxName = field, boxClass }: Group,
  [value, label]: [string, Html | string],
  isChosen: boolean,
): Html => {
  const id = `filter-${word}-${value}`;
  return html`<div class="filter-input-group"><input class="${boxClass}${value}" name="${boxName}" type="checkbox" id="${id}" value="${value}" form="${PLAIN_FORM}" ${isChosen ? raw('checked="checked"') : ''} /><label class="shopengine-filter-${word}-label" for="${id}">${label}</label></div>`;
};

/** The boxes stand before their form; those of the rating stand inside their form. */
function groupView(one: Group, query: URLSearchParams): Html {
  const { word, title, hidden } = one;
  const chosen = listIn(query, one.field);
  const boxes = one.boxes.map((pair) => box(one, pair, chosen.includes(pair[0])));
  const form = (content: Html, more = '') =>
    html`<form action="" method="get" class="shopengine-filter ${more}" id="shopengine_${word}_form">${content}</form>`;
  if (word === 'rating')
    return single(
      word,
      title,
      form(html`<div class="shopengine-filter-rating__labels">${boxes}</div>${hidden}`, 'shopengine-filter-rating'),
    );
  const list =
    word === 'category'
      ? html`<ul class="shopengine-category-filter-list shopengine-filter-category">${boxes.map((content) => html`<li>${content}</li>`)}</ul>`
      : boxes;
  return single(word, title, html`${list}${form(hidden)}`);
}

const highest = Math.ceil(Math.max(...manyProducts.map(({ price }) => price)));

/** An address's price in the visitor's currency; "" without one. */
const priceIn = (query: URLSearchParams, name: string) => {
  const pounds = Number.parseFloat(query.get(name) ?? '');
  return pounds >= 0 ? amountText(pounds).replace(/\.00$/, '') : '';
};

const priceField = (query: URLSearchParams, name: string, label: string, most: number): Html =>
  html`<label><span>${label}</span> <input type="number" name="${name}" value="${priceIn(query, name)}" min="0" max="${most}" step="any" inputmode="decimal" class="input-text" /></label>`;

function priceView(query: URLSearchParams): Html {
  const { symbol, rate } = currency();
  const most = Math.ceil(highest * rate);
  const range = `${symbol}${priceIn(query, 'min_price') || 0} - ${symbol}${priceIn(query, 'max_price') || most}`;
  return html`<div class="shopengine-filter-single">
  <form action="" method="get" class="shopengine-filter shopengine-filter-price" data-default-range="${JSON.stringify([0, most])}" data-exchange-rate="${rate === 1 ? 0 : rate}">
    <h3 class="shopengine-product-filter-title">Price</h3>
    <div class="shopengine-filter-price-slider"></div>
    <div class="shopengine-filter-price-fields">${priceField(query, 'min_price', 'From', most)}${priceField(query, 'max_price', 'To', most)}</div>
    <div class="shopengine-filter-price-btns"><p class="shopengine-filter-price-result" data-sign="${symbol}">${range}</p><button type="submit" class="button">Apply</button><button type="button" class="shopengine-filter-price-reset">Reset</button></div>
    ${plainFields(query, ['min_price', 'max_price'])}
  </form>
</div>`;
}

/** The form sends prices in the currency in which the page shows them. */
function plainForm(query: URLSearchParams): Html {
  const kept = new URLSearchParams(query);
  for (const name of ['min_price', 'max_price']) if (kept.has(name)) kept.set(name, priceIn(query, name));
  return html`<form id="${PLAIN_FORM}" class="plain-filters" method="get" action="${GAMES}">${keptFields(
    kept,
    groups.map(({ field }) => field),
  )}<button type="submit" class="button">Apply filters</button></form>`;
}

const switches = ['price', 'rating', 'category', 'attribute', 'stock', 'onsale']
  .map((word) => `data-filter-${word}="yes"`)
  .join(' ');

/** The filters as the address sets them, and the link that clears them. */
export function filtersView({ query, pagination }: Archive): Html {
  const clear = GAMES + (query.has('pagination') ? `?pagination=${pagination}` : '');
  return html`<aside class="archive-filters" aria-labelledby="filters-title"><details><summary><h2 id="filters-title">Filters</h2></summary>
<div class="shopengine-widget"><div class="shopengine-product-filters"><div class="shopengine-product-filters-wrapper" ${raw(switches)} data-filter-view-mode="default">
${priceView(query)}
${groups.map((one) => groupView(one, query))}
</div></div></div>
<div class="plain-filters-row">${plainForm(query)}<a href="${clear}">Clear all</a></div>
</details></aside>`;
}
