/** Runs the script that the WordPress plugin prints for a visitor who wants no islands, page after page in one tab. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const php = readFileSync('wordpress/shop-islands/includes/class-visit.php', 'utf8');
/** As it is printed, in one line. */
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

/** Opens a page. Gives where it leads, and whether islands may run on it. */
function open(address: string): { to: string | undefined; isOff: boolean } {
  const { href, search } = new URL(address, 'https://shop.example');
  let to: string | undefined;
  const page = document.implementation.createHTMLDocument();
  const currentScript = page.head.appendChild(page.createElement('script'));
  new Function('location', 'document', 'sessionStorage', script)({ href, search, replace: (next: string) => (to = next) }, { currentScript }, storage);
  const config = page.querySelector('script[data-islands-config]')?.textContent;
  return { to, isOff: config === '{"disable":["*"]}' };
}

const untouched = { to: undefined, isOff: false };

beforeEach(() => {
  kept = new Map();
  isForbidden = false;
});

describe('a visitor who has asked for nothing', () => {
  it('gets the page, and nothing is kept', () => {
    expect([open('/shop/'), open('/shop/?islands=-cart'), open('/?s=islands%3Doff'), kept.size]).toEqual([untouched, untouched, untouched, 0]);
  });
});

describe('a visitor who has asked for no islands', () => {
  beforeEach(() => expect(open('/shop/?islands=off')).toEqual(untouched));

  it('is led to each page as it was', () => {
    expect(open('/product/console/#reviews')).toEqual({ to: 'https://shop.example/product/console/?islands=off#reviews', isOff: true });
    open('/product/console/?islands=off#reviews');
    expect(open('/cart/').to).toBe('https://shop.example/cart/?islands=off');
  });

  it('stays where the address asks for something, which would be done twice, and no island runs', () => {
    expect(open('/shop/?add-to-cart=7')).toEqual({ to: undefined, isOff: true });
  });

  it('stays where the server sends the visitor back, until it does not', () => {
    open('/shop/');
    expect(open('/shop/')).toEqual({ to: undefined, isOff: true });
    open('/shop/?islands=off');
    expect(open('/shop/').to).toBe('https://shop.example/shop/?islands=off');
  });

  it('gets islands again by asking', () => {
    expect([open('/shop/?page=2&islands=on'), open('/cart/')]).toEqual([untouched, untouched]);
  });

  it('gets the page where the browser forbids storage', () => {
    isForbidden = true;
    expect(open('/cart/')).toEqual(untouched);
  });
});
