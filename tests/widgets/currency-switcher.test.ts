import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENCY_KEY } from '../../src/bridge/woocommerce/currency';
import { currencyUrl } from '../../widgets/currency-switcher/rules';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const PAGE = 'https://shop.example/games/page/3/';

describe('the address of a page in another currency', () => {
  it.each([
    [PAGE, `${PAGE}?currency=EUR`],
    [`${PAGE}?`, `${PAGE}?currency=EUR`],
    [`${PAGE}?currency=GBP`, `${PAGE}?currency=EUR`],
    [`${PAGE}?currency`, `${PAGE}?currency=EUR`],
    [`${PAGE}?orderby=price&currency=GBP&s=a&currency=USD`, `${PAGE}?orderby=price&s=a&currency=EUR`],
    [`${PAGE}?my_currency=GBP#reviews`, `${PAGE}?my_currency=GBP&currency=EUR`],
    ['https://shop.example/', 'https://shop.example/?currency=EUR'],
  ])('of %s is %s', (address, expected) => {
    expect(currencyUrl(address, 'EUR')).toBe(expected);
  });

  it('keeps every other parameter as it is written', () => {
    const query = 'e-filter-3f2a1bc-product_cat=a+b~c&tags[]=1&tags%5B%5D=2&name=M%FCller&empty=&flag&sum=1%2B1=2&%zz';
    expect(currencyUrl(`${PAGE}?${query}`, 'EUR')).toBe(`${PAGE}?${query}&currency=EUR`);
  });

  it('encodes a code with special characters', () => {
    expect(currencyUrl(PAGE, 'a&b=c#d')).toBe(`${PAGE}?currency=a%26b%3Dc%23d`);
  });

  it('has the code once, and the other parameters in their order', () => {
    const name = fc.constantFrom('currency', 'orderby', 's', 'product_cat', 'x');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string())),
        fc.string({ minLength: 1 }),
        fc.string(),
        (pairs, code, anchor) => {
          const address = new URL(PAGE);
          for (const [key, value] of pairs) address.searchParams.append(key, value);
          address.hash = anchor;
          const found = currencyUrl(address.href, code);
          const url = new URL(found);
          expect([...url.searchParams]).toEqual([
            ...[...address.searchParams].filter(([key]) => key !== 'currency'),
            ['currency', code],
          ]);
          expect(url.hash).toBe('');
          expect(currencyUrl(found, code)).toBe(found);
        },
      ),
    );
  });
});

describe('the switcher', () => {
  type Global = { shopengine_currency_switcher?: (code: string) => void };
  const global = window as Global;
  const select = () => find<HTMLSelectElement>('select');
  let page: FakePage;
  let left: string[];

  /** Starts the island on a new page. */
  async function open(theirs?: (code: string) => void) {
    vi.resetModules();
    delete global.shopengine_currency_switcher;
    if (theirs) global.shopengine_currency_switcher = theirs;
    const { default: island } = await import('../../widgets/currency-switcher');
    if (island.mode !== 'enhance') throw new Error('It has no view.');
    await island.start?.();
    return (code: string, hasHandler = true) => {
      select().value = code;
      const handler = () => global.shopengine_currency_switcher?.(code);
      select().onchange = hasHandler ? handler : null;
      if (hasHandler) handler();
      island.onIntent?.({ type: 'change', target: select(), submitter: null, store: undefined });
    };
  }

  beforeEach(() => {
    page = setPage();
    left = [];
    vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
    showFixture('currency-switcher');
  });

  it('opens the page in that currency once, with the inline handler and without', async () => {
    const choose = await open();
    choose('EUR');
    choose('USD', false);
    expect(left).toEqual([currencyUrl(location.href, 'EUR'), currencyUrl(location.href, 'USD')]);
  });

  it('does nothing for its empty choice', async () => {
    const choose = await open();
    choose('');
    choose('', false);
    expect(left).toEqual([]);
  });

  it('leaves the switch to ShopEngine’s own function when the inline handler calls it', async () => {
    const theirs: string[] = [];
    const choose = await open((code) => theirs.push(code));
    choose('EUR');
    expect(theirs).toEqual(['EUR']);
    expect(left).toEqual([]);
  });

  it('switches by itself where a policy took the inline handler away, or the handler does something else', async () => {
    const choose = await open(() => {});
    choose('EUR', false);
    select().setAttribute('onchange', 'track(this.value)');
    choose('USD');
    expect(left).toEqual([currencyUrl(location.href, 'EUR'), currencyUrl(location.href, 'USD')]);
  });

  it('forgets the kept cart of the old prices, which the plugins’ own script would show', async () => {
    page.config.globals = { wc_cart_fragments_params: { fragment_name: 'wc_fragments_x' } };
    const choose = await open();
    sessionStorage.setItem('wc_fragments_x', '{}');
    sessionStorage.setItem('other', '1');
    choose('');
    expect(sessionStorage.getItem('wc_fragments_x')).toBe('{}');
    choose('EUR');
    expect({ ...sessionStorage }).toEqual({ other: '1', [CURRENCY_KEY]: expect.stringMatching(/ GBP$/) });
  });

  it('shows the printed currency again when the page is left, and can be used when it comes back', async () => {
    const choose = await open();
    choose('EUR');
    dispatchEvent(new Event('pagehide'));
    expect(select().value).toBe('GBP');
    choose('EUR');
    expect(left).toHaveLength(2);
  });

  it('shows the printed currency when the browser has restored an old choice, but not when the shopper chose early', async () => {
    select().value = 'EUR';
    await open();
    expect(select().value).toBe('EUR');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' },
    ] as unknown as PerformanceEntryList);
    await open();
    expect(select().value).toBe('GBP');
  });

  it('tells the printed currency to other pages', async () => {
    await open();
    expect(localStorage.getItem(CURRENCY_KEY)).toMatch(/^\d+ GBP$/);
  });
});
