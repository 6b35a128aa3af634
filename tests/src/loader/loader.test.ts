import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../../src/island/react';
import type {
  AnyIsland,
  EnhanceIsland,
  Intent,
  IslandRow,
  OriginalMark,
  Problem,
  ShopIslands,
} from '../../../src/island/types';
import { start } from '../../../src/loader/start';
import { bringCore } from '../../helpers/bringCore';
import { settle, until } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

type Page = { shopIslands?: unknown; jQuery?: unknown };
const page = window as unknown as Page;

freshVisits();

let log: string[];
beforeEach(() => {
  delete page.shopIslands;
  delete page.jQuery;
  log = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  history.replaceState({}, '', '/shop/');
});

/** An island whose code a test hands over when it likes. */
function late(island: Partial<EnhanceIsland> & { name: string }, more: Partial<IslandRow> = {}) {
  let arrive = (_error?: Error) => {};
  let asked = 0;
  const row: IslandRow = {
    chunk: 'x',
    when: 'interaction',
    match: `.${island.name}`,
    click: `.${island.name}`,
    load: () => {
      asked++;
      return new Promise((resolve, reject) => {
        arrive = (error) => (error ? reject(error) : resolve({ default: { mode: 'enhance', ...island } as AnyIsland }));
      });
    },
    ...more,
    name: island.name,
  };
  return {
    row,
    asked: () => asked,
    async arrive(error?: Error) {
      await settle();
      arrive(error);
      await settle();
    },
  };
}

/** An island whose code is there at once. */
const ready = (island: Partial<AnyIsland> & { name: string }, row: Partial<IslandRow> = {}): IslandRow => ({
  chunk: 'x',
  when: 'load',
  match: `.${island.name}`,
  load: async () => ({ default: { mode: 'enhance', ...island } as AnyIsland, mount: mountView }),
  ...row,
  name: island.name,
});

const begin = (...islands: IslandRow[]): ShopIslands =>
  start({ islands, version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine() {} });

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const status = (selector: string) => find(selector).dataset.islandStatus;
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
};

/** Stands for the browser, which follows links: for each click, whether it was left to it. */
function follow(): boolean[] {
  const followed: boolean[] = [];
  addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  return followed;
}

/** The same for forms: the name of the button that each was sent with. */
function send(): string[] {
  const sent: string[] = [];
  addEventListener('submit', (event) => {
    sent.push(event.defaultPrevented ? 'taken' : (event.submitter?.getAttribute('name') ?? 'none'));
    event.preventDefault();
  });
  return sent;
}

