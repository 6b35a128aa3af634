/**
 * A global may come after the code that reads it. Every file that reads a global is in one of two lists. The files in
 * CASES end in the same state whether the global comes first or late. The files in ASKED_AT_USE read the global at each
 * use, so they decide nothing at the start.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland, IslandRow } from '../../../src/island/types';
import { visitAddress } from '../../helpers/browser';
import { useCookieJar } from '../../helpers/cookieJar';
import { find, showFixture } from '../../helpers/fixture';
import { type FakePage, setPage } from '../../helpers/page';
import { settle } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';
import { setScreen } from '../../helpers/width';

freshVisits();

let page: FakePage;
let added: IslandRow[];
let cookies: Map<string, string>;
let told: string[];

/** Starts an island and gives it its host. */
async function mount(name: string, selector: string): Promise<void> {
  const { default: island } = (await import(`../../../widgets/${name}/index.ts`)) as { default: EnhanceIsland };
  await island.start?.();
  await island.adopt?.(find(selector));
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

interface Case {
  file: string;
  /** Tells the decisions of one file apart. */
  what?: string;
  globals: Record<string, unknown>;
  prepare?(): void;
  run(): Promise<void>;
  /** Returns what a shopper or a script can see in the end. */
  shown(): unknown;
}

const subscribed: unknown[] = [];
/** A function, because `copyOf` does not copy functions: the case counts the subscriptions on this very object. */
const wordPress = Object.assign(() => {}, {
  data: { subscribe: (listener: unknown) => void subscribed.push(listener) },
});

const elementorPro = { elementorProFrontend: {} };
const ATTRIBUTION = { params: { session: 30 }, fields: { source_type: 'current.typ' } };

const CASES: Case[] = [
  {
    file: 'widgets/mini-cart/begin.live.ts',
    what: 'fragments that a theme has asked for',
    globals: { wc_cart_fragments_params: { cart_hash_key: 'hash_of_theirs' } },
    prepare() {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      cookies.set('woocommerce_items_in_cart', '1');
    },
    run: async () => (await import('../../../widgets/mini-cart/begin.live')).begin(),
    shown: () => 'miniCart' in page.stores,
  },
  {
    file: 'widgets/order-attribution/enhance.ts',
    globals: { wc_order_attribution: ATTRIBUTION },
    run: async () => (await import('../../../widgets/order-attribution/enhance')).start(),
    shown: () =>
      (
        window as { wc_order_attribution?: { getAttributionData?(): unknown } }
      ).wc_order_attribution?.getAttributionData?.(),
  },
  {
    file: 'widgets/rating/enhance.ts',
    what: 'labels',
    globals: { wc_single_product_params: { i18n_rating_options: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'] } },
    prepare: () => showFixture('rating'),
    run: () => mount('rating', '#rating'),
    shown: () => texts('.stars a'),
  },
  {
    file: 'widgets/rating/enhance.ts',
    what: 'whether a rating is required',
    globals: { wc_single_product_params: { review_rating_required: 'yes' } },
    prepare() {
      vi.stubGlobal('alert', () => {});
      showFixture('rating');
      find<HTMLSelectElement>('#rating').required = false;
    },
    run: () => mount('rating', '#rating'),
    shown: () => find<HTMLSelectElement>('#rating').form?.dispatchEvent(new Event('submit', { cancelable: true })),
  },
  {
    file: 'widgets/header-menu/enhance.ts',
    globals: { astra: { break_point: '1300' } },
    prepare() {
      setScreen(1280);
      showFixture('header-menu');
      document.body.className = 'ast-desktop';
    },
    run: () => mount('header-menu', '#masthead'),
    shown: () => document.body.className,
  },
  {
    file: 'widgets/mega-menu/enhance.ts',
    what: 'break points',
    globals: { elementorFrontendConfig: { responsive: { activeBreakpoints: { tablet: { value: 1300 } } } } },
    prepare: showMegaMenu,
    run: () => mount('mega-menu', '.e-n-menu'),
    shown: () => find('.e-n-menu').dataset.layout,
  },
  {
    file: 'widgets/mega-menu/enhance.ts',
    what: 'who runs it',
    globals: elementorPro,
    prepare: showMegaMenu,
    run: () => mount('mega-menu', '.e-n-menu'),
    shown: () => pressed('mega-menu', '.e-n-menu-dropdown-icon'),
  },
  {
    file: 'widgets/off-canvas/enhance.ts',
    globals: elementorPro,
    prepare: () => showFixture('off-canvas'),
    run: () => mount('off-canvas', '.e-off-canvas'),
    async shown() {
      await pressed('off-canvas', '[href*=off_canvas]');
      return find('.e-off-canvas').getAttribute('aria-hidden');
    },
  },
  {
    file: 'widgets/product-gallery/enhance.ts',
    globals: { wc_single_product_params: { photoswipe_enabled: '', flexslider_enabled: '', zoom_enabled: '' } },
    prepare() {
      setScreen(1280);
      Element.prototype.scrollTo = () => {};
      showFixture('product-gallery');
    },
    run: () => mount('product-gallery', '.woocommerce-product-gallery'),
    shown: () =>
      document.querySelectorAll('.woocommerce-product-gallery__trigger, .flex-control-nav, .flex-viewport').length,
  },
  {
    file: 'widgets/country-fields/page/settings.ts',
    globals: {
      wc_country_select_params: { countries: JSON.stringify({ US: { CA: 'California' } }) },
      wc_address_i18n_params: {
        locale: JSON.stringify({ US: { state: { label: 'State of the Union' } } }),
        locale_fields: JSON.stringify({ state: '#billing_state_field' }),
      },
    },
    prepare() {
      showFixture('country-fields');
      const country = find<HTMLSelectElement>('#billing_country');
      country.innerHTML = '<option value="US" selected>United States</option>';
    },
    run: () => mount('country-fields', '#billing_country'),
    shown: () => [find('#billing_state').tagName, texts('#billing_state option')],
  },
  {
    file: 'widgets/checkout/enhance.ts',
    globals: { wc_checkout_params: { is_checkout: '1' } },
    prepare() {
      vi.stubGlobal('fetch', async () => new Response('{}'));
      setScreen(1280);
      showFixture('checkout');
    },
    run: () => mount('checkout', 'form.checkout'),
    shown: () => told.filter((type) => type === 'island:checkout:init'),
  },
  {
    file: 'widgets/consent/page/ask.ts',
    globals: { _ckyConfig: { _categories: [{ slug: 'necessary', isNecessary: true }, { slug: 'analytics' }] } },
    prepare() {
      document.body.innerHTML = '<script type="text/template" id="ckyBannerTemplate"></script>';
    },
    run: async () => (await import('../../../widgets/consent/page/ask')).askOnPage(null),
    shown: () => typeof (window as { getCkyConsent?: unknown }).getCkyConsent,
  },
  {
    file: 'widgets/smooth-anchors/enhance.ts',
    globals: { astra: { is_scroll_to_id: '1' } },
    prepare() {
      setScreen(1280);
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      visitAddress('/guide/');
      document.body.className = 'theme-astra-4';
      document.body.innerHTML = '<a href="#there">There</a><p id="there"></p>';
    },
    run: async () => void (await import('../../../widgets/smooth-anchors/enhance')).adopt(document.body),
    shown() {
      const { style } = document.documentElement;
      style.scrollBehavior = '';
      find('a').click();
      return style.scrollBehavior;
    },
  },
  {
    file: 'widgets/order-attribution-inputs/page/blockCheckout.ts',
    globals: { wp: wordPress },
    run: async () =>
      (await import('../../../widgets/order-attribution-inputs/page/blockCheckout')).whenBlockCheckout(() => true),
    shown: () => subscribed.length,
  },
  {
    file: 'src/bridge/woocommerce/currency.ts',
    globals: { wc_cart_fragments_params: { cart_hash_key: 'hash_of_theirs', fragment_name: 'fragments_of_theirs' } },
    prepare() {
      visitAddress('/shop/?currency=EUR');
      localStorage.setItem('hash_of_theirs', 'hash');
      sessionStorage.setItem('fragments_of_theirs', '{}');
    },
    run: async () => (await import('../../../widgets/currency-switcher/enhance')).start(),
    shown: () => [localStorage.getItem('hash_of_theirs'), sessionStorage.getItem('fragments_of_theirs')],
  },
  {
    file: 'src/bridge/jquery/awaitJQuery.ts',
    globals: { jQuery },
    run: async () => (await import('../../../src/bridge/jquery/awaitJQuery')).awaitJQuery(),
    shown: async () => !!(await import('../../../src/bridge/jquery/jquery')).jQueryBridge(),
  },
];

/** Presses a widget's control, and returns the effect. */
async function pressed(name: string, selector: string): Promise<unknown> {
  const { default: island } = (await import(`../../../widgets/${name}/index.ts`)) as { default: EnhanceIsland };
  return island.onIntent?.({ type: 'click', target: find(selector), submitter: null } as never);
}

function showMegaMenu(): void {
  setScreen(1280);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  showFixture('mega-menu');
}

/** Inserts a script, as an optimiser does. */
function bringScript(): void {
  const script = document.body.appendChild(Object.assign(document.createElement('script'), { type: 'text/plain' }));
  script.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  told = [];
  ({ cookies } = useCookieJar());
  document.addEventListener('island:checkout:init', ({ type }) => told.push(type));
});

const defined = new Set<string>();
function define(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(copyOf(globals))) {
    Reflect.set(window, name, value);
    defined.add(name);
  }
}
/** Copies the globals, because the page changes them. */
const copyOf = (globals: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(globals).map(([name, value]) => [
      name,
      typeof value === 'function' ? value : structuredClone(value),
    ]),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.className = '';
  document.documentElement.style.scrollBehavior = '';
  for (const name of [...defined, 'wc_order_attribution', 'getCkyConsent', 'revisitCkyConsent'])
    Reflect.deleteProperty(window, name);
});

