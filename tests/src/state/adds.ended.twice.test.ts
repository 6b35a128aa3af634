import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/rules/callError';
import { WAITING_ADDS } from '../../../src/rules/names';
import { createStorage, type FakeStore } from '../../helpers/store';
import { clock, createGate, freshShop, leave, openPage, shared, shop, storage, waiting, wipe } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds of a page that ended', () => {
  it('are not sent twice by a page that comes back from the back/forward cache', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = first.add('1');
    const next = openPage();
    const resumed = next.resume();
    await clock.advance(10_000);
    await resumed;
    letRun();
    await done;
    expect(shop.log).toEqual(['add 1']);
    expect(first.outcomes).toEqual(['1 elsewhere']);
  });

  it('are not sent twice by a page that was left during its call and learns of the abort only when it comes back', async () => {
    let breakOff = () => {};
    const left = new Promise<never>((_resolve, reject) => {
      breakOff = () => reject(new CallError('fetch_error'));
    });
    const first = openPage({ addToCart: () => left });
    const done = first.add('1');
    const resumed = openPage().resume();
    await clock.advance(10_000);
    await resumed;
    breakOff();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(first.outcomes).toEqual(['1 elsewhere']);
  });

  it('are left to a page that is still alive, so that a copied tab does not send them too', async () => {
    const held = new Set<string>();
    const asked: string[] = [];
    const locks = {
      request(name: string, ...rest: unknown[]) {
        asked.push(name);
        const run = rest.at(-1) as () => Promise<unknown>;
        if (held.has(name)) return Promise.reject(new DOMException('timed out', 'TimeoutError'));
        held.add(name);
        return Promise.resolve(run()).finally(() => held.delete(name));
      },
    } as unknown as LockManager;
    const page = openPage({ enqueue: () => new Promise(() => {}), locks });
    for (const id of ['1', '2']) page.add(id);
    const copy = openPage({ locks });
    asked.length = 0;
    await copy.resume();
    expect([shop.log, waiting()]).toEqual([[], []]);
    // Meanwhile the living page waits for its turn; each wait takes two seconds.
    expect(asked).toHaveLength(1);
  });

  it('are sent once when a copied tab starts before this tab’s next page is there', async () => {
    await leave(['1']);
    const tabStorage = createStorage(Object.fromEntries(storage.values));
    shop.fate('drop', 'ok');
    const copied = openPage({ tabStorage }).resume();
    await vi.waitFor(() => expect(shop.log).toEqual(['add 1']));
    const next = openPage();
    await next.resume();
    await clock.advance(10_000);
    await copied;
    expect(shop.log.filter((call) => call.startsWith('add'))).toEqual(['add 1']);
    expect(next.outcomes).toEqual([]);
  });

  it('are sent once when a copied tab comes first and their own page still lives', async () => {
    const { opened: turn, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => turn.then(work) });
    const done = first.add('1');
    await openPage({ tabStorage: createStorage(Object.fromEntries(storage.values)) }).resume();
    expect(shop.log).toEqual(['add 1']);
    letRun();
    await done;
    expect([shop.log, first.outcomes]).toEqual([['add 1'], ['1 elsewhere']]);
  });

  it('are claimed in a list of 2,000 characters at most: the newest claims come first, and none is cut', async () => {
    const older = Array.from({ length: 200 }, (_, index) => `add${index}/page${index}`);
    shared.set(WAITING_ADDS, older.join(' '));
    await openPage().add('1');
    const [mine, ...others] = (shared.get(WAITING_ADDS) ?? '').split(' ');
    expect([mine?.split('/').length, others]).toEqual([2, older.slice(0, others.length)]);
    expect(`${mine} ${others.join(' ')}`.length).toBeLessThanOrEqual(2000);
    expect([mine, ...others, older[others.length]].join(' ').length).toBeGreaterThan(2000);
  });

  it('are left to the page that has claimed them, and one that is marked as sent is looked for in the cart', async () => {
    const add = (more: object) => ({
      id: 'a',
      at: clock.now(),
      page: 'left',
      fields: { product_id: '1', quantity: '1' },
      ...more,
    });
    shared.set(WAITING_ADDS, 'a/left');
    storage.set(WAITING_ADDS, JSON.stringify([add({ sent: { at: clock.now(), hash: '', count: 0 } })]));
    shop.cart.set('1', 1);
    const next = openPage();
    await next.resume();
    expect([shop.log, next.outcomes]).toEqual([['refresh'], ['1 added']]);
    // The original page has marked the add after this tab was copied.
    shared.set(WAITING_ADDS, 'a/left');
    storage.set(WAITING_ADDS, JSON.stringify([add({})]));
    await openPage().resume();
    expect([shop.log, waiting()]).toEqual([['refresh'], []]);
  });
});

describe('adds of a page that ended in a tab that was copied meanwhile', () => {
  /** A copy of the tab's storage, for another tab. */
  const copyOf = ({ values }: FakeStore) => createStorage(Object.fromEntries(values));

  it('are not sent again once the page that was copied has sent them', async () => {
    const page = openPage();
    const done = ['1', '2'].map((id) => page.add(id));
    const tabStorage = copyOf(storage);
    await Promise.all(done);
    const copy = openPage({ tabStorage });
    await copy.resume();
    expect(shop.log).toEqual(['add 1', 'add 2']);
    expect([copy.outcomes, tabStorage.get(WAITING_ADDS)]).toEqual([[], null]);
  });

  it('are no longer kept by the page that was copied where the copy has sent them', async () => {
    const { opened: turn, open: letRun } = createGate();
    const page = openPage({ enqueue: (work) => turn.then(work) });
    const done = page.add('1');
    const copy = openPage({ tabStorage: copyOf(storage) });
    const resumed = copy.resume();
    await clock.advance(10_000);
    await resumed;
    letRun();
    await done;
    expect([shop.log, page.outcomes, waiting()]).toEqual([['add 1'], ['1 elsewhere'], []]);
    // Even if a script empties the storages of all tabs, no tab sends the add again.
    wipe(shared);
    await openPage().resume();
    expect(shop.log).toEqual(['add 1']);
  });

  it('are sent once by both tabs’ next pages', async () => {
    await leave(['1', '2']);
    const tabStorage = copyOf(storage);
    let tail: Promise<unknown> = Promise.resolve();
    const enqueue = <T>(work: () => Promise<T>) => {
      const run = tail.then(work);
      tail = run.catch(() => {});
      return run;
    };
    await Promise.all([openPage({ enqueue }).resume(), openPage({ enqueue, tabStorage }).resume()]);
    expect(shop.log).toEqual(['add 1', 'add 2']);
    expect(tabStorage.get(WAITING_ADDS)).toBeNull();
  });
});
