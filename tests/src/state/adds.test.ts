import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/rules/callError';
import type { AddAnswer, CartAnswer } from '../../../src/rules/cartAnswer';
import { MINI_CART } from '../../../src/rules/fragmentCache';
import { WAITING_ADDS } from '../../../src/rules/names';
import { type AddOutcome, type AddsDependencies, createAdds } from '../../../src/state/adds';
import { type Cart, createCartState } from '../../../src/state/cart';
import type { WaitingAdd } from '../../../src/state/waitingAdds';
import { notify } from '../../../src/ui/notify';
import { createClock, type FakeClock } from '../../helpers/clock';
import { leavePage } from '../../helpers/leaving';
import { createStorage, type FakeStore } from '../../helpers/store';

vi.mock('../../../src/ui/notify', () => ({ notify: vi.fn(async () => {}) }));

/** The variation's product: that alone is named in the rows of a mini-cart. */
const VARIATION = '41';
const PARENT = '40';

/**
 * How an add ends. `lost`: in the cart, but its answer is late. `drop`: the connection is lost before. `late`: the
 * connection is lost, and the server is still at work on it. A number: the status of an answer, and the product is not
 * in the cart.
 */
type Fate = 'ok' | 'lost' | 'drop' | 'late' | 'refuse' | 'cancel' | 'html' | '500' | '502';

/** A shop whose answers a test decides: what arrives, what gets lost. */
function createShop() {
  const cart = new Map<string, number>();
  const log: string[] = [];
  const rows = () =>
    [...cart].map(
      ([id, count]) =>
        `<li class="mini_cart_item"><a data-product_id="${id === VARIATION ? PARENT : id}"></a><span class="quantity">${count} × £1</span></li>`,
    );
  const answer = (): CartAnswer => ({
    fragments: { [MINI_CART]: `<div>${rows().join('')}</div>` },
    cartHash: cart.size ? JSON.stringify([...cart]) : '',
  });
  /** How the next adds end; the last one stands for all that follow. */
  let fates: Fate[] = ['ok'];
  let isReachable = true;
  return {
    cart,
    log,
    answer,
    hash: () => answer().cartHash,
    fate: (...next: typeof fates) => {
      fates = next;
    },
    unreachable: () => {
      isReachable = false;
    },
    async addToCart<T>(fields: Record<string, unknown>, use: (answer: AddAnswer) => T): Promise<T> {
      const id = String(fields.product_id);
      const fate = fates.length > 1 ? fates.shift() : fates[0];
      log.push(`add ${id}`);
      if (fate === 'cancel') throw new CallError('aborted', 'canceled', 0, false);
      if (fate === 'drop') throw new CallError('fetch_error');
      if (fate === 'html') throw new CallError('invalid_json');
      if (fate === '500' || fate === '502') throw new CallError('http', `HTTP ${fate}`, Number(fate));
      if (fate === 'late') {
        clock.after(20_000, () => cart.set(id, (cart.get(id) ?? 0) + 1));
        throw new CallError('timeout');
      }
      if (fate === 'refuse') return use({ productUrl: '/p/' });
      cart.set(id, (cart.get(id) ?? 0) + Number(fields.quantity ?? 1));
      if (fate === 'lost') throw new CallError('timeout');
      return use(answer());
    },
    async refreshFragments<T>(_now: number, use: (answer: CartAnswer) => T): Promise<T> {
      log.push('refresh');
      if (!isReachable) throw new CallError('fetch_error');
      return use(answer());
    },
  };
}

let shop: ReturnType<typeof createShop>;
let clock: FakeClock;
let storage: FakeStore;
/** All tabs' together. */
let shared: FakeStore;
/** Session cookies. */
let notes: FakeStore;
/** Runs what is to be done when a page is left. */
let leaves: (() => void)[];
beforeEach(() => {
  vi.mocked(notify).mockClear();
  notes = createStorage();
  leaves = [];
  shop = createShop();
  clock = createClock();
  storage = createStorage();
  shared = createStorage();
});

const keys = () => ({ fragments: 'f', hash: 'h', language: 'en-GB' });

/** What a page knows of the cart that the shop has told it is empty. */
const emptyCart = () => ({
  $cart: atom<Cart | null>({ fragments: { [MINI_CART]: '<div></div>' }, hash: '', source: 'loaded' }),
  hash: shop.hash,
  keys,
});