describe('a host', () => {
  it('goes from found over loading to ready, and says so', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const island = late(
      { name: 'notice', adopt: (host) => void log.push(`adopted ${host.className}`) },
      { when: 'load' },
    );
    const seen: string[] = [];
    document.addEventListener('island:ready', (event) => seen.push((event as CustomEvent).detail.island), {
      once: true,
    });
    begin(island.row);
    await settle();
    expect(status('.notice')).toBe('loading');
    await island.arrive();
    expect(status('.notice')).toBe('ready');
    expect(log).toEqual(['adopted notice']);
    expect(seen).toEqual(['notice']);
  });

  it('is one island’s where its row comes twice at once', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const row = ready({ name: 'notice', adopt: () => void log.push('adopted') });
    begin(row, { ...row });
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it('is found by data-island too', async () => {
    document.body.innerHTML = '<div data-island="other notice"></div>';
    begin(ready({ name: 'notice', adopt: () => void log.push('adopted') }));
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it.each([
    ['was printed', '<div data-island="late"></div>', ''],
    ['has come since', '', '<div><div data-island="late"></div></div>'],
  ])('whose row comes later is found by data-island in what %s', async (_what, printed, since) => {
    document.body.innerHTML = printed;
    begin(ready({ name: 'first' }));
    await settle();
    document.body.insertAdjacentHTML('beforeend', since);
    await settle();
    (window.shopIslands as ShopIslands).add([ready({ name: 'late', adopt: () => void log.push('adopted') })]);
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it('that arrives later is adopted, and one that leaves is unmounted', async () => {
    begin(
      ready({
        name: 'notice',
        adopt: (host) => {
          log.push(`+${host.id}`);
          return () => void log.push(`-${host.id}`);
        },
      }),
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="wrap"><p class="notice" id="a"></p></div><p class="notice" id="b"></p>',
    );
    await settle();
    expect(log).toEqual(['+a', '+b']);
    find('#wrap').remove();
    await settle();
    expect(log).toEqual(['+a', '+b', '-a']);
  });

  it('that is moved stays mounted, and one that comes back is adopted again', async () => {
    document.body.innerHTML = '<div id="to"></div><p class="notice"></p>';
    const host = find('.notice');
    begin(
      ready({
        name: 'notice',
        adopt: () => {
          log.push('+');
          return () => void log.push('-');
        },
      }),
    );
    await settle();
    find('#to').append(host);
    await settle();
    expect(log).toEqual(['+']);
    host.remove();
    await settle();
    document.body.append(host);
    await settle();
    expect(log).toEqual(['+', '-', '+']);
  });

  it('is mounted once, however often it is looked for', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const api = begin(ready({ name: 'notice', adopt: () => void log.push('+') }));
    await settle();
    api.scan();
    await api.mount(find('.notice'));
    await api.mount(find('.notice'), 'notice');
    expect(log).toEqual(['+']);
  });

  it('whose island throws is failed, and the others live', async () => {
    document.body.innerHTML = '<p class="broken"></p><p class="notice"></p>';
    const problems: Problem[] = [];
    document.addEventListener('island:error', (event) => problems.push((event as CustomEvent).detail), { once: true });
    begin(
      ready({
        name: 'broken',
        adopt: () => {
          throw new Error('oh');
        },
      }),
      ready({ name: 'notice', adopt: () => void log.push('+') }),
    );
    await settle();
    expect([status('.broken'), status('.notice'), log]).toEqual(['failed', 'ready', ['+']]);
    expect(problems).toMatchObject([
      {
        island: 'broken',
        what: expect.any(String),
        why: expect.any(String),
        fix: expect.any(String),
        cause: new Error('oh'),
      },
    ]);
  });
});

describe('triggers', () => {
  it('idle waits for an idle moment, on a page without any for a second', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    const ask = vi.fn((run: () => void, _options: IdleRequestOptions) => (idle = run));
    vi.stubGlobal('requestIdleCallback', ask);
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    expect([log, status('.notice')]).toEqual([[], undefined]);
    expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 1000 });
    idle();
    await settle();
    expect(log).toEqual(['+']);
  });

  it('idle wakes a hundred in one idle moment, and the rest in the next ones', async () => {
    document.body.innerHTML = '<p class="notice"></p>'.repeat(250);
    const asked: ((deadline: object) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    // The first one asks whether the page is odd.
    asked.shift();
    for (const [woken, waiting] of [
      [100, 1],
      [200, 1],
      [250, 0],
    ]) {
      asked.shift()?.({});
      await settle();
      expect([log.length, asked.length]).toEqual([woken, waiting]);
    }
  });

  it('idle wakes nothing that was switched off meanwhile', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    const api = begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    api.disarm('notice', { what: 'It fails.', why: 'A test.', fix: 'None.' });
    idle();
    await settle();
    expect([log, status('.notice')]).toEqual([[], undefined]);
  });

  it('of a family leaves what a host’s own island has said of it', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    const rows: IslandRow = {
      name: 'rows',
      family: true,
      when: 'idle',
      match: '.notice',
      load: async () => ({ default: [], rows: [] }),
    };
    begin(ready({ name: 'notice', adopt: () => undefined }), rows);
    await settle();
    idle();
    await settle();
    expect(status('.notice')).toBe('ready');
  });

  it('idle finds a host that was away in the idle moment once it is back', async () => {
    document.body.innerHTML = '<main></main>';
    const asked: ((deadline: object) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
    const rest = async () => {
      for (const run of asked.splice(0)) run({});
      await settle();
    };
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    await rest();
    const part = Object.assign(document.createElement('section'), { innerHTML: '<p class="notice"></p>' });
    find('main').append(part);
    await settle();
    part.remove();
    await settle();
    await rest();
    expect(log).toEqual([]);
    find('main').append(part);
    await settle();
    await rest();
    expect(log).toEqual(['+']);
  });

  it('visible waits until the host is near the view', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let appear = (_entries: { isIntersecting: boolean; target: Element }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: typeof appear, options: { rootMargin: string }) {
          appear = run;
          log.push(options.rootMargin);
        }
        observe() {}
        disconnect() {}
        unobserve() {
          log.push('unobserved');
        }
      },
    );
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'visible' }));
    await settle();
    const target = find('.notice');
    // While the page sleeps, the loader looks; then core does.
    for (const { looking, isIntersecting } of [
      { looking: ['200px'], isIntersecting: false },
      { looking: ['200px'], isIntersecting: true },
      { looking: ['200px', 'unobserved', '200px'], isIntersecting: false },
      { looking: ['200px', 'unobserved', '200px'], isIntersecting: true },
    ]) {
      expect(log).toEqual(looking);
      appear([{ isIntersecting, target }]);
      await settle();
    }
    expect(log).toEqual(['200px', 'unobserved', '200px', 'unobserved', '+']);
  });

  it('visible does not wait where the address names a part of the host, at first or later', async () => {
    const Unseen = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    vi.stubGlobal('IntersectionObserver', Unseen);
    const part = (name: string) => `<div data-island="notice"><a data-handler="${name}"></a></div>`;
    location.hash = '#b%20b?from=mail';
    document.body.innerHTML = part('a') + part('b b') + part('c');
    const woken: unknown[] = [];
    begin(
      ready(
        { name: 'notice', adopt: (host) => void woken.push(host.querySelector('a')?.dataset.handler) },
        { when: 'visible', named: 'data-handler' },
      ),
    );
    await until(() => expect(woken).toEqual(['b b']));
    location.hash = '#c';
    dispatchEvent(new Event('hashchange'));
    await until(() => expect(woken).toEqual(['b b', 'c']));
    location.hash = '';
  });

  it('visible is looked for in an idle moment, and load at once', async () => {
    document.body.innerHTML = '<p class="notice"></p><p class="total"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    vi.stubGlobal('IntersectionObserver', undefined);
    const adopt = ({ className }: HTMLElement) => void log.push(className);
    begin(ready({ name: 'notice', adopt }, { when: 'visible' }), ready({ name: 'total', adopt }, { when: 'load' }));
    await settle();
    expect(log).toEqual(['total']);
    idle();
    await settle();
    expect(log).toEqual(['total', 'notice']);
  });

  it('media waits until the query matches', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const query = Object.assign(new EventTarget(), { matches: false, media: '' });
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(query, { media }));
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'media:(max-width: 921px)' }));
    await until(() => expect(query.media).toBe('(max-width: 921px)'));
    expect(log).toEqual([]);
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    await settle();
    expect(log).toEqual(['+']);
  });

  it('interaction fetches nothing until a hand comes near, and then once', async () => {
    document.body.innerHTML = '<a class="button" href="/x"><span>Add</span></a><p id="else"></p>';
    const island = late({ name: 'button' });
    begin(island.row);
    find('#else').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(island.asked()).toBe(0);
    find('.button span').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('.button').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(island.asked()).toBe(1);
    expect(find('.button').hasAttribute('data-island-status')).toBe(false);
  });

  it('interaction fetches what somebody is at since before the island was known, and nothing else', async () => {
    document.body.innerHTML = '<p class="button" tabindex="-1"><a href="/x">Add</a></p><p class="other"></p>';
    begin();
    const [island, other] = [late({ name: 'button' }), late({ name: 'other' })];
    find('a').focus();
    (window.shopIslands as ShopIslands).add([island.row, other.row]);
    await settle();
    expect([island.asked(), other.asked()]).toEqual([1, 0]);
  });

  it('nothing runs while the page is prerendered', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }));
    await settle();
    expect(log).toEqual([]);
    delete (document as { prerendering?: boolean }).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(log).toEqual(['+']);
  });
});

