/** Holds a page back from leaving anything behind: its requests, its ways to other pages, what it keeps. */
import { cookieJar, memoryStorage } from './memory';
import type { Act, PageRecord } from './record';
import { asLook, type Fate, fateOf } from './requests.rules';

type PageWindow = Window & typeof globalThis;

/** The part of the Navigation API that is used. TypeScript does not know it yet. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly hashChange: boolean;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/** Gives the page a guest's empty browser. */
export function holdStorage(window: PageWindow, address: URL): void {
  const define = (on: object, name: string, get: () => unknown, set?: (value: unknown) => void) =>
    Object.defineProperty(on, name, { configurable: true, get, set });
  for (const name of ['localStorage', 'sessionStorage']) {
    const storage = memoryStorage();
    define(window, name, () => storage);
  }
  // The cookies that WooCommerce sets for a cart that is not empty.
  const jar = cookieJar(
    address.searchParams.get('shop-islands-check-cart')
      ? { woocommerce_items_in_cart: '1', woocommerce_cart_hash: 'check' }
      : {},
  );
  define(window.document, 'cookie', jar.read, jar.write);
  if ('cookieStore' in window) define(window, 'cookieStore', () => undefined);
  if ('serviceWorker' in window.navigator)
    window.navigator.serviceWorker.register = () => new Promise<ServiceWorkerRegistration>(() => {});
}

/** Stops requests that change something, and lets the server see a guest in the others. */
export function holdRequests(window: PageWindow, address: URL, record: PageRecord): void {
  const note = (what: string) => record.acts.push({ how: 'request', what });
  const decide = (method: string, asked: string | URL): { fate: Fate; url: URL } => {
    const url = new URL(asked, window.document.baseURI);
    const fate = fateOf(method.toUpperCase(), url, address.origin);
    if (fate !== 'pass') note(`${method.toUpperCase()} ${url.pathname}${url.search}`);
    return { fate, url: fate === 'look' ? asLook(url, address) : url };
  };
  const wait = () => {
    record.pending++;
    let isOver = false;
    return () => {
      if (!isOver) record.pending--;
      isOver = true;
    };
  };

  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = input instanceof window.Request ? input : undefined;
    const { fate, url } = decide(init?.method ?? request?.method ?? 'GET', request?.url ?? String(input));
    if (fate === 'stop') return new Promise<Response>(() => {});
    const answer = fetch.call(window, fate === 'pass' ? input : request ? new window.Request(url, request) : url, init);
    return answer.finally(wait());
  };

  const { open, send } = window.XMLHttpRequest.prototype;
  const stopped = new WeakSet<XMLHttpRequest>();
  window.XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    asked: string | URL,
    ...more: unknown[]
  ) {
    const { fate, url } = decide(method, asked);
    if (fate === 'stop') stopped.add(this);
    else stopped.delete(this);
    return Reflect.apply(open, this, [method, url.href, ...(more.length ? more : [true])]);
  };
  window.XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (stopped.has(this)) return;
    this.addEventListener('loadend', wait());
    send.call(this, body);
  };

  window.navigator.sendBeacon = (url) => {
    note(`POST ${url}`);
    return true;
  };
}

/** Keeps the page where it is, and notes where it wanted to go. */
export function holdPage(window: PageWindow, { acts }: PageRecord): void {
  const note = (how: Act['how'], what: unknown) => acts.push({ how, what: String(what) });
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { hashChange, destination, navigationType, cancelable } = event as NavigateEvent;
    if (hashChange) note('jump', destination.url);
    if ((destination.sameDocument && !(hashChange && navigationType === 'push')) || !cancelable) return;
    event.preventDefault();
    // A place on the page is shown without an entry in the history, which is the owner's.
    if (hashChange) window.location.replace(destination.url);
    else note('follow', destination.url);
  });
  const { history } = window;
  history.pushState = (data, unused, url) => history.replaceState(data, unused, url);
  window.open = (url) => {
    note('follow', url ?? '');
    return null;
  };
  const dialogs = { alert: undefined, confirm: false, prompt: null, print: undefined };
  for (const [name, answer] of Object.entries(dialogs))
    Object.assign(window, {
      [name]: (text: unknown) => {
        note('dialog', text ?? name);
        return answer;
      },
    });
  const { focus } = window.HTMLElement.prototype;
  window.HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    note('focus', this.id || this.localName);
    focus.call(this, options);
  };
}
