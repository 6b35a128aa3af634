/**
 * Runs the script that the WordPress plugin prints for a visitor who wants no islands, on one page after another in one
 * tab.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const php = readFileSync('wordpress/shop-islands/includes/class-visit.php', 'utf8');
/** The script as the plugin prints it, in one line. */
const script = (/<<<'JS'\n(.*?)\n\tJS;/s.exec(php)?.[1] ?? '').replace(/\n\t*/g, '');

let kept: Map<string, string>;
let isForbidden: boolean;
const storage = {
  getItem(key: string) {
    if (isForbidden) throw new DOMException('forbidden');
    return kept.get(key) ?? null;
  },
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

let listeners: Partial<Record<string, (event: object) => void>>;
const listen = (type: string, listener: (event: object) => void) => {
  listeners[type] = listener;
};

/**
 * Opens a page. @param stays true if the server has told the script to stay on this page @returns the address to which
 * the script leads, and whether islands may run
 */
function open(address: string, stays = false): { to: string | undefined; isOff: boolean } {
  const { href, origin, pathname, search } = new URL(address, 'https://shop.example');
  let to: string | undefined;
  const page = document.implementation.createHTMLDocument();
  const currentScript = page.head.appendChild(page.createElement('script'));
  if (stays) currentScript.dataset.stay = '';
  listeners = {};
  const location = { href, origin, pathname, search, replace: (next: string) => (to = next) };
  const run = new Function('location', 'document', 'sessionStorage', 'addEventListener', script);
  run(location, { currentScript, baseURI: href }, storage, listen);
  const config = page.querySelector('script[data-islands-config]')?.textContent;
  return { to, isOff: config === '{"disable":["*"]}' };
}

/** Presses an element inside of a link on the open page. Returns the link's address after that. */
function press(href: string, defaultPrevented = false): string {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  listeners.click?.({ defaultPrevented, target: link.appendChild(document.createElement('span')) });
  return link.getAttribute('href') ?? '';
}

/** Sends a form from the open page. Returns its fields. */
function send(action?: string): string[][] {
  const form = document.createElement('form');
  if (action) form.setAttribute('action', action);
  // A field named `action` hides the form's own property.
  form.innerHTML = '<input name="action" value="vote">';
  const formData = new FormData(form);
  listeners.formdata?.({ target: form, formData });
  return [...formData].map(([name, value]) => [name, String(value)]);
}

const untouched = { to: undefined, isOff: false };

beforeEach(() => {
  kept = new Map();
  isForbidden = false;
});

describe('a visitor who has asked for nothing', () => {
  it('gets the page, and nothing is kept', () => {
    expect([open('/shop/'), open('/shop/?islands=-cart'), open('/?s=islands%3Doff'), kept.size]).toEqual([
      untouched,
      untouched,
      untouched,
      0,
    ]);
    expect(listeners).toEqual({});
  });
});

describe('a visitor who has asked for no islands', () => {
  beforeEach(() => expect(open('/shop/?islands=off')).toEqual(untouched));

  it('is led to each page with the wish in its address', () => {
    expect(open('/product/console/#reviews')).toEqual({
      to: 'https://shop.example/product/console/?islands=off#reviews',
      isOff: true,
    });
    open('/product/console/?islands=off#reviews');
    expect(open('/cart/').to).toBe('https://shop.example/cart/?islands=off');
  });

  it('stays on an address that asks for an action, which would be done twice, and no island runs', () => {
    expect(open('/shop/?add-to-cart=7')).toEqual({ to: undefined, isOff: true });
  });

  it('stays where the server redirects the visitor back, until it does not', () => {
    open('/shop/');
    expect(open('/shop/')).toEqual({ to: undefined, isOff: true });
    open('/shop/?islands=off');
    expect(open('/shop/').to).toBe('https://shop.example/shop/?islands=off');
  });

  it('stays on a page that the server has made for this visitor once, which says so, and no island runs', () => {
    expect(open('/product/console/', true)).toEqual({ to: undefined, isOff: true });
    expect(open('/product/console/').to).toBe('https://shop.example/product/console/?islands=off');
  });

  it('sends the wish with each form of the shop, and with no other form', () => {
    const [voted, wish] = [
      ['action', 'vote'],
      ['islands', 'off'],
    ];
    expect([send(), send('/cart/'), send('https://shop.example/?s='), send('https://pay.example/')]).toEqual([
      [voted, wish],
      [voted, wish],
      [voted, wish],
      [voted],
    ]);
    open('/product/console/', true);
    expect(send()).toEqual([voted, wish]);
  });

  it('keeps the wish in the address of each link that leads to another page of the shop', () => {
    const shop = 'https://shop.example';
    expect(press(`${shop}/shop/?orderby=price#list`)).toBe(`${shop}/shop/?orderby=price&islands=off#list`);
    expect(press(`${shop}/cart/`)).toBe(`${shop}/cart/?islands=off`);
    open('/shop/?add-to-cart=7');
    const as = [
      'https://pay.example/',
      `${shop}/?islands=on`,
      'mailto:a@shop.example',
      '#top',
      `${shop}/shop/?add-to-cart=7#top`,
    ];
    expect(as.map((href) => press(href))).toEqual(as);
    expect(press(`${shop}/cart/`, true)).toBe(`${shop}/cart/`);
  });

  it('gets islands again by asking', () => {
    expect([open('/shop/?page=2&islands=on'), open('/cart/')]).toEqual([untouched, untouched]);
    expect(listeners).toEqual({});
  });

  it('gets the page where the browser forbids storage', () => {
    isForbidden = true;
    expect(open('/cart/')).toEqual(untouched);
  });
});
