import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAllOff } from '../../../src/loader/off';
import { OFF } from '../../../src/rules/names';

let visited: string[] = [];

/** A page of the tab. Where the switch goes on to another address is in `visited`. */
function open(address: string, disable?: string[]): boolean {
  const { href, search, pathname, hash } = new URL(address, 'https://shop.example');
  vi.stubGlobal('location', { href, search, pathname, hash, replace: (to: string) => void visited.push(to) });
  Reflect.deleteProperty(window, OFF);
  return isAllOff(disable ? { disable } : {});
}

beforeEach(() => {
  visited = [];
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('all islands at once', () => {
  it('run by default, and the window has no mark', () => expect([open('/shop/'), OFF in window, visited]).toEqual([false, false, []]));

  it('are off where the config says so, on this page alone', () => {
    expect([open('/shop/', ['*']), OFF in window, visited]).toEqual([true, true, []]);
    expect([open('/shop/', ['cart']), OFF in window]).toEqual([false, false]);
  });

  it('are on where the config’s list is none', () => expect(open('/shop/', 7 as never)).toBe(false));

  it('are off for the rest of the visit by ?islands=off, until ?islands=on', () => {
    expect([open('/shop/?islands=off'), open('/cart/'), open('/checkout/')]).toEqual([true, true, true]);
    expect([open('/shop/?islands=on'), open('/cart/')]).toEqual([false, false]);
  });

  it('are off for one page where there is no storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect([open('/shop/?islands=off'), open('/cart/')]).toEqual([true, false]);
  });
});

describe('a page that the server has printed for everybody', () => {
  beforeEach(() => {
    open('/shop/?islands=off');
  });

  it('gives way to the same page without islands', () => {
    open('/product/console/#reviews');
    expect(visited).toEqual(['/product/console/?islands=off#reviews']);
  });

  it('stays where its address asks for something, which would be done twice', () => {
    expect(open('/shop/?add-to-cart=7')).toBe(true);
    expect(visited).toEqual([]);
  });

  it('stays where the server sends the visitor back, and gives way at the next visit', () => {
    open('/shop/');
    expect(open('/shop/')).toBe(true);
    expect(visited).toHaveLength(1);
    open('/shop/?islands=off');
    open('/shop/');
    expect(visited).toHaveLength(2);
  });
});
