import { describe, expect, it } from 'vitest';
import { settle } from '../../helpers/settle';
import { begin, freshLoader, log, page, ready } from './loaderPage';

freshLoader();

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
  it('an island that was disarmed stays off for the rest of the visit', async () => {
    const api = begin(ready({ name: 'other' }));
    api.disarm('notice', { what: 'a', why: 'b', fix: 'c' });
    delete page.shopIslands;
    expect(await off()).toEqual(['cart-total']);
  });
  it('an island that was disarmed finishes what an earlier page has begun, and nothing else', async () => {
    begin(ready({ name: 'other' })).disarm('notice', { what: 'a', why: 'b', fix: 'c' });
    delete page.shopIslands;
    const [start, finish] = [() => void log.push('start'), () => void log.push('finish')];
    await begin(ready({ name: 'notice', start, finish })).wake('notice');
    await settle();
    expect(log).toEqual(['finish']);
  });
});
