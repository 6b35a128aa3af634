/** Runs the island on the wishlist’s fixture. A test answers its calls, and reads its messages to the shopper. */
import { beforeEach, vi } from 'vitest';
import type { Notice } from '../../src/ui/messages/notice';
import { visitAddress } from '../helpers/browser';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

/** The messages to the shopper. */
export const said: string[] = [];

vi.mock('../../src/ui/messages/notify', () => ({
  notify: ({ kind, text, lasts, corner, action }: Notice) =>
    said.push(
      action ? `${kind} ${corner}: ${text} ${action.label}=${action.href}` : `${kind} ${corner} ${lasts}: ${text}`,
    ),
}));

export let clock: FakeClock;

vi.mock('../../src/bridge/page/clock', () => ({
  clock: { now: () => clock.now(), after: (...args: Parameters<FakeClock['after']>) => clock.after(...args) },
}));

export interface Call {
  productId: number;
  answer(value: unknown, status?: number): Promise<void>;
  drop(): Promise<void>;
}

/** Calls on the way, in order; each waits for its answer. */
export let calls: Call[];

/** Gives each test a clock and a page visit of its own, without calls and messages. Call it at the top of a file. */
export function freshClock(): void {
  freshVisits();
  beforeEach(() => {
    clock = createClock();
    said.length = 0;
    calls = [];
  });
}

export const ADDED = { status: 'success', todo: 'add' };
export const REMOVED = { status: 'success', todo: 'removed' };

export const DONE_REMOVED = 'success bottom-right 3000: Your product is removed from wishlist';

export const WRONG = 'alert: Something went wrong';

export let page: FakePage;
export let island: typeof import('../../widgets/wishlist').default;
export let lists: typeof import('../../src/actions/pageLists');

/** Gives each test the fixture, and a fresh copy of the island on it. Call it at the top of a describe. */
export function freshWishlist(): void {
  beforeEach(async () => {
    visitAddress('/shop/');
    page = setPage({
      globals: {
        shopEngineWishlist: { isLoggedIn: '1', rest_nonce: 'ab12cd34ef', resturl: 'https://shop.example/wp-json/' },
      },
    });
    vi.stubGlobal('alert', (text: string) => said.push(`alert: ${text}`));
    vi.stubGlobal(
      'fetch',
      (_url: string, { body }: { body: string }) =>
        new Promise((resolve, reject) => {
          calls.push({
            productId: Number(new URLSearchParams(body).get('product_id')),
            async answer(value, status = 200) {
              resolve(new Response(typeof value === 'string' ? value : JSON.stringify(value), { status }));
              await settle();
            },
            async drop() {
              reject(new TypeError('Failed to fetch'));
              await settle();
            },
          });
        }),
    );
    vi.resetModules();
    island = (await import('../../widgets/wishlist')).default;
    lists = await import('../../src/actions/pageLists');
    showFixture('wishlist');
    island.start?.();
    for (const host of document.querySelectorAll<HTMLElement>('[data-pid]')) island.adopt?.(host);
  });
}

const settle = () => clock.advance(0);

/** The control that takes a row's product out of the wishlist. */
export const x = (id: number) => find(`.remove-from-wishlist[data-pid="${id}"]`);
export const row = (id: number) => x(id).closest('tr') as HTMLElement;

/** True when the browser may go on. */
export const press = (target: HTMLElement) =>
  island.onIntent?.({ type: 'click', target, submitter: null, store: undefined }) === false;
export const known = () => lists.pageWishlist().$known.get();
