import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../../src/bridge/page/clock';
import { isVisitedAgain } from '../../../src/bridge/page/visit';
import { CURRENCY_KEY, dropOtherCurrency, hearCurrency, takeCurrency } from '../../../src/bridge/woocommerce/currency';
import { showFixture } from '../../helpers/fixture';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const ASKED = 1_800_000_000_000;
const NOW = ASKED + 5000;
const kept = { fragments: 'wc_fragments_x', hash: 'wc_cart_hash_x' };

const told = () => localStorage.getItem(CURRENCY_KEY);

/** Starts a page that was requested at the time `ASKED`. */
function visit(search: string, ...entries: { transferSize?: number; type?: string }[]): void {
  vi.spyOn(location, 'search', 'get').mockReturnValue(search);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(ASKED);
  vi.spyOn(clock, 'now').mockReturnValue(NOW);
}

const isKept = () => sessionStorage.getItem(kept.fragments) !== null;
const keep = () => sessionStorage.setItem(kept.fragments, '{}');

describe('the currency of a page', () => {
  it('is not announced when the page names none', () => {
    visit('');
    takeCurrency(() => kept);
    expect(told()).toBeNull();
  });

  it('is what the switcher prints as chosen, whatever the address asks for', () => {
    visit('?currency=XXX');
    showFixture('currency-switcher');
    takeCurrency(() => kept);
    expect(told()).toBe(`${NOW} GBP`);
  });

  it('is what the address asks for where there is no switcher', () => {
    visit('?s=a&currency=EUR', { transferSize: 4000 });
    takeCurrency(() => kept);
    expect(told()).toBe(`${NOW} EUR`);
  });

  it('is announced once, so that the other tabs hear of changes only', () => {
    visit('?currency=EUR');
    localStorage.setItem(CURRENCY_KEY, '1 EUR');
    localStorage.setItem(kept.hash, 'hash');
    takeCurrency(() => kept);
    expect(told()).toBe('1 EUR');
    expect(localStorage.getItem(kept.hash)).toBe('hash');
  });

  it('deletes the shared hash when it has changed, so that every script refreshes its cart', () => {
    visit('?currency=EUR');
    localStorage.setItem(CURRENCY_KEY, '1 GBP');
    localStorage.setItem(kept.hash, 'hash');
    takeCurrency(() => kept);
    expect(localStorage.getItem(kept.hash)).toBeNull();
  });

  it.each([
    ['comes from the browser’s cache', () => visit('?currency=EUR', { transferSize: 0 }), '1 GBP'],
    ['was asked for before another one told', () => visit('?currency=EUR'), `${ASKED + 1} GBP`],
  ])('is not announced by a page that %s', (_what, come, before) => {
    come();
    localStorage.setItem(CURRENCY_KEY, before);
    takeCurrency(() => kept);
    expect(told()).toBe(before);
  });

  it('is announced even if a clock that was set back has left a time in the future', () => {
    visit('?currency=EUR');
    localStorage.setItem(CURRENCY_KEY, `${NOW + 1} GBP`);
    takeCurrency(() => kept);
    expect(told()).toBe(`${NOW} EUR`);
  });

  it('is heard of from another tab', () => {
    let heard = 0;
    hearCurrency(() => heard++);
    for (const key of ['wc_cart_hash_x', null, CURRENCY_KEY]) dispatchEvent(new StorageEvent('storage', { key }));
    expect(heard).toBe(1);
  });
});

describe('a kept cart', () => {
  beforeEach(() => {
    visit('');
    keep();
  });

  it('stays where no page announced a currency', () => {
    takeCurrency(() => kept);
    expect(isKept()).toBe(true);
  });

  it('is dropped when another currency is announced, and a cart that is kept after that stays', () => {
    localStorage.setItem(CURRENCY_KEY, '1 GBP');
    dropOtherCurrency(kept);
    expect(isKept()).toBe(false);
    keep();
    dropOtherCurrency(kept);
    expect(isKept()).toBe(true);
  });

  it('is dropped when the currency has changed and changed back', () => {
    localStorage.setItem(CURRENCY_KEY, '1 GBP');
    dropOtherCurrency(kept);
    keep();
    localStorage.setItem(CURRENCY_KEY, '3 GBP');
    dropOtherCurrency(kept);
    expect(isKept()).toBe(false);
  });
});

describe('what forms held', () => {
  it.each([
    ['navigate', false],
    ['reload', true],
    ['back_forward', true],
  ])('is brought back by a visit of type "%s": %s', (type, isAgain) => {
    visit('', { type });
    expect(isVisitedAgain()).toBe(isAgain);
  });
});