/** What a page knows of the cart that nobody has told it of. */
const unknownCart = () => ({ ...emptyCart(), $cart: atom<Cart | null>(null) });

/** What a page brings along, whatever it knows of the cart. */
const surroundings = () => ({
  enqueue: <T>(work: () => Promise<T>) => work(),
  tabStorage: storage,
  sharedStorage: shared,
  notes,
  onLeave: (run: () => void) => void leaves.push(run),
  clock,
  isOnline: () => true,
  isVisible: () => true,
  loadRecovery: () => import('../../../src/actions/recovery'),
});

/** A gate that is closed until the test opens it. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Another script empties storages. */
const wipe = (...stores: FakeStore[]) => {
  for (const store of stores) for (const key of [...store.values.keys()]) store.remove(key);
};

/** One page of the shop. */
/** Without those whose value may be missing. */
type Some = { [Key in keyof AddsDependencies]?: NonNullable<AddsDependencies[Key]> };

function openPage(more: Some = {}, create = createAdds) {
  let tail: Promise<unknown> = Promise.resolve();
  const { $cart } = { ...emptyCart(), ...more };
  const outcomes: string[] = [];
  const note = (name: string) => (outcome: AddOutcome) => {
    outcomes.push(`${name} ${outcome.kind}`);
    if (outcome.answer)
      $cart.set({ fragments: outcome.answer.fragments, hash: outcome.answer.cartHash, source: 'added' });
  };
  const adds = create({
    ...surroundings(),
    addToCart: shop.addToCart,
    refreshFragments: shop.refreshFragments,
    enqueue: (work) => {
      const run = tail.then(work);
      tail = run.catch(() => {});
      return run;
    },
    ...emptyCart(),
    ...more,
    $cart,
  });
  return {
    outcomes,
    add: (id: string, row?: string) =>
      adds.add({ product_id: id, quantity: '1', ...(id === VARIATION && { variation_id: id }) }, note(id), { row }),
    resume: () => adds.resume((outcome, { fields }) => note(String(fields.product_id))(outcome)),
  };
}

/** Adds, and waits until all that follows from it is over; what each add came to. */
const runs = async (page: ReturnType<typeof openPage>, id = '1') => {
  const done = page.add(id);
  await clock.advance(60_000);
  await done;
  return page.outcomes;
};

const waiting = (): WaitingAdd[] => JSON.parse(storage.get(WAITING_ADDS) ?? '[]');