describe('an action before the code has come', () => {
  const html =
    '<div class="card"><a class="button" data-product_id="1" href="/?add=1">A</a></div><a class="button" data-product_id="2" href="/?add=2">B</a>';
  const note = ({ target }: Intent) => void log.push(`${target.textContent}`);

  it('is kept, honoured once and in page order', async () => {
    document.body.innerHTML = html;
    const island = late({ name: 'button', onIntent: note }, { busy: 'loading' });
    begin(island.row);
    expect(click('[data-product_id="2"]').defaultPrevented).toBe(true);
    click('[data-product_id="1"]');
    click('[data-product_id="2"]');
    expect([log, status('[data-product_id="2"]'), find('[data-product_id="2"]').className]).toEqual([
      [],
      'loading',
      'button loading',
    ]);
    expect(find('[data-product_id="2"]').getAttribute('aria-busy')).toBe('true');
    await island.arrive();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(log).toEqual(['B', 'A']);
    expect(find('[data-product_id="2"]').className).toBe('button');
    click('[data-product_id="1"]');
    expect(log).toEqual(['B', 'A', 'A']);
  });

  it('goes to the host that has taken the other’s place', async () => {
    document.body.innerHTML = html;
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    click('[data-product_id="1"]');
    find('.card').innerHTML = '<a class="button" data-product_id="1" href="/?add=1">A again</a>';
    await island.arrive();
    expect(log).toEqual(['A again']);
  });

  it('goes to the same product’s button, where the address “#” is everybody’s', async () => {
    const button = (id: number) => `<a class="button" data-pid="${id}" href="#"></a>`;
    document.body.innerHTML = `<div class="card">${button(1)}${button(2)}</div>`;
    const island = late({
      name: 'button',
      onIntent: ({ target }) => void log.push(`${target.dataset.pid} ${target.isConnected}`),
    });
    begin(island.row);
    click('[data-pid="2"]');
    find('.card').innerHTML = button(3) + button(2);
    await island.arrive();
    expect(log).toEqual(['2 true']);
  });

  it('goes to no other button for its address “#” alone', async () => {
    document.body.innerHTML = '<div class="card"><a class="button" href="#">A</a></div>';
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    click('.button');
    find('.card').innerHTML = '<a class="button" href="#">B</a>';
    await island.arrive();
    expect(log).toEqual(['A']);
  });

  it('is done natively when the code cannot be had', async () => {
    document.body.innerHTML = html;
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    const native: string[] = [];
    find('[data-product_id="1"]').addEventListener('click', (event) => {
      setTimeout(() => native.push(event.defaultPrevented ? 'taken' : 'native'));
      if (!event.defaultPrevented) event.preventDefault();
    });
    // The handler above stands for the browser, which follows the link.
    document.addEventListener('click', (event) => event.defaultPrevented || log.push('followed'), { once: true });
    find('[data-product_id="1"]').replaceWith(find('[data-product_id="1"]').cloneNode(true));
    const followed = follow();
    click('[data-product_id="1"]');
    expect(followed).toEqual([false]);
    await island.arrive(new Error('gone'));
    expect(followed).toEqual([false, true]);
    expect(status('[data-product_id="1"]')).toBe('failed');
  });

  it('of a form keeps its submitter, and is submitted natively with it when the code fails', async () => {
    document.body.innerHTML =
      '<form class="cart" action="/cart/"><button name="update_cart" value="Update">Go</button></form>';
    const island = late({ name: 'cart' }, { click: undefined, submit: '.cart' });
    begin(island.row);
    const sent = send();
    (find('.cart') as HTMLFormElement).requestSubmit(find('button'));
    await island.arrive(new Error('gone'));
    expect(sent).toEqual(['taken', 'update_cart']);
  });

  it.each(['.checkout p', '#form'])(
    'of a form goes to the server without its button where that was replaced in %s, and the other islands live',
    async (place) => {
      // As browsers do it; happy-dom takes any button.
      const { requestSubmit } = HTMLFormElement.prototype;
      vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
        this: HTMLFormElement,
        submitter,
      ) {
        if (submitter && !this.contains(submitter))
          throw new DOMException('The button is not the form’s.', 'NotFoundError');
        requestSubmit.call(this, submitter);
      });
      document.body.innerHTML = `<div id="form"><form class="checkout" id="checkout"><p><button name="order">Order</button></p></form></div>${html}`;
      const island = late({ name: 'checkout' }, { click: undefined, submit: '.checkout' });
      begin(island.row, ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
      const sent = send();
      (find('.checkout') as HTMLFormElement).requestSubmit(find('button'));
      const replaced = find(place);
      replaced.replaceChildren(...(replaced.cloneNode(true) as Element).childNodes);
      click('[data-product_id="1"]');
      await island.arrive(new Error('gone'));
      expect([sent, log]).toEqual([['taken', 'none'], ['A']]);
    },
  );

  it('is the browser’s own with a modifier, another button or another window', () => {
    document.body.innerHTML =
      '<a class="button" href="/x">A</a><a class="button" id="b" target="_blank" href="/x">B</a>';
    const island = late({ name: 'button' });
    begin(island.row);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(click('.button', init).defaultPrevented).toBe(false);
    expect(click('#b').defaultPrevented).toBe(false);
    expect(island.asked()).toBe(0);
  });

  it('is left alone when somebody else has dealt with it', () => {
    document.body.innerHTML = html;
    const island = late({ name: 'button' });
    begin(island.row);
    find('.card').addEventListener('click', (event) => event.preventDefault());
    click('[data-product_id="1"]');
    expect(island.asked()).toBe(0);
  });

  it('counts on a link to a place of this page, though a script keeps it from jumping there', async () => {
    document.body.innerHTML = '<p class="tab"><a href="#reviews">Reviews</a></p>';
    const island = late({ name: 'tab', onIntent: note });
    begin(island.row);
    find('a').addEventListener('click', (event) => event.preventDefault());
    click('a');
    await island.arrive();
    click('a');
    expect(log).toEqual(['Reviews', 'Reviews']);
  });

  it('outlives its page: what it needs is left for the next one', () => {
    document.body.innerHTML = html;
    const island = late({ name: 'button' }, { outlives: 'waiting' });
    begin(island.row);
    click('[data-product_id="1"]');
    click('[data-product_id="2"]');
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('waiting') ?? '')).toMatchObject([
      { fields: { product_id: '1' } },
      { fields: { product_id: '2' } },
    ]);
  });

  describe('whose page ends first', () => {
    const isNoted = () => document.cookie.includes('unkept=1');
    afterEach(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
      document.cookie = 'unkept=;path=/;max-age=0';
    });

    it('leaves a note for the next page where the storage is full', () => {
      document.body.innerHTML = html;
      begin(late({ name: 'button' }, { outlives: 'waiting', unkept: 'unkept' }).row);
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
      click('[data-product_id="1"]');
      expect(isNoted()).toBe(false);
      dispatchEvent(new Event('pagehide'));
      vi.unstubAllGlobals();
      expect(isNoted()).toBe(true);
    });

    it('leaves a note of a form, which only its own island can read, and none of a click beside it', () => {
      document.body.innerHTML =
        '<form class="product"><button class="swatch" type="button">Red</button><button>Add</button></form>';
      begin(
        late(
          { name: 'product' },
          { when: 'interaction', match: '.product', click: '.swatch', submit: '.product', unkept: 'unkept' },
        ).row,
      );
      click('.swatch');
      dispatchEvent(new Event('pagehide'));
      expect(isNoted()).toBe(false);
      (find('form') as HTMLFormElement).requestSubmit();
      dispatchEvent(new Event('pagehide'));
      expect(isNoted()).toBe(true);
    });
  });

  it('by Space on a link that plays a button is a click', async () => {
    document.body.innerHTML =
      '<a class="button" role="button" href="/x">A</a><a role="button" id="foreign" href="/x">B</a>';
    begin(ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
    await settle();
    find('.button').focus();
    await settle();
    const press = (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('.button'), press('#foreign')]).toEqual([true, false]);
  });

  it('by Enter is a click on one without an address; one with an address does it by itself', async () => {
    document.body.innerHTML =
      '<a class="button" role="button" tabindex="0">A</a><a class="button" role="button" href="/x" id="linked">B</a>';
    begin(ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
    await settle();
    find('.button').focus();
    await settle();
    const press = (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('.button'), press('#linked')]).toEqual([true, false]);
  });
});

