/** Tests how the quick view changes the page, and the page in its frame. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installJQuery } from '../../src/bridge/jquery/bridge';
import type { JQueryBridge } from '../../src/bridge/jquery/types';
import type { CartAnswer } from '../../src/rules/cartAnswer';
import { ORIGINAL_FRAGMENTS } from '../../src/rules/originals';
import type { Cart, CartState } from '../../src/state/cart';
import { readTabs } from '../../widgets/product-tabs/read';
import { checkCart, rememberCart, takeCart } from '../../widgets/quick-view/page/cart';
import { enterFrame, isSending } from '../../widgets/quick-view/page/frame';
import { productNodes } from '../../widgets/quick-view/page/product';
import { find } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';

const log: string[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: ({ text }: { text: string }) => log.push(text) }));

beforeEach(() => {
  log.length = 0;
});

describe('a quick view’s frame', () => {
  const events = {
    onEscape: () => log.push('escape'),
    onAdded: ({ cartHash }: CartAnswer) => log.push(`added ${cartHash}`),
  };
  const html = `<header></header><main><p></p><div class="product"><form class="cart"></form><a href="#reviews">Reviews</a><a href="/x/" target="_blank">x</a></div></main><footer></footer>`;
  const enter = (text: string) => {
    const contentDocument = document.implementation.createHTMLDocument();
    contentDocument.body.innerHTML = text;
    enterFrame({ contentDocument } as HTMLIFrameElement, events);
    return contentDocument;
  };
  const press = (page: Document, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    page.body.dispatchEvent(event);
    return event;
  };

  it('opens its links and forms in the page, except anchors', () => {
    const page = enter(html);
    expect(page.head.firstElementChild?.outerHTML).toBe('<base target="_parent">');
    expect([...page.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_self', '_blank']);
  });

  it('adds without leaving the page', () => {
    const page = enter(html);
    expect(find('form', page).dataset.ajax).toBe('');
    page.body.dispatchEvent(
      new CustomEvent('island:cart:added', { bubbles: true, detail: { fragments: {}, cartHash: 'h' } }),
    );
    expect(log).toEqual(['added h']);
  });

  it('shows the product alone where the server sends a whole page, and a template of the shop as it is', () => {
    const hidden = (page: Document) =>
      [...page.querySelectorAll('[data-quick-view-around]')].map(({ localName }) => localName);
    expect(hidden(enter(html))).toEqual(['header', 'p', 'footer']);
    expect(hidden(enter(`<header></header><div class="shopengine-quickview-content-warper">${html}</div>`))).toEqual(
      [],
    );
    expect(hidden(enter('<header></header><p>A theme’s own</p>'))).toEqual([]);
  });

  it('closes on Escape, unless something in the frame or an input method uses the key', () => {
    const page = enter(html);
    press(page, 'a');
    press(page, 'Escape', { isComposing: true });
    expect(log).toEqual([]);
    press(page, 'Escape');
    expect(log).toEqual(['escape']);
    page.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press(page, 'Escape');
    expect(log).toEqual(['escape']);
  });

  it('is needed from the submit of its form until an island has begun the add', () => {
    const page = enter(html);
    const tell = (type: string) =>
      find('form', page).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(isSending()).toBe(false);
    tell('submit');
    expect(isSending()).toBe(true);
    tell('island:cart:adding');
    expect(isSending()).toBe(false);
    tell('submit');
    enter(html);
    expect(isSending()).toBe(false);
  });

  it('may be without a document', () => {
    expect(() => enterFrame({ contentDocument: null } as HTMLIFrameElement, events)).not.toThrow();
  });
});

describe('a product that is taken out of its page', () => {
  const page = (part: string) =>
    `<!doctype html><html><head><script>var wc_qv_params = {"a":"1"};</script></head><body><header>Shop</header>${part}</body></html>`;
  const show = (part: string) => {
    const place = document.createElement('section');
    place.append(...productNodes(page(part)));
    return place;
  };
  afterEach(() => {
    delete (window as { wc_qv_params?: unknown }).wc_qv_params;
  });

  it('comes alone, without scripts, and adds without leaving the page', () => {
    const place = show('<div class="product"><script>alert(1)</script><form class="cart"></form></div>');
    expect(place.innerHTML).toBe('<div class="product"><form class="cart" data-ajax=""></form></div>');
    expect((window as { wc_qv_params?: unknown }).wc_qv_params).toEqual({ a: '1' });
  });

  it('is missing where the answer has none, and then the answer’s globals are not taken', () => {
    expect(productNodes(page('<form class="login"></form>'))).toEqual([]);
    expect('wc_qv_params' in window).toBe(false);
  });

  it('counts as a product for the islands in it', () => {
    expect(
      show('<div class="shopengine-product-page"><form class="cart"></form></div>').firstElementChild?.className,
    ).toBe('shopengine-product-page product');
  });

  it('gets new ids where the page has the same ones and something refers to them', () => {
    document.body.innerHTML = '<i id="colour"></i><i id="badge"></i><i id="note"></i>';
    const place = show(
      '<div class="product"><b id="badge"></b><label for="colour"></label><label for="size"></label><select id="colour" aria-describedby="note hint colour"></select><p id="hint"></p></div>',
    );
    expect([...place.querySelectorAll('label')].map((label) => label.getAttribute('for'))).toEqual([
      'colour-quick-view',
      'size',
    ]);
    expect(find('select', place).id).toBe('colour-quick-view');
    expect(find('select', place).getAttribute('aria-describedby')).toBe('note hint colour-quick-view');
    expect(place.querySelector('#badge')).not.toBeNull();
  });

  it('keeps its tabs on a product’s page, whose tabs have the same ids', () => {
    const tabs =
      '<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-description" aria-controls="tab-description">Description</a></li><li><a href="#tab-reviews">Reviews</a></li></ul><div id="tab-description"></div><div id="tab-reviews"></div></div>';
    document.body.innerHTML = tabs;
    const place = show(`<div class="product">${tabs}</div>`);
    expect(readTabs(find('.wc-tabs-wrapper', place)).map(({ panel }) => panel.id)).toEqual([
      'tab-description-quick-view',
      'tab-reviews-quick-view',
    ]);
  });
});

describe('the page’s cart', () => {
  let fake: FakePage;
  const $cart = atom<Cart | null>(null);
  const answer: CartAnswer = { fragments: { a: 'b' }, cartHash: 'new' };
  const setHash = (hash: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a server would set
    document.cookie = `woocommerce_cart_hash=${hash}; path=/`;
  };
  const told: string[] = [];
  const tell = ({ type }: Event) => told.push(type);
  const EVENTS = ['island:cart:added', 'island:cart:refresh'];

  beforeEach(() => {
    fake = setPage();
    document.body.insertAdjacentHTML('beforeend', '<div class="widget_shopping_cart_content"></div>');
    $cart.set(null);
    fake.stores.cart = {
      $cart,
      receive: ({ cartHash }: CartAnswer, source: string) => log.push(`${source} ${cartHash}`),
    } as unknown as CartState;
    told.length = 0;
    setHash('old');
    for (const event of EVENTS) document.addEventListener(event, tell);
    const jQuery: Partial<JQueryBridge> = { trigger: (event, args) => void log.push([event, ...args].join(' ')) };
    installJQuery(jQuery as JQueryBridge);
    rememberCart();
  });
  afterEach(() => {
    for (const event of EVENTS) document.removeEventListener(event, tell);
  });

  it('takes over the cart that an add in the frame has returned', async () => {
    await takeCart(answer);
    expect([fake.woken, log, told]).toEqual([
      ['add-to-cart'],
      ['added new', 'added_to_cart [object Object] new'],
      ['island:cart:added'],
    ]);
    setHash('new');
    checkCart();
    await settle();
    expect(fake.woken).toEqual(['add-to-cart']);
  });

  it('is announced to other scripts even where the cart’s island is switched off', async () => {
    delete fake.stores.cart;
    await takeCart(answer);
    expect(told).toEqual(['island:cart:added']);
  });

  it('is fetched when the frame has changed it without an event, and only then', async () => {
    checkCart();
    setHash('other');
    $cart.set({ fragments: {}, hash: 'other', source: 'added' });
    checkCart();
    await settle();
    expect([fake.woken, told]).toEqual([[], []]);
    $cart.set(null);
    checkCart();
    await settle();
    expect([fake.woken, told]).toEqual([[], ['island:cart:refresh']]);
  });

  it('is left to WooCommerce’s own script where that runs', async () => {
    fake.originals.add(ORIGINAL_FRAGMENTS);
    setHash('other');
    checkCart();
    await settle();
    expect([fake.woken, told, log]).toEqual([[], [], ['wc_fragment_refresh']]);
  });

  it('gets adds whose frame was closed too early: the island sends them when it starts, or resumes them if it runs already', async () => {
    sessionStorage.setItem('shop-islands:adds', '[{"id":"1","fields":{}}]');
    checkCart();
    await settle();
    expect(fake.woken).toEqual(['add-to-cart']);
    (fake.stores as Record<string, unknown>).adds = {
      resume: async (use: (outcome: { kind: string; answer?: CartAnswer }, add: object) => void) => {
        use({ kind: 'added', answer }, {});
        use({ kind: 'elsewhere' }, {});
        use({ kind: 'failed' }, {});
      },
    };
    checkCart();
    await until(() => expect(log).toContain('The product could not be added to your cart.'));
    expect(log).toEqual([
      'added new',
      'added_to_cart [object Object] new',
      'The product could not be added to your cart.',
    ]);
  });
});
