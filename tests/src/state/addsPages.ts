/** A shop that loses answers, and pages that add products to its cart, for the tests of adds. */
import { atom } from 'nanostores';
import { beforeEach, vi } from 'vitest';
import { CallError } from '../../../src/rules/callError';
import type { AddAnswer, CartAnswer } from '../../../src/rules/cartAnswer';
import { MINI_CART } from '../../../src/rules/fragmentCache';
import { WAITING_ADDS } from '../../../src/rules/names';
import { type AddOutcome, type AddsDependencies, createAdds } from '../../../src/state/adds';
import type { Cart } from '../../../src/state/cart';
import type { WaitingAdd } from '../../../src/state/waitingAdds';
import { notify } from '../../../src/ui/messages/notify';
import { createClock, type FakeClock } from '../../helpers/clock';
import { createStorage, type FakeStore } from '../../helpers/store';

export const VARIATION = '41';
/** The variation's product: the rows of a mini-cart name it alone. */
export const PARENT = '40';

/**
 * How an add ends. `lost`: in the cart, but its answer is late. `drop`: the connection is lost, and the product is not
 * in the cart. `late`: the connection is lost, and the server is still at work on it. A number: the status of an
 * answer, and the product is not in the cart.
 */
export type Fate = 'ok' | 'lost' | 'drop' | 'late' | 'refuse' | 'cancel' | 'html' | '500' | '502';

/** A shop whose answers a test decides: which calls arrive, and which answers get lost. */
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
  /** How the next adds end; the last entry holds for all later adds. */
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

export let shop: ReturnType<typeof createShop>;
export let clock: FakeClock;
export let storage: FakeStore;
/** All tabs' together. */
export let shared: FakeStore;
/** Session cookies. */
export let notes: FakeStore;
/** The functions to run when a page is left. */
export let leaves: (() => void)[];

/** Gives each test an empty shop, a clock and storages of its own. Call it at the top of a test file. */
export function freshShop(): void {
  beforeEach(() => {
    vi.mocked(notify).mockClear();
    notes = createStorage();
    leaves = [];
    shop = createShop();
    clock = createClock();
    storage = createStorage();
    shared = createStorage();
  });
}

/** Sets the visitor's clock back. @param by milliseconds */
export function setClockBack(by: number): void {
  clock = createClock(clock.now() - by);
}

export const keys = () => ({ fragments: 'f', hash: 'h', language: 'en-GB' });

/** The state of a page that knows that the cart is empty. */
export const emptyCart = () => ({
  $cart: atom<Cart | null>({ fragments: { [MINI_CART]: '<div></div>' }, hash: '', source: 'loaded' }),
  hash: shop.hash,
  keys,
});

/** The dependencies of a page that do not concern its cart. */
export const surroundings = () => ({
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
export function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Another script empties storages. */
export const wipe = (...stores: FakeStore[]) => {
  for (const store of stores) for (const key of [...store.values.keys()]) store.remove(key);
};

/** Dependencies that replace a page's own; none may be undefined. */
export type Some = { [Key in keyof AddsDependencies]?: NonNullable<AddsDependencies[Key]> };

/** One page of the shop. */
export function openPage(more: Some = {}, create = createAdds) {
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

/** Adds a product, and waits until everything is done. Returns the outcome of each add. */
export const runs = async (page: ReturnType<typeof openPage>, id = '1') => {
  const done = page.add(id);
  await clock.advance(60_000);
  await done;
  return page.outcomes;
};

export const waiting = (): WaitingAdd[] => JSON.parse(storage.get(WAITING_ADDS) ?? '[]');

/** Ends a page before any answer comes. Its code no longer runs. */
export const leave = async (ids: string[], { sent = 0, arrived = false } = {}) => {
  const page = openPage({ enqueue: () => new Promise(() => {}) });
  for (const id of ids) page.add(id);
  const left = waiting().map((add, index) =>
    index < sent ? { ...add, sent: { at: clock.now(), hash: shop.hash(), count: 0 } } : add,
  );
  storage.set(WAITING_ADDS, JSON.stringify(left));
  if (arrived) shop.cart.set(ids[0] as string, 1);
};