async function rest(): Promise<void> {
  await vi.dynamicImportSettled();
  await settle();
}

/** Runs a case on a page that gets the globals first, late, or never. Returns what is shown in the end. */
async function visit({ globals, prepare, run, shown }: Case, when: 'first' | 'late' | 'never'): Promise<unknown> {
  added = [];
  subscribed.length = 0;
  page = Object.assign(setPage(), { add: (rows: IslandRow[]) => void added.push(...rows) });
  vi.resetModules();
  prepare?.();
  if (when === 'first') define(globals);
  await run();
  await rest();
  if (when === 'late') {
    define(globals);
    bringScript();
    await rest();
  }
  return shown();
}

describe.each(CASES.map((one) => [`${one.file}${one.what ? `: ${one.what}` : ''}`, one] as const))(
  '%s',
  (_name, one) => {
    const results: unknown[] = [];
    it.each(['never', 'first', 'late'] as const)(
      'shows the same whether the global comes before it or after it: %s',
      async (when) => {
        results.push(await visit(one, when));
        if (when === 'first') expect(results[1], 'the test tells the two apart').not.toEqual(results[0]);
        if (when === 'late') expect(results[2]).toEqual(results[1]);
      },
    );
  },
);

/** Files that read a global at each use, so that the next use finds a global that has come in the meantime. */
const ASKED_AT_USE = [
  // Read at each call: the data to send, and the address.
  ...[
    'src/actions/addProduct.ts',
    'src/actions/freshNonces.ts',
    'src/actions/tellAdds.ts',
    'src/api/ajaxUrl.ts',
    'src/api/cart.ts',
    'src/api/elementsKitUrl.ts',
    'src/api/request.ts',
  ],
  ...[
    'src/api/rest.ts',
    'src/api/restUrl.ts',
    'src/bridge/woocommerce/attributionGlobal.ts',
    'src/bridge/woocommerce/cartKeys.ts',
  ],
  ...[
    'src/bridge/woocommerce/blocks.ts',
    'src/bridge/woocommerce/cartReaders.ts',
    'widgets/campaign/api.ts',
    'widgets/campaign/live.ts',
    'widgets/cart/api.ts',
    'widgets/chat/page/settings.ts',
  ],
  ...[
    'widgets/checkout-coupon/api.ts',
    'widgets/checkout/api.ts',
    'widgets/checkout/page/order.ts',
    'widgets/currency-switcher/enhance.ts',
  ],
  ...[
    'widgets/loop-filter/api.ts',
    'widgets/loop-swatches/api.ts',
    'widgets/quick-view/live.ts',
    'widgets/widget-area/api.ts',
    'widgets/wishlist/api.ts',
  ],
  ...[
    'widgets/wishlist/enhance.ts',
    'widgets/variation-details/page/label.ts',
    'widgets/variation-details/page/saleVariations.ts',
    'src/texts/say.ts',
  ],
  ...[
    'widgets/chat/trackers/page/trackers.ts',
    'widgets/quick-view/page/pageParams.ts',
    'widgets/map/page/adapters.ts',
    'widgets/map/google/page/script.ts',
    'widgets/map/page/leaflet.ts',
  ],
  ...['src/bridge/page/service.ts', 'src/loader/original.ts'],
  // These need no cases of their own, because the files that call them are in CASES or act on a press. Popups decide
  // only once, because Elementor Pro's late front end finds no popups on the page.
  ...['src/bridge/elementor.ts', 'src/consent/banner.ts', 'src/consent/law.ts', 'src/consent/wpConsentApi.ts'],
  ...[
    'widgets/consent/cookieyes/page/banner.ts',
    'widgets/consent/page/globals.ts',
    'src/consent/google.ts',
    'src/consent/providers.ts',
  ],
  // Asked again with each script that comes.
  ...[
    'src/loader/kind.ts',
    'src/bridge/jquery/bridge.ts',
    'src/bridge/jquery/lateScripts.ts',
    'src/loader/legacyCalls.ts',
  ],
  ...['src/loader/alone.ts', 'src/loader/sleep.ts'],
  // Used by the only call that a page makes while it sleeps.
  'src/bridge/jquery/transport.ts',
  // If the global is late, the gallery's code comes with a hand, and the global is there by then.
  'widgets/product-gallery/page/look.ts',
  // Asked at each choice of a variation.
  'widgets/variations/picture/page/replaceGallery.ts',
  // Used to trigger events, which a script that comes later has missed anyway.
  'src/bridge/jquery/events.ts',
  // Globals that other scripts replace, or that a second copy of the library sets.
  ...['src/loader/start.ts', 'src/entry/components/standIn.ts'],
  // The browser's own.
  ...['src/bridge/page/trusted.ts', 'src/runtime/look.ts', 'src/ui/covers/backGesture.ts', 'src/ui/views/inTime.ts'],
  // Used in wp-admin and the Customizer, where no optimiser works.
  ...['src/bridge/page/apiFetch.ts', 'widgets/mini-cart/page/customizer.ts'],
  // enhance.ts, which is in CASES, makes a new gallery.
  'widgets/product-gallery/page/gallery.ts',
  // The readers themselves.
  ...['src/dom/ownGlobal.ts', 'src/dom/pageGlobal.ts', 'src/bridge/page/globals.ts'],
  // Read again at each choice of a payment method and after each review.
  'widgets/checkout/page/buttonRegistry.ts',
  // Asked at each registration.
  ...['src/loader/addressRegistry.ts', 'widgets/address-autocomplete/page/providers.ts'],
];

const READER = /\b(?:pageGlobal|pageSetting|ownGlobal|ownFunction)(?:<[^;]*?>)?\(/;
const readers = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && READER.test(readFileSync(file, 'utf8'))),
);

it('every file that reads a global is known here', () => {
  const known = new Set([...CASES.map(({ file }) => file), ...ASKED_AT_USE]);
  expect(readers.filter((file) => !known.has(file))).toEqual([]);
});
