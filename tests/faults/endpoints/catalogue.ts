/** Products: variations, pictures, listings, loops, search, quick view. */
import { find, fixtureOf } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';
import type { Visit } from '../visit';
// Code that loads with the first press.
import '../../../widgets/loop-swatches/page/choicePicture';
import '../../../widgets/quick-view/page/product';

const said = (selector: string, text: string) => !!document.querySelector(selector)?.textContent?.includes(text);
const fresh = (fixture: string, title: string) => fixtureOf(fixture).replaceAll(title, 'Fresh');

const VARIATION = {
  variation_id: 501,
  attributes: {},
  is_purchasable: true,
  is_in_stock: true,
  variation_is_visible: true,
  variation_is_active: true,
  price_html: '',
  availability_html: '',
};

function chooseVariation(): void {
  find<HTMLSelectElement>('#pa_colour').value = 'red';
  find<HTMLSelectElement>('#pa_platform').value = 'ps5';
  find('#pa_platform').dispatchEvent(new Event('change', { bubbles: true }));
}

let loops = 0;
const loopItem =
  '<div class="elementor-loop-container elementor-grid"><div class="e-loop-item post-9"><a href="/product/9/">Fresh</a></div></div>';
const grown = '.elementor-element-3f2a1bc .elementor-loop-container';
const page = (container: string) =>
  `<div class="elementor-element" data-id="3f2a1bc"><div class="elementor-widget-container">${container}</div></div>`;
const statusOf = ({ store }: Visit) => (store as { $view: { get(): { status: string } | null } }).$view.get()?.status;

export const catalogue: readonly Endpoint[] = [
  {
    calls: 'getVariation',
    island: 'variations',
    prepare: () => {
      find('.variations_form').dataset.product_variations = 'false';
    },
    on: /wc-ajax=get_variation/,
    good: JSON.stringify(VARIATION),
    act: chooseVariation,
    isDone: () => find<HTMLInputElement>('.variation_id').value === '501',
    told: 'notice',
    isNewest: true,
    // There is no such variation.
    toldOf: { null: '.wc-no-matching-variations' },
  },
  {
    calls: 'fetchSwatchImage',
    island: 'loop-swatches',
    on: /swatch_image_on_loop/,
    good: JSON.stringify({
      success: true,
      data: { variation_img_html: '<img src="https://shop.example/cover/fresh.svg">' },
    }),
    act: ({ act }) => {
      act('.post-201 [data-value="red"]');
      act('.post-201 [data-value="gold"]');
    },
    isDone: () => /fresh/.test(find<HTMLImageElement>('.post-201 img').src),
    told: 'silent',
  },
  {
    calls: 'src/actions/pageArchive.ts: readPage',
    title: 'readPage, for a page of the archive',
    island: 'archive',
    on: /games\/page\/2/,
    good: () => fresh('archive', 'Moonlight Drift'),
    act: ({ act }) => act('a.page-numbers[href="/games/page/2/"]'),
    isDone: () => said('.shopengine-archive-products', 'Fresh'),
    told: 'notice',
    fine: ['half of the answer'],
  },
  {
    calls: 'src/actions/pageArchive.ts: readPage',
    title: 'readPage, for a filter',
    island: 'shop-filter',
    on: /orderby=price/,
    good: () => fresh('shop-filter', 'Moonlight Drift'),
    act: ({ act }) => {
      find<HTMLSelectElement>('select.orderby').value = 'price';
      act(find('select.orderby').closest('form') as HTMLElement, 'submit');
    },
    isDone: () => said('.shopengine-archive-products', 'Fresh'),
    told: 'silent',
    fine: ['half of the answer'],
  },
  {
    calls: 'widgets/loop-pagination/page/append.ts: fetchPage',
    island: 'loop-pagination',
    on: /games\/page\/2/,
    good: page(loopItem),
    act: ({ act }) => act('.e-loop__load-more a'),
    isDone: () => said(grown, 'Fresh'),
    told: '.shop-islands-loop-failed',
    fine: ['half of the answer'],
  },
  {
    calls: 'widgets/loop-pagination/page/pages.ts: fetchPage',
    island: 'loop-pagination',
    on: /e-page-9d4e07a=2/,
    good: page(loopItem).replace('3f2a1bc', '9d4e07a'),
    act: ({ act }) => act('a.page-numbers'),
    isDone: () => said('.elementor-element-9d4e07a', 'Fresh'),
    told: 'leaves',
    fine: ['half of the answer'],
    // The newest page wins.
    isNewest: true,
  },
  {
    calls: 'refreshLoop',
    island: 'loop-filter',
    // The filters of a loop keep their state as long as the page exists, so each test gets a loop with another id.
    prepare: () => {
      document.body.innerHTML = document.body.innerHTML.replaceAll('3f2a1bc', `loop-${++loops}`);
    },
    on: /refresh-loop/,
    good: JSON.stringify({ data: loopItem }),
    act: ({ act }) => act('[data-filter="ps5"]'),
    isDone: () => said('.elementor-widget-loop-grid', 'Fresh'),
    told: 'silent',
    isNewest: true,
  },
  {
    calls: 'fetchSearch',
    island: 'live-search',
    on: /advanced-search/,
    good: '<div class="shopengine-product-search-item"><a href="/product/9/">Fresh</a></div>',
    others: (call) => (/rest-nonce/.test(call) ? 'ab34cd56ef' : undefined),
    act: () => {
      find<HTMLInputElement>('[name="s"]').value = 'moon';
      find('[name="s"]').dispatchEvent(new Event('input', { bubbles: true }));
    },
    isDone: () => said('.shopengine-search-result', 'Fresh'),
    told: '.shopengine-search-result',
    fine: ['half of the answer'],
    // The island repeats the call with a new nonce.
    most: 2,
  },
  {
    calls: 'fetchProductList',
    island: 'product-list-tabs',
    on: /filter_cat_products/,
    good: '<div class="shopengine-single-product-item"><h3>Fresh</h3></div>',
    act: ({ act }) => act('[title="Reduced"]'),
    isDone: () => said('.filter-content', 'Fresh'),
    told: 'notice',
    // An empty answer is no failure: the shop sends it when it no longer has any of the products.
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'widgets/quick-view/live.ts: requestHtml',
    island: 'quick-view',
    on: /shopengine_quickview/,
    good: '<div class="product"><h1>Fresh</h1></div>',
    act: ({ act }) => act('.post-201 .shopengine-quickview-trigger'),
    isDone: (visit) => statusOf(visit) === 'shown' && said('.shop-islands-quick-view', 'Fresh'),
    told: '.shop-islands-quick-view .shop-islands-state',
    fine: ['half of the answer'],
    isNewest: true,
  },
];