describe('adding to the cart', () => {
  it('sends one after the other, in order, and leaves nothing behind', async () => {
    const page = openPage();
    const all = ['1', '2', '3'].map((id) => page.add(id));
    expect(waiting().map(({ fields }) => fields.product_id)).toEqual(['1', '2', '3']);
    await Promise.all(all);
    expect(shop.log).toEqual(['add 1', 'add 2', 'add 3']);
    expect(page.outcomes).toEqual(['1 added', '2 added', '3 added']);
    expect(storage.get(WAITING_ADDS)).toBeNull();
  });

  describe('where the storage is full', () => {
    it('makes room for an add: the cart’s cached fragments can be fetched again', async () => {
      storage.set('f', '{"div":"…"}');
      const { set } = storage;
      storage.set = (key, value) => !storage.get('f') && set(key, value);
      void openPage({ enqueue: () => new Promise(() => {}) }).add('1');
      expect(waiting()).toHaveLength(1);
      expect(storage.get('f')).toBeNull();
    });

    it('leaves a note, by which the next page tells the shopper, and does no more', async () => {
      storage.isFull = true;
      const { opened: frozen, open: letRun } = createGate();
      const page = openPage({ enqueue: (work) => frozen.then(work) });
      const done = page.add('1');
      for (const leave of leaves) leave();
      storage.isFull = false;
      // All tabs share the note: one in the background would tell nobody.
      await openPage({ isVisible: () => false }).resume();
      expect(notify).not.toHaveBeenCalled();
      await openPage().resume();
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Some of what you chose may not be in your cart.' }),
      );
      // The page came back from the back/forward cache: the shopper may have added it again meanwhile.
      letRun();
      await done;
      expect([shop.log, page.outcomes]).toEqual([[], ['1 elsewhere']]);
      await openPage().resume();
      expect(notify).toHaveBeenCalledTimes(1);
    });

    it('does not send what was kept unsent when it can no longer be marked as sent', async () => {
      const page = openPage({ addToCart: () => new Promise(() => {}) });
      void page.add('1');
      storage.isFull = true;
      await clock.advance(0);
      for (const leave of leaves) leave();
      const next = openPage();
      const done = next.resume();
      await clock.advance(10_000);
      await done;
      expect(shop.log).toEqual([]);
      expect(notify).toHaveBeenCalledTimes(1);
    });

    it('and a tab was copied, remembers in a cookie which adds are done', async () => {
      const page = openPage();
      const done = page.add('1');
      const tabStorage = createStorage(Object.fromEntries(storage.values));
      shared.isFull = true;
      await done;
      await openPage({ tabStorage }).resume();
      expect(shop.log).toEqual(['add 1']);
    });
  });

  it('works without storage', async () => {
    storage.isFull = true;
    const page = openPage();
    await page.add('1');
    expect(page.outcomes).toEqual(['1 added']);
  });

  it('reports a refusal, and an add that was never sent', async () => {
    const page = openPage();
    shop.fate('refuse', 'cancel');
    await page.add('1');
    await page.add('2');
    expect(page.outcomes).toEqual(['1 refused', '2 unsent']);
    expect(waiting()).toEqual([]);
  });

  it('does not take a listener’s mistake for a failed call', async () => {
    const reported: unknown[] = [];
    globalThis.reportError = (error) => void reported.push(error);
    const adds = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    await adds.add({ product_id: '1' }, () => {
      throw new Error('a plugin broke');
    });
    expect(shop.log).toEqual(['add 1']);
    expect(reported).toHaveLength(1);
  });
});

