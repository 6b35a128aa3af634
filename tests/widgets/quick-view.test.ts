import { beforeEach, describe, expect, it } from 'vitest';
import { moveFocus } from '../../src/dom/focus';
import type { FrameFacts } from '../../widgets/quick-view/contract';
import { findProduct, readFrame, readTrigger } from '../../widgets/quick-view/read';
import { frameAddress, hasLeft, isProduct } from '../../widgets/quick-view/rules';
import { createQuickView, type QuickViewDependencies } from '../../widgets/quick-view/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';

const log: string[] = [];

const PAGE = 'https://shop.example/shop/';
const PRODUCT = 'https://shop.example/product/ashfall-kingdoms/';
const FRAME = `${PRODUCT}?shopengine_quickview=modal-content&nonce=1a2b3c4d5e`;

const pageOf = (html: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
};
const frameOf = (html: string, address = FRAME, visit: { responseStatus?: number } = { responseStatus: 200 }) =>
  ({
    contentDocument: pageOf(html),
    contentWindow: { location: { href: address }, performance: { getEntriesByType: () => [visit] } },
  }) as unknown as HTMLIFrameElement;

beforeEach(() => {
  log.length = 0;
});

describe('the address of a quick view', () => {
  it.each([
    ['a question mark', PRODUCT, '/cart/', `${PRODUCT}?`],
    ['a question mark where the cart’s address is not known', PRODUCT, '', `${PRODUCT}?`],
    [
      'an ampersand behind a query',
      'https://shop.example/?product=ashfall',
      '/cart/',
      'https://shop.example/?product=ashfall&',
    ],
    [
      'an ampersand where both have a query',
      'https://shop.example/?product=ashfall',
      '/?page_id=8',
      'https://shop.example/?product=ashfall&',
    ],
    [
      'an ampersand that leaves the address whole where only the cart’s has a query',
      PRODUCT,
      '/?page_id=8',
      `${PRODUCT}?&`,
    ],
  ])('has %s', (_what, source, cart, start) => {
    expect(frameAddress(source, cart, '1a2b3c4d5e')).toBe(
      `${start}shopengine_quickview=modal-content&nonce=1a2b3c4d5e`,
    );
  });

  it('has no fragment, and a nonce that is encoded', () => {
    expect(frameAddress(`${PRODUCT}#reviews`, '', 'a&b')).toBe(
      `${PRODUCT}?shopengine_quickview=modal-content&nonce=a%26b`,
    );
  });
});

describe('what a frame holds', () => {
  const facts: FrameFacts = { address: FRAME, status: 200, hasProduct: true };
  it.each<[string, Partial<FrameFacts>, boolean]>([
    ['the product', {}, true],
    ['the product at another address', { address: PRODUCT }, true],
    ['a page of the theme’s own making at the address that was asked for', { hasProduct: false }, true],
    ['the product, where the browser tells no status', { status: 0 }, true],
    ['a login', { address: 'https://shop.example/my-account/', hasProduct: false }, false],
    ['an error', { status: 404 }, false],
    ['an error of the server', { status: 500, hasProduct: false }, false],
  ])('can be %s', (_what, change, isShown) => {
    expect(isProduct({ ...facts, ...change }, FRAME)).toBe(isShown);
  });

  it('has left the product when its address is another one than the first, and not before there was a first', () => {
    expect([hasLeft(facts, PRODUCT), hasLeft(facts, FRAME), hasLeft(facts, undefined)]).toEqual([true, false, false]);
  });

  it('is read from it', () => {
    expect(readFrame(frameOf('<div class="product"></div>'))).toEqual(facts);
    expect(readFrame(frameOf('<form class="login"></form>', 'https://shop.example/my-account/', {}))).toEqual({
      address: 'https://shop.example/my-account/',
      status: 0,
      hasProduct: false,
    });
  });

  it('cannot be read where the page is another site’s', () => {
    expect(readFrame({ contentDocument: null, contentWindow: {} } as HTMLIFrameElement)).toBeUndefined();
  });
});