let breakView = () => {};
/** A view that breaks at once, or when it is told to. */
function Breaking({ props }: { props: { isAtOnce: boolean } }) {
  const [isBroken, setBroken] = useState(props.isAtOnce);
  breakView = () => setBroken(true);
  if (isBroken) throw new Error('oh');
  return null;
}

describe('an action the island leaves to the browser, or breaks on, is done natively', () => {
  it.each([
    ['false', () => false as const],
    [
      'an exception',
      () => {
        throw new Error('oh');
      },
    ],
  ])('%s', async (_what, onIntent) => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(ready({ name: 'button', onIntent }, { when: 'interaction', click: '.button' }));
    const followed = follow();
    click('.button');
    await settle();
    expect(followed.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['at once', true, [false, true, true]],
    ['later', false, [false, true]],
  ])('a view that breaks %s', async (_when, isAtOnce, given) => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(
      ready(
        { name: 'button', mode: 'beside', read: () => ({ isAtOnce }), View: Breaking, onIntent: () => {} },
        { when: 'interaction', click: '.button' },
      ),
    );
    const followed = follow();
    click('.button');
    await settle();
    breakView();
    await until(() => expect(status('.button')).toBe('failed'));
    click('.button');
    expect(followed).toEqual(given);
  });
});

describe('a family', () => {
  const note = ({ target }: Intent) => void log.push(`${target.className} ${target.textContent}`);
  const tab: IslandRow = { name: 'tab', when: 'interaction', match: '.tab', click: '.tab' };
  const panel: IslandRow = { name: 'panel', match: '.panel' };
  const family = (rows: IslandRow[]): { row: IslandRow; asked: () => number } => {
    let asked = 0;
    const module = {
      rows,
      default: [
        { name: 'tab', mode: 'enhance', onIntent: note } as EnhanceIsland,
        { name: 'panel', mode: 'enhance', adopt: () => void log.push('panel adopted') } as EnhanceIsland,
      ],
    };
    const load = async () => {
      asked++;
      return module;
    };
    return { row: { name: 'product', family: true, match: '.product', click: '.tab', load }, asked: () => asked };
  };

  it('brings its islands’ rows with its code, once, and hands over to them', async () => {
    document.body.innerHTML = '<div class="product"><p class="panel"></p></div><div class="product"></div>';
    const { row, asked } = family([tab, panel]);
    begin(row);
    await settle();
    expect([log, asked(), status('.panel')]).toEqual([['panel adopted'], 1, 'ready']);
    // Only its islands say where they stand.
    expect(status('.product')).toBeUndefined();
  });

  it('keeps a click for the island that turns out to want it', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin(family([tab, panel]).row);
    expect(click('.tab').defaultPrevented).toBe(true);
    await settle();
    expect(log).toEqual(['tab A']);
    expect(status('.product')).toBeUndefined();
    click('.tab');
    expect(log).toEqual(['tab A', 'tab A']);
  });

  it('keeps a click for its island though another family, which comes later, answers to the same element', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    const other: IslandRow = {
      name: 'other',
      family: true,
      when: 'interaction',
      match: '.other',
      click: 'a',
      load: async () => ({ default: [], rows: [] }),
    };
    begin(family([tab, panel]).row, other);
    click('.tab');
    await settle();
    expect([log, status('.tab')]).toEqual([['tab A'], 'ready']);
  });

  it('leaves no status on a host of its own that an action brought it from', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin({ ...family([tab, panel]).row, when: 'interaction' });
    click('.tab');
    await settle();
    expect([log, status('.product'), status('.tab')]).toEqual([['tab A'], undefined, 'ready']);
  });

  it('shows that a form is sent while its code is on its way, on the form, and leaves nothing of it', async () => {
    document.body.innerHTML = '<div class="product"><form class="search"><button>Go</button></form></div>';
    const asks: IslandRow = { name: 'tab', when: 'interaction', match: '.search', submit: '.search' };
    begin({ ...family([asks]).row, when: 'interaction', click: undefined, submit: '.search' });
    const form = find('.search') as HTMLFormElement;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([form.ariaBusy, status('.search'), status('.product')]).toEqual(['true', 'loading', undefined]);
    await settle();
    expect([log, form.ariaBusy, status('.search'), status('.product')]).toEqual([
      ['search Go'],
      null,
      'ready',
      undefined,
    ]);
  });

  it('leaves no status on a form that none of its islands wants', async () => {
    document.body.innerHTML = '<div class="product"><form class="search"></form></div>';
    begin({ ...family([panel]).row, when: 'interaction', submit: '.search' });
    const form = find('.search') as HTMLFormElement;
    form.requestSubmit = () => {};
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect([form.ariaBusy, status('.search'), status('.product')]).toEqual([null, undefined, undefined]);
  });

  it('gives a click back to the browser when none of its islands wants it', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin(family([panel]).row);
    let followed = 0;
    addEventListener('click', (event) => {
      followed += Number(!event.defaultPrevented);
    });
    click('.tab');
    await settle();
    expect(followed).toBe(1);
  });

  it('repeats no press of a button that only other scripts hear: they have heard it', async () => {
    document.body.innerHTML = '<div class="product"><button type="button" class="tab">A</button></div>';
    begin(family([panel]).row);
    let heard = 0;
    find('.tab').addEventListener('click', () => heard++);
    click('.tab');
    await settle();
    expect([heard, status('.tab')]).toEqual([1, undefined]);
  });

  it('gives a click to the plugin’s own script where its island yields', async () => {
    document.body.innerHTML = '<div class="product theirs"><a class="tab" href="#x">A</a></div>';
    begin(family([{ ...tab, yieldsTo: { within: '.theirs' } }]).row);
    let followed = 0;
    addEventListener('click', (event) => {
      followed += Number(!event.defaultPrevented);
    });
    click('.tab');
    await settle();
    expect([log, followed]).toEqual([[], 1]);
  });

  it('takes no click while a plugin’s own script is at work, and still brings those that do not yield', async () => {
    document.body.innerHTML = '<div class="product theirs"><a class="tab" href="#x">A</a><p class="panel"></p></div>';
    begin({ ...family([{ ...tab, yieldsTo: { within: '.theirs' } }, panel]).row, yieldsTo: { within: '.theirs' } });
    expect(click('.tab').defaultPrevented).toBe(false);
    await settle();
    expect([log, click('.tab').defaultPrevented]).toEqual([['panel adopted'], false]);
  });
});

