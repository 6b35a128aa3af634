/** Tests what a page shows during a refresh, with the page's real cart. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../../src/actions/pageCart';
import { find } from '../../helpers/fixture';
import { setPage } from '../../helpers/page';
import { settle } from '../../helpers/settle';

const DAY = 24 * 60 * 60 * 1000;
const CART = 'div.widget_shopping_cart_content';
const printed = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`;

let answers: ((response: Response) => void)[];
let failures: unknown[];
const noted = ({ detail }: Event & { detail?: { error?: { code?: string } } }) => failures.push(detail?.error?.code);
const answer = async (text: string, fragments: Record<string, string> = {}) => {
  answers.shift()?.(Response.json({ fragments: { [CART]: printed(text), ...fragments }, cart_hash: text }));
  await settle();
};
const fail = async () => {
  answers.shift()?.(new Response('', { status: 502 }));
  await settle();
};
const isDimmed = (selector = CART) => find(selector).classList.contains('updating');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  setPage();
  sessionStorage.clear();
  document.body.innerHTML = `${printed('old')}<b class="count">0</b>`;
  answers = [];
  failures = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  document.addEventListener('island:fragments:error', noted as EventListener);
  pageCart();
});
afterEach(() => {
  document.removeEventListener('island:fragments:error', noted as EventListener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refresh = async () => {
  const done = pageCart()
    .refresh()
    .catch(() => {});
  await settle();
  return done;
};

describe('a refresh', () => {
  it('dims the mini-carts when it is the page’s first', async () => {
    refresh();
    expect(isDimmed()).toBe(true);
    await settle();
    await answer('new');
    expect([find(CART).textContent, isDimmed()]).toEqual(['new', false]);
  });

  it('dims all that is kept when it is the page’s first after another page of the visit', async () => {
    sessionStorage.setItem(
      pageCart().keys().fragments,
      JSON.stringify({ [CART]: printed('kept'), '.count': '<b class="count">1</b>' }),
    );
    refresh();
    expect([isDimmed(), isDimmed('.count')]).toEqual([true, true]);
    await settle();
    await answer('new');
    expect([isDimmed(), isDimmed('.count')]).toEqual([false, false]);
  });

  it('leaves nothing dimmed when it fails, and an event announces that', async () => {
    refresh();
    await settle();
    await fail();
    expect([isDimmed(), failures]).toEqual([false, ['http']]);
  });

  it('keeps its regions dimmed while another refresh follows', async () => {
    refresh();
    await settle();
    refresh();
    await answer('one');
    expect([find(CART).textContent, isDimmed()]).toEqual(['one', true]);
    await settle();
    await answer('two');
    expect([find(CART).textContent, isDimmed()]).toEqual(['two', false]);
  });
});

describe('the refresh after 24 hours', () => {
  const aDayLater = async () => {
    refresh();
    await settle();
    await answer('new');
    await vi.advanceTimersByTimeAsync(DAY + 1);
    await settle();
  };

  it('dims the regions too', async () => {
    await aDayLater();
    expect([answers.length, isDimmed()]).toEqual([1, true]);
    await answer('newer');
    expect([find(CART).textContent, isDimmed()]).toEqual(['newer', false]);
  });

  it('announces its failure', async () => {
    await aDayLater();
    await fail();
    expect([isDimmed(), failures]).toEqual([false, ['http']]);
  });
});