describe('a trigger', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readTrigger(find('a'), PAGE);
  };

  it('names its product, and how it is shown', () => {
    showFixture('quick-view');
    const [first, second] = [...document.querySelectorAll('.shopengine-quickview-trigger')] as [Element, Element];
    expect(readTrigger(first, PAGE)).toEqual({ address: PRODUCT, name: 'Ashfall Kingdoms', isNative: false });
    expect(readTrigger(second, PAGE)).toEqual({
      address: 'https://shop.example/product/wireless-controller/',
      name: 'Wireless controller',
      isNative: true,
    });
  });

  it('may have its href alone, or be damaged', () => {
    expect(read('<a href="/product/x/">x</a>')).toEqual({
      address: 'https://shop.example/product/x/',
      name: '',
      isNative: false,
    });
    expect(read('<a data-source-url=" " href="../product/x/" data-quick-view="native">x</a>')).toMatchObject({
      address: 'https://shop.example/product/x/',
      isNative: true,
    });
  });

  it.each([
    ['another site', 'https://elsewhere.example/product/x/'],
    ['another scheme', 'javascript:alert(1)'],
    ['mail', 'mailto:a@shop.example'],
    ['the same site without encryption', 'http://shop.example/product/x/'],
    ['an anchor', '#product'],
    ['nothing', ''],
    ['no address', 'https://'],
  ])('that leads to %s is left to the browser', (_what, source) => {
    expect(read(`<a data-source-url="${source}" href="${source}">x</a>`)).toBeUndefined();
  });
});

describe('the product’s part of a page', () => {
  it.each([
    [
      'the quick view’s template',
      '<div class="product" id="a"></div><div class="shopengine-quickview-content-warper" id="b"><div class="product"></div></div>',
      'b',
    ],
    ['ShopEngine’s own', '<div class="product" id="a"></div><div class="shopengine-product-page" id="b"></div>', 'b'],
    [
      'the theme’s',
      '<ul class="products"><li><div class="product"></div></li></ul><div class="product" id="b"></div>',
      'b',
    ],
    ['a block theme’s', '<main><section class="product" id="b"></section></main>', 'b'],
  ])('is %s', (_what, html, id) => {
    expect(findProduct(pageOf(html))?.id).toBe(id);
  });

  it('is no card of a list', () => {
    expect(
      findProduct(
        pageOf(
          '<main><ul class="products"><li class="product"></li></ul><div class="products"><div class="product"></div></div></main>',
        ),
      ),
    ).toBeUndefined();
  });
});