describe('a form that a script has moved into another one', () => {
  it('is sent for itself: the one around it hears nothing', async () => {
    document.body.innerHTML = '<form class="order"></form>';
    find('.order').append(Object.assign(document.createElement('form'), { className: 'coupon' }));
    const onIntent = (name: string) => () => void log.push(name);
    begin(
      ready({ name: 'order', onIntent: onIntent('order') }, { submit: '.order' }),
      ready({ name: 'coupon', onIntent: onIntent('coupon') }, { submit: '.coupon' }),
    );
    await settle();
    for (const form of ['.coupon', '.order'])
      find(form).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(log).toEqual(['coupon', 'order']);
  });
});

describe('a form whose submit the island leaves to the browser', () => {
  it('is sent by the submit that is going round, not by a second one', async () => {
    document.body.innerHTML = '<form class="form"><button></button></form>';
    begin(ready({ name: 'form', onIntent: () => false as const }, { submit: '.form' }));
    await settle();
    const seen: boolean[] = [];
    addEventListener('submit', (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    find('.form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(seen).toEqual([false]);
  });
});

describe('where a plugin’s own script is at work', () => {
  /** As much of jQuery as tells who listens. */
  const bound = (events: Record<string, object[]>, target: EventTarget = document.body) => {
    page.jQuery = Object.assign((run: () => void) => run(), {
      _data: (asked: EventTarget) => (asked === target ? events : undefined),
    });
  };
  const tried = async (yieldsTo: OriginalMark) => {
    document.body.innerHTML = '<p class="notice"></p><a class="button" href="/x">A</a>';
    const island = late({ name: 'button' }, { yieldsTo });
    begin(ready({ name: 'notice', adopt: () => void log.push('adopted') }, { yieldsTo }), island.row);
    dispatchEvent(new Event('DOMContentLoaded'));
    await settle();
    const isTaken = click('.button').defaultPrevented;
    return [status('.notice'), log, isTaken, status('.button'), island.asked()];
  };
  const yielded = ['yielded', [], false, 'yielded', 0];
  const working = ['ready', ['adopted'], true, 'loading', 1];

  it('told by two events with one function, the island yields and takes no click', async () => {
    bound({ one: [{ guid: 7, namespace: '' }], two: [{ guid: 8 }, { guid: 7 }] });
    expect(await tried({ event: 'one', and: 'two' })).toEqual(yielded);
  });

  it.each([
    ['document', () => document],
    ['window', () => document.defaultView as EventTarget],
  ])('told by what is bound on the %s, it yields too', async (_name, target) => {
    bound({ one: [{ guid: 7, namespace: '' }], two: [{ guid: 7 }] }, target());
    expect(await tried({ event: 'one', and: 'two' })).toEqual(yielded);
  });

  it('told by an event with data, it yields too', async () => {
    bound({ one: [{ guid: 7, namespace: '', data: {} }] });
    expect(await tried({ event: 'one', hasData: true })).toEqual(yielded);
  });

  it.each([['.button'], ['.theirs', '.button', '.more']])(
    'told by an event with a selector, “%s”, it yields too',
    async (...selectors) => {
      bound({ one: [{ guid: 7, namespace: '', selector: '.button' }] });
      expect(await tried({ event: 'one', selectors })).toEqual(yielded);
    },
  );

  const BUTTON = { event: 'one', selectors: ['.button'] };
  const BOTH = { event: 'one', and: 'two' };

  it.each<[string, Record<string, object[]>, OriginalMark]>([
    ['another selector', { one: [{ guid: 7, namespace: '', selector: '.butt' }] }, BUTTON],
    ['no selector', { one: [{ guid: 7, namespace: '' }] }, BUTTON],
    ['another function', { one: [{ guid: 7, namespace: '' }], two: [{ guid: 8 }] }, BOTH],
    ['one event only', { one: [{ guid: 7, namespace: '' }] }, BOTH],
    ['no data', { one: [{ guid: 7, namespace: '' }] }, { event: 'one', hasData: true }],
    ['this library’s own namespace', { one: [{ guid: 7, namespace: 'shopIslands' }], two: [{ guid: 7 }] }, BOTH],
  ])('it does not yield to a listener with %s', async (_what, events, mark) => {
    bound(events);
    expect(await tried(mark)).toEqual(working);
  });

  it('a class that it skips is on the button only while the event goes round', async () => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(late({ name: 'button' }, { skip: 'wc-interactive' }).row);
    const seen: string[] = [];
    document.body.addEventListener('click', () => seen.push(find('.button').className));
    click('.button');
    expect(seen).toEqual(['button wc-interactive']);
    await settle();
    expect(find('.button').className).toBe('button');
  });

  it('a class that it looks for is off the button while the event goes round, and the island still gets it', async () => {
    document.body.innerHTML =
      '<a class="button trigger" data-source="/x" href="/x">A</a><a class="button plain" data-source="/x" href="/x">B</a>';
    begin(
      ready(
        { name: 'button', onIntent: ({ target }: Intent) => void log.push(target.textContent ?? '') },
        { when: 'interaction', skip: '-trigger', click: '[data-source]' },
      ),
    );
    await settle();
    const seen: string[] = [];
    document.body.addEventListener('click', ({ target }) => seen.push((target as Element).className));
    expect([click('.trigger').defaultPrevented, click('.plain').defaultPrevented]).toEqual([true, true]);
    expect(seen).toEqual(['button', 'button plain']);
    await settle();
    expect([log, find('.button').className, find('.plain').className]).toEqual([
      ['A', 'B'],
      'button trigger',
      'button plain',
    ]);
  });
});

describe('the kill switch', () => {
  const off = async (...before: (() => void)[]) => {
    document.body.innerHTML = '<p class="notice"></p><p class="cart-total"></p>';
    for (const prepare of before) prepare();
    begin(
      ready({ name: 'notice', adopt: () => void log.push('notice') }),
      ready({ name: 'cart-total', adopt: () => void log.push('cart-total') }),
    );
    await settle();
    return log;
  };

  it('?islands=off stops all', async () =>
    expect(await off(() => history.replaceState({}, '', '?islands=off'))).toEqual([]));
  it('?islands=-cart-total stops one', async () =>
    expect(await off(() => history.replaceState({}, '', '?islands=-cart-total'))).toEqual(['notice']));
  it('the config stops what it lists', async () =>
    expect(
      await off(() =>
        document.body.insertAdjacentHTML(
          'beforeend',
          '<script type="application/json" data-islands-config>{"disable":["notice"]}</script>',
        ),
      ),
    ).toEqual(['cart-total']));
  it('an island that was disarmed stays off for the visit', async () => {
    const api = begin(ready({ name: 'other' }));
    api.disarm('notice', { what: 'a', why: 'b', fix: 'c' });
    delete page.shopIslands;
    expect(await off()).toEqual(['cart-total']);
  });
  it('an island that was disarmed finishes what an earlier page has begun, and does no more', async () => {
    begin(ready({ name: 'other' })).disarm('notice', { what: 'a', why: 'b', fix: 'c' });
    delete page.shopIslands;
    const [start, finish] = [() => void log.push('start'), () => void log.push('finish')];
    await begin(ready({ name: 'notice', start, finish })).wake('notice');
    await settle();
    expect(log).toEqual(['finish']);
  });
});

describe('window.shopIslands', () => {
  it('runs commands that were queued before it was there, and later ones', () => {
    window.shopIslands = window.shopIslands || [];
    window.shopIslands.push((api) => log.push(`queued ${api.version}`));
    begin().push(() => log.push('later'));
    expect(log).toEqual(['queued 1', 'later']);
  });

  it('is the first copy’s: a second one adds its islands to it', async () => {
    document.body.innerHTML = '<p class="notice"></p><p class="extra"></p>';
    const first = begin(ready({ name: 'notice', adopt: () => void log.push('notice') }));
    const second = begin(
      ready({ name: 'notice', adopt: () => void log.push('notice twice') }),
      ready({ name: 'extra', adopt: () => void log.push('extra') }),
    );
    await settle();
    expect(second).toBe(first);
    expect(log.sort()).toEqual(['extra', 'notice']);
  });

  it('listens to events and lets go', () => {
    const api = begin();
    const stop = api.on('cart:added', ({ detail }) => log.push(String(detail)));
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { detail: 'x', bubbles: true }));
    stop();
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { detail: 'y', bubbles: true }));
    expect(log).toEqual(['x']);
  });

  it.each([
    ['{broken</script><script type="application/json" data-islands-config>{"base":"/x/"}', { base: '/x/' }],
    ['{"base":7,"timeout":9}', { timeout: 9 }],
    ['{"disable":{},"globals":[],"texts":null,"timeout":"9","postsActions":"a"}', {}],
    ['{"disable":"notice"}', {}],
    ['[false]', {}],
  ])('leaves out of the config what is broken or of the wrong kind, and nothing else: %s', async (json, left) => {
    document.body.innerHTML = `<script type="application/json" data-islands-config>${json}</script><p class="notice"></p>`;
    const examine = vi.fn();
    const island = ready({ name: 'notice', adopt: () => void log.push('adopted') });
    const api = start({ islands: [island], version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine });
    await until(() => expect(examine).toHaveBeenCalled());
    expect(api.config).toEqual({ ...left, isOdd: expect.any(String) });
    expect(log).toEqual(['adopted']);
  });

  it('has a page examined whose host no island answers to, and leaves others alone', async () => {
    const named: string[] = [];
    const look = async (html: string) => {
      delete page.shopIslands;
      document.body.innerHTML = html;
      start({
        islands: [ready({ name: 'notice' })],
        version: '1',
        urlOf: String,
        bring: bringCore,
        examine: () => named.push(html),
      });
      await settle();
      await new Promise((resolve) => setTimeout(resolve));
    };
    await look('<p data-island="notice"></p><p class="notice"></p>');
    await look('<p data-island="ntice"></p>');
    expect(named).toEqual(['<p data-island="ntice"></p>']);
  });

  it('has a page examined whose core cannot be had', async () => {
    const examine = vi.fn();
    const nothing = Promise.reject(new Error('404'));
    document.body.innerHTML = '<p class="notice"></p>';
    start({
      islands: [ready({ name: 'notice' })],
      version: '1',
      urlOf: String,
      bring: () => [nothing, nothing],
      examine,
    });
    await until(() => expect(examine).toHaveBeenCalledTimes(1));
  });

  it('keeps what has been reported, for who comes later', () => {
    const api = begin();
    const before = api.problems.length;
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(api.problems.slice(before)).toEqual([{ island: 'x', what: 'a', why: 'b', fix: 'c' }]);
  });

  it('prints a problem on the console unless a listener cancels it', () => {
    const api = begin();
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(console.warn).toHaveBeenCalledTimes(1);
    document.addEventListener('island:error', (event) => event.preventDefault(), { once: true });
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