describe('an add whose answer is lost', () => {
  it('is found in the cart and not sent again', async () => {
    shop.fate('lost');
    expect(await runs(openPage())).toEqual(['1 added']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it.each<[Fate, string[]]>([
    ['ok', []],
    ['refuse', []],
    ['lost', ['added']],
    ['500', ['failed']],
    ['drop', ['unknown']],
  ])('tells the page what became of it: "%s"', async (fate, told) => {
    const heard: string[] = [];
    const hear = ({ detail }: Event & { detail?: { outcome: string } }) => heard.push(String(detail?.outcome));
    document.addEventListener('island:cart:followed', hear);
    shop.fate(fate);
    await runs(openPage());
    document.removeEventListener('island:cart:followed', hear);
    expect(heard).toEqual(told);
  });

  it('is found in the cart when it is a variation, and its form says which product its row names', async () => {
    shop.fate('lost');
    const page = openPage();
    const done = page.add(VARIATION, PARENT);
    await clock.advance(60_000);
    await done;
    expect(page.outcomes).toEqual(['41 added']);
    expect(shop.log).toEqual(['add 41', 'refresh']);
  });

  it('is unknown, and not sent again, when no row can name it, because anything may have changed the hash', async () => {
    shop.fate('lost');
    expect(await runs(openPage(), VARIATION)).toEqual(['41 unknown']);
    expect(shop.log).toEqual(['add 41', 'refresh']);
  });

  it.each<[Fate, string]>([
    ['drop', 'the connection was lost'],
    ['502', 'a gateway gave the server up'],
    ['late', 'the time was up'],
  ])('is never sent again after "%s": %s, and the server may be at work on it', async (fate) => {
    shop.fate(fate, 'ok');
    expect(await runs(openPage())).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    expect(shop.cart.get('1') ?? 0).toBe(fate === 'late' ? 1 : 0);
  });

  it.each<Fate>(['500', 'html'])(
    'is sent once more when the server is done with it ("%s") and it is not there',
    async (fate) => {
      shop.fate(fate, 'ok');
      expect(await runs(openPage())).toEqual(['1 added']);
      expect(shop.log).toEqual(['add 1', 'refresh', 'add 1']);
      expect(shop.cart.get('1')).toBe(1);
    },
  );

  it('has failed when the browser had no network: nothing was sent, and no call asks for the cart', async () => {
    shop.fate('drop');
    expect(await runs(openPage({ isOnline: () => false }))).toEqual(['1 failed']);
    expect(shop.log).toEqual(['add 1']);
  });

  it('fails when the second try does too, and says so', async () => {
    shop.fate('500');
    expect(await runs(openPage())).toEqual(['1 failed']);
    expect(shop.log).toEqual(['add 1', 'refresh', 'add 1', 'refresh']);
    expect(waiting()).toEqual([]);
  });

  it('is unknown when the cart cannot be asked', async () => {
    shop.fate('drop');
    shop.unreachable();
    expect(await runs(openPage())).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
  });

  it('is unknown where nobody has told the page what the cart held: a missing cookie is no empty cart', async () => {
    shop.cart.set('1', 1);
    shop.fate('drop');
    // A cleaner of cookies has taken the cart's own.
    expect(await runs(openPage({ ...unknownCart(), hash: () => '' }))).toEqual(['1 unknown']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('is unknown there, too, when the cart holds as many as were added and one that it held before is possible', async () => {
    shop.fate('lost');
    const shown: string[] = [];
    const receive: NonNullable<AddsDependencies['receive']> = ({ cartHash }, source) =>
      void shown.push(`${source} ${cartHash}`);
    expect(await runs(openPage({ ...unknownCart(), receive }))).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['add 1', 'refresh']);
    // The page shows what it has learnt of the cart.
    expect(shown).toEqual([`refreshed ${shop.hash()}`]);
  });

  it('is found in a cart that held the product before', async () => {
    const page = openPage();
    await page.add('1');
    shop.fate('lost');
    expect(await runs(page)).toEqual(['1 added', '1 added']);
    expect(shop.cart.get('1')).toBe(2);
  });

  it.each<[Fate, string]>([
    ['drop', '1 unknown'],
    ['500', '1 failed'],
  ])('is not told as added when only another tab changed the cart (%s)', async (fate, outcome) => {
    const page = openPage();
    await page.add('1');
    shop.fate(fate);
    const done = page.add('1');
    await clock.advance(0);
    shop.cart.set('9', 1);
    await clock.advance(60_000);
    await done;
    expect(page.outcomes).toEqual(['1 added', outcome]);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('does not keep the others waiting for ever', async () => {
    shop.fate('500', '500', 'ok');
    const page = openPage();
    const all = Promise.all([page.add('1'), page.add('2')]);
    await clock.advance(60_000);
    await all;
    expect(page.outcomes).toEqual(['1 failed', '2 added']);
  });
});

describe('adds of a page whose storage another script clears', () => {
  /** A page whose first answer comes when the test says so. */
  const openBusy = () => {
    const { opened: turn, open: letRun } = createGate();
    const page = openPage({
      async addToCart<T>(fields: Record<string, unknown>, use: (answer: AddAnswer) => T) {
        await turn;
        return shop.addToCart(fields, use);
      },
    });
    return { page, done: Promise.all(['1', '2'].map((id) => page.add(id))), letRun };
  };

  it.each<[string, () => FakeStore[]]>([
    ['sessionStorage', () => [storage]],
    ['all of it, cookies too', () => [storage, shared, notes]],
  ])('are all done, once each (%s)', async (_which, stores) => {
    const { page, done, letRun } = openBusy();
    await clock.advance(0);
    wipe(...stores());
    letRun();
    await done;
    expect([shop.log, page.outcomes]).toEqual([
      ['add 1', 'add 2'],
      ['1 added', '2 added'],
    ]);
  });

  it('are kept again for the next page when the shopper leaves', async () => {
    openBusy();
    await clock.advance(0);
    wipe(storage);
    for (const leave of leaves) leave();
    expect(waiting().map(({ fields }) => fields.product_id)).toEqual(['1', '2']);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect([shop.log, next.outcomes]).toEqual([
      ['refresh', 'add 2'],
      ['1 unknown', '2 added'],
    ]);
  });

  it('are told of by the next page where the storage takes nothing any more', async () => {
    openBusy();
    await clock.advance(0);
    wipe(storage);
    storage.isFull = true;
    for (const leave of leaves) leave();
    storage.isFull = false;
    await openPage().resume();
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Some of what you chose may not be in your cart.' }),
    );
  });

  it('are not kept again once a later page has done them', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = first.add('1');
    const next = openPage();
    const resumed = next.resume();
    await clock.advance(10_000);
    await resumed;
    for (const leave of leaves) leave();
    expect(waiting()).toEqual([]);
    letRun();
    await done;
    expect([shop.log, first.outcomes]).toEqual([['add 1'], ['1 elsewhere']]);
  });

  it('nor sent while a later page that has taken them over works on the first of them', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = Promise.all([first.add('1'), first.add('2')]);
    void openPage({ addToCart: () => new Promise(() => {}) }).resume();
    await clock.advance(10_000);
    letRun();
    await done;
    expect([shop.log, first.outcomes]).toEqual([[], ['1 elsewhere', '2 elsewhere']]);
  });

  it('nor when a later page has told the shopper that they came too late', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = first.add('1');
    await clock.advance(60_001);
    await openPage().resume();
    letRun();
    await done;
    expect([shop.log, first.outcomes, waiting()]).toEqual([[], ['1 elsewhere'], []]);
  });
});

describe('adds of a page that ended', () => {
  /** A page that ends before any answer comes: nothing of it runs any more. */
  const leave = async (ids: string[], { sent = 0, arrived = false } = {}) => {
    const page = openPage({ enqueue: () => new Promise(() => {}) });
    for (const id of ids) page.add(id);
    const left = waiting().map((add, index) =>
      index < sent ? { ...add, sent: { at: clock.now(), hash: shop.hash(), count: 0 } } : add,
    );
    storage.set(WAITING_ADDS, JSON.stringify(left));
    if (arrived) shop.cart.set(ids[0] as string, 1);
  };

  it('are resumed by the next page, in order, exactly once', async () => {
    await leave(['1', '2', '3']);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['add 1', 'add 2', 'add 3']);
    expect(next.outcomes).toEqual(['1 added', '2 added', '3 added']);
    const third = openPage();
    await third.resume();
    expect(shop.log).toHaveLength(3);
  });

  describe('where another script empties the storage', () => {
    const resumed = async (more: Some) => {
      const next = openPage(more);
      const done = next.resume();
      await clock.advance(10_000);
      await done;
      return next.outcomes;
    };

    it('are resumed although it does so before the page’s code asks', async () => {
      await leave(['1', '2']);
      const leftAdds = storage.get(WAITING_ADDS) as string;
      wipe(storage);
      expect([await resumed({ leftAdds }), shop.log]).toEqual([
        ['1 added', '2 added'],
        ['add 1', 'add 2'],
      ]);
    });

    it('are resumed although it does so while the code for that is fetched', async () => {
      await leave(['1', '2']);
      const loadRecovery = () => {
        wipe(storage);
        return import('../../../src/actions/recovery');
      };
      expect(await resumed({ loadRecovery })).toEqual(['1 added', '2 added']);
    });

    it('are left alone where another page has done them since', async () => {
      await leave(['1']);
      const leftAdds = storage.get(WAITING_ADDS) as string;
      expect(await resumed({})).toEqual(['1 added']);
      wipe(storage);
      expect([await resumed({ leftAdds }), shop.log]).toEqual([[], ['add 1']]);
    });
  });

  it('is not sent again when it was on its way and arrived', async () => {
    await leave(['1', '2'], { sent: 1, arrived: true });
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2']);
    expect([...shop.cart]).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
  });

  it('is unknown, and not sent again, when it was on its way and is not there yet', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(next.outcomes).toEqual(['1 unknown']);
  });

  it('is unknown when it was on its way and only a plain link of another tab changed the cart', async () => {
    await leave(['1'], { sent: 1 });
    shop.cart.set('9', 1);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(next.outcomes).toEqual(['1 unknown']);
    expect(shop.log).toEqual(['refresh']);
  });

  it.each<[Fate, string]>([
    ['502', '1 unknown'],
    ['500', '1 failed'],
  ])(
    'are not told as added when they fail on the next page and the cart holds something else (%s)',
    async (fate, outcome) => {
      shop.cart.set('9', 1);
      await leave(['1']);
      shop.fate(fate);
      const next = openPage();
      const done = next.resume();
      await clock.advance(60_000);
      await done;
      expect(next.outcomes).toEqual([outcome]);
    },
  );

  it('is looked for, however long ago it was sent', async () => {
    await leave(['1'], { sent: 1, arrived: true });
    await clock.advance(3_600_000);
    const next = openPage();
    await next.resume();
    expect(next.outcomes).toEqual(['1 added']);
    expect([shop.log, vi.mocked(notify).mock.calls]).toEqual([['refresh'], []]);
  });

  it('are resumed after the one that was being sent, so that their changes of the cart do not look like it', async () => {
    const left = openPage({ addToCart: () => new Promise(() => {}) });
    for (const id of ['1', '2', '3']) left.add(id);
    await clock.advance(0);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2', 'add 3']);
    expect(next.outcomes).toEqual(['1 unknown', '2 added', '3 added']);
  });

  it('are resumed before anything that is added on the next page, too', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    next.add('2');
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh', 'add 2']);
    expect(next.outcomes).toEqual(['1 unknown', '2 added']);
  });

  it('waits for a server that is still at work on it', async () => {
    await leave(['1'], { sent: 1 });
    const next = openPage();
    const done = next.resume();
    await clock.advance(1000);
    expect(shop.log).toEqual([]);
    shop.cart.set('1', 1);
    await clock.advance(200);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(next.outcomes).toEqual(['1 added']);
  });

  it.each([
    [2990, 'added'],
    [3010, 'unknown'],
  ])('is waited for three seconds: what arrives after %i ms is %s', async (after, outcome) => {
    await leave(['1'], { sent: 1 });
    clock.after(after, () => shop.cart.set('1', 1));
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect([shop.log, next.outcomes]).toEqual([['refresh'], [`1 ${outcome}`]]);
  });

  it('wait no longer where the clock was set back meanwhile', async () => {
    await leave(['1'], { sent: 1 });
    const hour = 3_600_000;
    clock = createClock(clock.now() - hour);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    expect(shop.log).toEqual(['refresh']);
    await clock.advance(hour);
    await done;
    expect(next.outcomes).toEqual(['1 unknown']);
  });

  it('are done within a minute', async () => {
    await leave(['1']);
    await clock.advance(60_000);
    const next = openPage();
    await next.resume();
    expect(next.outcomes).toEqual(['1 added']);
  });

  it('are dropped after a minute', async () => {
    await leave(['1', '2']);
    await clock.advance(60_001);
    const next = openPage();
    await next.resume();
    expect(shop.log).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: '2 products were not added to your cart in time.' });
  });

  it('are told again by the next page where the shopper leaves before a message can be shown', async () => {
    storage.isFull = true;
    void openPage({ enqueue: () => new Promise(() => {}) }).add('1');
    for (const leave of leaves) leave();
    storage.isFull = false;
    await leave(['2', '3']);
    await clock.advance(60_001);
    vi.mocked(notify).mockReturnValue(new Promise(() => {}));
    await openPage().resume();
    vi.mocked(notify).mockReset().mockResolvedValue();
    await openPage().resume();
    expect(vi.mocked(notify).mock.calls.map(([{ text }]) => text)).toEqual([
      'Some of what you chose may not be in your cart.',
      '2 products were not added to your cart in time.',
    ]);
    await openPage().resume();
    expect(notify).toHaveBeenCalledTimes(2);
    expect(waiting()).toEqual([]);
  });

  it('are done beside those that are dropped, whatever the page’s language is written as', async () => {
    document.documentElement.lang = 'en_GB';
    await leave(['1']);
    await clock.advance(60_001);
    await leave(['2']);
    await openPage().resume();
    document.documentElement.lang = '';
    expect(shop.log).toEqual(['add 2']);
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: '1 product was not added to your cart in time.' });
  });

  it('are not done twice by a page that comes back from the back/forward cache', async () => {
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

  it('nor by one that the shopper left during its call, and that learns of the abort only when it comes back', async () => {
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

  describe('while the code that would see to them was fetched', () => {
    beforeEach(() => {
      vi.resetModules();
      vi.doMock('../../../src/actions/recovery', () => {
        throw new TypeError('Importing a module script failed.');
      });
    });
    afterEach(() => {
      vi.doUnmock('../../../src/actions/recovery');
      vi.unstubAllGlobals();
    });

    const fetchRecovery = async () => {
      const { createAdds: create } = await import('../../../src/state/adds');
      shop.fate('drop');
      const page = openPage({}, create);
      return { page, done: page.add('1') };
    };

    it('are kept for the next', async () => {
      leavePage();
      await fetchRecovery();
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.any(String), { keepalive: true }));
      expect(waiting()).toHaveLength(1);
    });

    it('are told of where the page stays', async () => {
      const { page, done } = await fetchRecovery();
      await done;
      expect([page.outcomes, waiting()]).toEqual([['1 unknown'], []]);
    });
  });

  it('are left to a page that is still alive: a copied tab does not send them too', async () => {
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
    // The page that lives waits for its turn meanwhile: each time takes two seconds.
    expect(asked).toHaveLength(1);
  });

  describe('in a tab that was copied meanwhile', () => {
    /** What the tab keeps now, in another tab. */
    const copyOf = ({ values }: FakeStore) => createStorage(Object.fromEntries(values));

    it('are not done again once the page that was copied has done them', async () => {
      const page = openPage();
      const done = ['1', '2'].map((id) => page.add(id));
      const tabStorage = copyOf(storage);
      await Promise.all(done);
      const copy = openPage({ tabStorage });
      await copy.resume();
      expect(shop.log).toEqual(['add 1', 'add 2']);
      expect([copy.outcomes, tabStorage.get(WAITING_ADDS)]).toEqual([[], null]);
    });

    it('are kept no longer by the page that was copied where the copy has done them', async () => {
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
      // A script that empties the storages of all tabs makes nobody send it again.
      wipe(shared);
      await openPage().resume();
      expect(shop.log).toEqual(['add 1']);
    });

    it('are done once by both tabs’ next pages', async () => {
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

  it('are reported by the next page if the shopper left this one before it could report their failure', async () => {
    const adds = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    shop.fate('500');
    const done = adds.add({ product_id: '1' }, () => new Promise(() => {}));
    await vi.waitFor(() => expect(shop.log).toHaveLength(4));
    await done;
    const next = openPage();
    const resumed = next.resume();
    await clock.advance(10_000);
    await resumed;
    expect(next.outcomes).toEqual(['1 unknown']);
    expect(shop.log.filter((call) => call.startsWith('add'))).toHaveLength(2);
    expect(waiting()).toEqual([]);
  });

  it('are reported by the third page if two could not report their failure', async () => {
    await leave(['1'], { sent: 1 });
    const silent = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    const looked = silent.resume(() => new Promise(() => {}));
    await clock.advance(10_000);
    await looked;
    const again = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    const lookedAgain = again.resume(() => new Promise(() => {}));
    await clock.advance(10_000);
    await lookedAgain;
    const last = openPage();
    const resumed = last.resume();
    await clock.advance(10_000);
    await resumed;
    expect(last.outcomes).toEqual(['1 unknown']);
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

  it('are claimed by about fifty entries, the newest first, none of them cut', async () => {
    const older = Array.from({ length: 200 }, (_, index) => `add${index}/page${index}`);
    shared.set(WAITING_ADDS, older.join(' '));
    await openPage().add('1');
    const [mine, ...others] = (shared.get(WAITING_ADDS) ?? '').split(' ');
    expect([mine?.split('/').length, others]).toEqual([2, older.slice(0, others.length)]);
    expect(`${mine} ${others.join(' ')}`.length).toBeLessThanOrEqual(2000);
    expect([mine, ...others, older[others.length]].join(' ').length).toBeGreaterThan(2000);
  });

  it('are elsewhere by a claim of another page, unless they are marked as sent: then they are looked for', async () => {
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
    // The page has marked the add after this one was copied from it.
    shared.set(WAITING_ADDS, 'a/left');
    storage.set(WAITING_ADDS, JSON.stringify([add({})]));
    await openPage().resume();
    expect([shop.log, waiting()]).toEqual([['refresh'], []]);
  });

  it('and what else is found in storage is passed over', async () => {
    storage.set(WAITING_ADDS, '[null,{"id":1},"x"]');
    const page = openPage();
    await page.resume();
    storage.set(WAITING_ADDS, '{broken');
    await page.resume();
    expect(shop.log).toEqual([]);
  });
});

describe('adds that a page of an older build has kept', () => {
  const kept = (more: object) =>
    storage.set(
      WAITING_ADDS,
      JSON.stringify([{ id: '0.5', at: clock.now(), fields: { product_id: '1', quantity: '1' }, ...more }]),
    );

  it.each<[string, object]>([
    ['without a page, a name and a row', {}],
    ['with numbers as ids', { id: 5 }],
    ['with fields that no build knows yet', { page: 'gone', later: { a: 1 } }],
  ])('%s are sent once', async (_what, more) => {
    kept(more);
    const page = openPage();
    const resumed = page.resume();
    await clock.advance(10_000);
    await resumed;
    expect([shop.log.filter((call) => call.startsWith('add')), page.outcomes, waiting()]).toEqual([
      ['add 1'],
      ['1 added'],
      [],
    ]);
  });

  it('with the cart’s hash alone as what was there before are told as uncertain, and not sent again', async () => {
    kept({ sent: { at: clock.now(), hash: '' } });
    shop.cart.set('1', 1);
    const page = openPage();
    const resumed = page.resume();
    await clock.advance(60_000);
    await resumed;
    expect([shop.log.includes('add 1'), page.outcomes, waiting()]).toEqual([false, ['1 unknown'], []]);
  });

  it('and that another tab has done by the older list of ids alone are not done again', async () => {
    kept({});
    shared.set(WAITING_ADDS, '0.7 0.5 null');
    await openPage().resume();
    expect([shop.log, waiting()]).toEqual([[], []]);
  });
});

describe('after an order, or a cart that was emptied', () => {
  /**
   * A page's cart: the server's cookie is gone with the order, this tab still keeps what it held: one of the product.
   */
  const cart = (kept = 'ordered') => {
    storage.set(
      'f',
      JSON.stringify({
        [MINI_CART]: '<li class="mini_cart_item"><a data-product_id="1"></a><span class="quantity">1 × £1</span></li>',
      }),
    );
    storage.set('h', kept);
    const { refreshFragments } = shop;
    return createCartState({
      $cart: atom<Cart | null>(null),
      refreshFragments,
      clock,
      tabStorage: storage,
      sharedStorage: createStorage(),
      readCookie: shop.hash,
      keys,
    });
  };

  it('a product that is bought again, and whose page is left at once, is added once', async () => {
    const first = openPage({ ...cart(), addToCart: () => new Promise(() => {}) });
    void first.add('1');
    await clock.advance(0);
    shop.cart.set('1', 1);
    const next = openPage(cart());
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect(shop.log).toEqual(['refresh']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('a product that is bought again, and whose answer is lost, is added once, and nobody can tell: the cookie may only be missing', async () => {
    shop.fate('lost', 'ok');
    expect(await runs(openPage(cart()))).toEqual(['1 unknown']);
    expect(shop.cart.get('1')).toBe(1);
  });

  it('a variation that is bought again, which gives the cart the hash that it had, is added once', async () => {
    shop.fate('lost', 'ok');
    expect(await runs(openPage(cart(`[["${VARIATION}",1]]`)), VARIATION)).toEqual(['41 unknown']);
    expect(shop.cart.get(VARIATION)).toBe(1);
  });

  it('a variation that never arrived is sent again, not called added', async () => {
    shop.fate('500', 'ok');
    expect(await runs(openPage(cart()), VARIATION)).toEqual(['41 added']);
    expect(shop.cart.get(VARIATION)).toBe(1);
  });
});

describe('a variation’s button of a card, which says its id as product_id alone', () => {
  const addCard = (page: ReturnType<typeof createAdds>) => page.add({ product_id: VARIATION, quantity: '1' }, () => {});
  const adds = (more: Some = {}) => createAdds({ ...shop, ...emptyCart(), ...surroundings(), ...more });

  it('whose page is left at once, is added once', async () => {
    void addCard(adds({ addToCart: () => new Promise(() => {}) }));
    await clock.advance(0);
    shop.cart.set(VARIATION, 1);
    const done = adds().resume(() => {});
    await clock.advance(10_000);
    await done;
    expect(shop.cart.get(VARIATION)).toBe(1);
  });

  it('whose answer is lost, is added once', async () => {
    shop.fate('lost', 'ok');
    const done = addCard(adds());
    await clock.advance(60_000);
    await done;
    expect(shop.cart.get(VARIATION)).toBe(1);
  });
});
