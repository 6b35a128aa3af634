import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteJar, readJar, writeJar } from '../../widgets/order-attribution/page/cookies';
import { useDomainJar } from '../helpers/cookieJar';

/** Until the browser closes; a session of half an hour; plain. */
const SETTINGS = [0, 30, false] as const;

/** Cookies as a browser keeps them: one for each name and domain. */
let kept: Map<string, string>;
/** The cookies as they were written. */
let written: string[];
/** Domains that the browser refuses. */
let refused: string[];

beforeEach(() => {
  ({ kept, written, refused } = useDomainJar());
});

describe('cookies of the visit’s source', () => {
  it('are valid for the shop’s domain and its subdomains until the browser is closed; the session’s cookie lasts half an hour', () => {
    writeJar({ current: 'typ=utm', session: 'pgs=1' }, ...SETTINGS);
    expect(written).toEqual([
      'sbjs_current=typ%3Dutm;domain=.shop.example;path=/;SameSite=Lax',
      'sbjs_session=pgs%3D1;max-age=1800;domain=.shop.example;path=/;SameSite=Lax',
    ]);
  });

  it('last as long as the shop asks, counted again from each page', () => {
    for (const _page of [1, 2]) writeJar({ current: 'typ=utm' }, 60, 30, false);
    expect(written).toEqual(
      Array(2).fill('sbjs_current=typ%3Dutm;max-age=3600;domain=.shop.example;path=/;SameSite=Lax'),
    );
  });

  it('are not written again while their values are the same', () => {
    for (const _page of [1, 2]) writeJar({ current: 'typ=utm' }, ...SETTINGS);
    expect(written).toHaveLength(1);
  });

  it('are read together before any is written, because a read after a write is slow', () => {
    const asked = vi.spyOn(document, 'cookie', 'get').mockClear();
    writeJar({ current: 'typ=utm', first: 'typ=utm', session: 'pgs=1' }, ...SETTINGS);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are read with or without base64, and missing values are left out', () => {
    writeJar({ current: 'typ=utm|||src=(direct)' }, 0, 30, true);
    writeJar({ session: 'pgs=1|||cpg=https://shop.example/?a=b;c' }, ...SETTINGS);
    kept.set('sbjs_other host', 'x');
    expect(readJar()).toEqual({
      current: 'typ=utm|||src=(direct)',
      session: 'pgs=1|||cpg=https://shop.example/?a=b;c',
    });
  });

  it('are all deleted, however they were set, and no other cookie is', () => {
    for (const name of ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'migrations', 'promo']) {
      for (const domain of ['shop.example', 'www.shop.example', 'host']) kept.set(`sbjs_${name} ${domain}`, 'x');
    }
    kept.set('woocommerce_items_in_cart host', '1');
    deleteJar();
    expect([...kept.keys()]).toEqual(['woocommerce_items_in_cart host']);
  });

  it('are not touched when there are none to delete', () => {
    deleteJar();
    expect(written).toEqual([]);
  });

  it('may be refused by the browser', () => {
    refused.push('shop.example', 'host');
    writeJar({ current: 'typ=utm', session: 'pgs=1' }, ...SETTINGS);
    expect(readJar()).toEqual({});
  });
});