describe('the quick view', () => {
  let clock: FakeClock;
  let facts: FrameFacts | undefined;
  let answers: Record<string, (nodes: ChildNode[] | Error) => void>;
  const nodes = [document.createElement('div')];

  const create = (more: Partial<QuickViewDependencies> = {}) =>
    createQuickView({
      readTrigger: (trigger) => readTrigger(trigger, PAGE),
      addressOf: ({ address }) => `${address}?frame`,
      loadNodes: (address) =>
        new Promise((resolve, reject) => {
          answers[address.split('/')[4] as string] = (answer) =>
            answer instanceof Error ? reject(answer) : resolve(answer);
        }),
      readFrame: () => facts,
      enterFrame: (_frame, close) => {
        log.push('enter');
        onEscape = close;
      },
      clock,
      timeout: () => 15_000,
      isSending: () => false,
      leaveTo: (address) => log.push(`go ${address}`),
      onOpened: ({ name }) => log.push(`opened ${name}`),
      onClosed: () => log.push('closed'),
      onFailed: (asked) => log.push(`failed ${asked}`),
      findTrigger: () => find('h2'),
      giveFocus: moveFocus,
      ...more,
    });
  let onEscape: () => void;
  const frame = {} as HTMLIFrameElement;
  const trigger = (index = 0) =>
    [...document.querySelectorAll<HTMLElement>('.shopengine-quickview-trigger')][index] as HTMLElement;
  const settle = () => clock.advance(0);

  beforeEach(() => {
    clock = createClock();
    facts = { address: `${PRODUCT}?frame`, status: 200, hasProduct: true };
    answers = {};
    showFixture('quick-view');
  });

  it('waits for its frame, shows it, and prepares it for use', () => {
    const view = create();
    expect([view.$isOpen.get(), view.$view.get()]).toEqual([false, null]);
    expect(view.open(trigger())).toBeUndefined();
    expect(view.$isOpen.get()).toBe(true);
    expect(view.$view.get()).toMatchObject({
      status: 'loading',
      asked: `${PRODUCT}?frame`,
      product: { name: 'Ashfall Kingdoms' },
    });
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('shown');
    expect(log).toEqual(['opened Ashfall Kingdoms', 'enter']);
  });

  it('leaves a press to the browser where the trigger names no product of this shop', () => {
    const view = create({ readTrigger: () => undefined });
    expect([view.open(trigger()), view.$isOpen.get(), log]).toEqual([false, false, []]);
  });

  it('keeps the frame until it has faded, and then removes it', async () => {
    const view = create();
    view.open(trigger());
    view.loaded(frame);
    onEscape();
    view.close();
    expect(view.$isOpen.get()).toBe(false);
    await clock.advance(249);
    expect(view.$view.get()?.status).toBe('shown');
    await clock.advance(1);
    expect(view.$view.get()).toBeNull();
    expect(log.filter((entry) => entry === 'closed')).toHaveLength(1);
    expect(view.open(trigger())).toBeUndefined();
    expect(view.$view.get()).toMatchObject({ opening: 2, status: 'loading' });
  });

  it('keeps the frame for longer while something that was sent in it needs it, but not for ever', async () => {
    let isSending = true;
    const view = create({ isSending: () => isSending });
    view.open(trigger());
    view.loaded(frame);
    view.close();
    await clock.advance(1000);
    expect([view.$isOpen.get(), view.$view.get()?.status]).toEqual([false, 'shown']);
    isSending = false;
    await clock.advance(250);
    expect(view.$view.get()).toBeNull();

    isSending = true;
    view.open(trigger());
    view.close();
    await clock.advance(15_000);
    expect(view.$view.get()).not.toBeNull();
    await clock.advance(250);
    expect(view.$view.get()).toBeNull();
    expect(log.filter((entry) => entry === 'closed')).toHaveLength(2);
  });

  it.each([
    ['the cart, where a form in it leads', { address: 'https://shop.example/cart/', status: 200, hasProduct: false }],
    ['an error', { address: `${PRODUCT}?frame`, status: 500, hasProduct: false }],
  ])('leads nowhere and tells nothing when %s comes after it was closed', (_what, found) => {
    const view = create();
    view.open(trigger());
    view.loaded(frame);
    view.close();
    log.length = 0;
    facts = found;
    view.loaded(frame);
    expect([log.filter((entry) => /^(go|failed)/.test(entry)), view.$view.get()?.status]).toEqual([[], 'shown']);
  });

  it('stays open when it is opened again while it fades', async () => {
    const view = create();
    view.open(trigger());
    view.close();
    await clock.advance(100);
    view.open(trigger(0));
    await clock.advance(1000);
    expect([view.$isOpen.get(), view.$view.get()?.opening]).toEqual([true, 2]);
    expect(log).not.toContain('closed');
  });

  it('says so when the frame does not load in time, and shows it when it loads late', async () => {
    const view = create();
    view.open(trigger());
    await clock.advance(14_999);
    expect(view.$view.get()?.status).toBe('loading');
    await clock.advance(1);
    expect(view.$view.get()?.status).toBe('failed');
    expect(log.at(-1)).toBe(`failed ${PRODUCT}?frame`);
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it('asks once more, in a frame of its own, when the shopper tries again', async () => {
    const view = create();
    view.open(trigger());
    await clock.advance(15_000);
    view.retry();
    expect(view.$view.get()).toMatchObject({ status: 'loading', opening: 2, asked: `${PRODUCT}?frame` });
    await clock.advance(15_000);
    expect(view.$view.get()?.status).toBe('failed');
  });

  it('waits for nothing after it was closed', async () => {
    const view = create();
    view.open(trigger());
    await clock.advance(14_900);
    view.close();
    await clock.advance(200);
    expect(view.$view.get()?.status).toBe('loading');
    await clock.advance(20_000);
    expect(log).toEqual(['opened Ashfall Kingdoms', 'closed']);
    view.loaded(frame);
    expect(view.$view.get()).toBeNull();
  });

  it.each<[string, FrameFacts | undefined]>([
    ['an error', { address: `${PRODUCT}?frame`, status: 500, hasProduct: false }],
    ['a login', { address: 'https://shop.example/my-account/', status: 200, hasProduct: false }],
    ['nothing that may be looked at', undefined],
  ])('says so when its frame holds %s', async (_what, found) => {
    facts = found;
    const view = create();
    view.open(trigger());
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('failed');
    expect(log).not.toContain('enter');
    await clock.advance(20_000);
    expect(log.filter((entry) => entry.startsWith('failed'))).toHaveLength(1);
  });

  it('ignores an empty frame', () => {
    facts = { address: 'about:blank', status: 0, hasProduct: false };
    const view = create();
    view.open(trigger());
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('loading');
  });

  it('prepares a frame that has loaded again, and takes the page to where a script in the frame goes', () => {
    const view = create();
    view.open(trigger());
    view.loaded(frame);
    view.loaded(frame);
    facts = { address: 'https://shop.example/cart/', status: 200, hasProduct: false };
    view.loaded(frame);
    expect(log.slice(1)).toEqual(['enter', 'enter', 'go https://shop.example/cart/']);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it('shows the answer’s nodes where the product is shown in the page itself', async () => {
    const view = create();
    view.open(trigger(1));
    expect(view.$view.get()?.status).toBe('loading');
    answers['wireless-controller']?.(nodes);
    await settle();
    expect(view.$view.get()).toMatchObject({ status: 'shown', nodes });
    await clock.advance(20_000);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it.each([
    ['fails', new Error('no')],
    ['holds no product', []],
  ])('in the page itself says so when the answer %s', async (_what, answer) => {
    const view = create();
    view.open(trigger(1));
    answers['wireless-controller']?.(answer);
    await settle();
    expect(view.$view.get()?.status).toBe('failed');
    expect(log.at(-1)).toMatch(/^failed/);
  });

  it('shows the product that was asked for last, whichever answer comes late', async () => {
    const view = create();
    view.open(trigger(1));
    view.open(trigger(0));
    answers['wireless-controller']?.(nodes);
    await settle();
    expect(view.$view.get()).toMatchObject({ status: 'loading', product: { name: 'Ashfall Kingdoms' } });
    expect(view.$view.get()?.nodes).toBeUndefined();
    view.open(trigger(1));
    const late = answers['wireless-controller'];
    view.close();
    await clock.advance(250);
    late?.(new Error('no'));
    await settle();
    expect(view.$view.get()).toBeNull();
    expect(log.some((entry) => entry.startsWith('failed'))).toBe(false);
  });

  it('focuses its trigger before it opens, so that the focus can go back', () => {
    const view = create();
    const hadFocus: boolean[] = [];
    view.$isOpen.listen(() => hadFocus.push(document.activeElement === trigger()));
    view.open(trigger());
    expect(hadFocus).toEqual([true]);
  });

  it('gives the focus to the pressed trigger, or to the one that has replaced it', () => {
    const view = create();
    expect(view.trigger()).toBeUndefined();
    const pressed = trigger();
    view.open(pressed);
    expect(view.trigger()).toBe(pressed);
    pressed.remove();
    expect(view.trigger()).toBe(find('h2'));
  });
});
