/** Tests which requests of a page the recorder lets through, and which it only records. */
import { describe, expect, it } from 'vitest';
import { cookieJar, memoryStorage } from '../../scripts/shopCheck/recorder/memory';
import { asLook, fateOf } from '../../scripts/shopCheck/recorder/requests.rules';

const OWN = 'https://shop.example';
const fate = (method: string, address: string) => fateOf(method, new URL(address, OWN), OWN);

describe('a request', () => {
  it.each([
    ['GET', '/shop/page/2/'],
    ['GET', '/wp-json/wc/store/v1/cart'],
    ['POST', '/?wc-ajax=get_variation'],
    ['POST', '/?wc-ajax=get_refreshed_fragments'],
    ['POST', '/?wc-ajax=update_order_review'],
  ])('is sent as a look: %s %s', (method, address) => expect(fate(method, address)).toBe('look'));

  it.each([
    ['GET', '/wp-content/plugins/a/data.json?ver=1'],
    ['GET', 'https://cdn.example/a'],
    ['GET', 'data:text/plain,x'],
    ['POST', 'blob:https://shop.example/1'],
  ])('passes as it is: %s %s', (method, address) => expect(fate(method, address)).toBe('pass'));

  it.each([
    ['POST', '/'],
    ['POST', '/wp-json/wc/store/v1/cart/add-item'],
    ['DELETE', '/wp-json/x'],
    ['POST', '/?wc-ajax=add_to_cart'],
    ['GET', '/?wc-ajax=remove_from_cart'],
    ['POST', '/?wc-ajax=checkout'],
    ['GET', '/shop/?add-to-cart=7'],
    ['GET', '/cart/?remove_item=abc&x=1'],
    ['GET', '/my-account/customer-logout/?_wpnonce=1'],
    ['GET', '/wp-admin/admin-ajax.php?x=1'],
    ['GET', '/wp-login.php'],
    ['POST', 'https://tracker.example/hit'],
  ])('is stopped: %s %s', (method, address) => expect(fate(method, address)).toBe('stop'));

  it('that belongs to a look at a page gets the arguments that mark the look', () => {
    const page = new URL(`${OWN}/?shop-islands-check=s&islands=on`);
    expect(asLook(new URL(`${OWN}/a?b=1`), page).search).toBe('?b=1&shop-islands-check=s&islands=on');
  });
});

describe('the storage in memory', () => {
  it('does what a storage does', () => {
    const storage = memoryStorage();
    storage.setItem('a', '1');
    storage.b = '2';
    expect([storage.a, storage.getItem('b'), storage.length, storage.key(0), Object.keys(storage)]).toEqual([
      '1',
      '2',
      2,
      'a',
      ['a', 'b'],
    ]);
    expect(['a' in storage, 'c' in storage, storage.getItem('c'), storage.c]).toEqual([true, false, null, undefined]);
    delete storage.a;
    storage.removeItem('b');
    expect(storage).toHaveLength(0);
    expect(storage).toBeInstanceOf(Storage);
  });

  it('keeps nothing in the browser', () => {
    memoryStorage().setItem('left', '1');
    expect(localStorage.getItem('left')).toBeNull();
  });
});

describe('the cookie jar', () => {
  it('begins with what it is given, writes and deletes', () => {
    const jar = cookieJar({ first: '1' });
    jar.write('second=2; path=/; max-age=60');
    jar.write(' third = 3=3 ');
    expect(jar.read()).toBe('first=1; second=2; third=3=3');
    jar.write('first=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
    jar.write('second=x; max-age=0');
    expect(jar.read()).toBe('third=3=3');
  });
});
