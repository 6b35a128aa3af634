/**
 * Owns the adds that are not done yet. The page itself remembers its own; sessionStorage keeps them from the tap until
 * the answer, so that the next page can resume them. Other scripts may empty that storage: a missing entry proves
 * nothing, and only another page's claim or entry means that an add is elsewhere. If the storage is full, the page
 * leaves a note when the shopper leaves, so that the next page tells the shopper.
 */
import type { FormFields } from '../api/form';
import type { Store } from '../bridge/page/storage';
import { parseStored, toJson } from '../bridge/page/storedJson';
import type { Evidence } from '../rules/cartContents';
import { DONE_ADDS, UNKEPT_ADDS, WAITING_ADDS } from '../rules/names';

/** An add that is not done yet, in the form in which sessionStorage keeps it. */
export interface WaitingAdd {
  id: string;
  /** When the shopper asked for it, milliseconds since 1970. */
  at: number;
  fields: FormFields;
  /** The product's name, for messages; missing when nobody knows it. */
  name?: string | undefined;
  /** The product's id in the cart's rows, if it differs from `product_id`: the row of a variation names its parent. */
  row?: string | undefined;
  /** The page that the shopper added on. While that page lives, no other page may send the add. */
  page?: string;
  /** When the page sent it, and the evidence about the cart just before; missing when no page has sent it. */
  sent?: { at: number } & Evidence;
}

export interface WaitingAddsDependencies {
  tabStorage: Store;
  /** Remembers which page has sent which add, for a tab that is copied while an add waits. */
  sharedStorage: Store;
  /** Keeps what the storage cannot. */
  notes: Store;
  /** The keys of the cart in the tab's storage. */
  keys(): { fragments: string };
  /** What `tabStorage` had when the page began. */
  leftAdds?: string | null;
  /** Runs when the shopper leaves the page. */
  onLeave(run: () => void): void;
  /** The browser's Web Locks, if it has them: they show whether a page is still alive. */
  locks?: LockManager;
}

export interface WaitingAdds {
  /** Id of this page. */
  page: string;
  /** All adds that this tab keeps, in order. */
  list(): WaitingAdd[];
  /**
   * The adds of earlier pages that no page has finished, in their newest state. Includes adds that another script has
   * removed from the storage.
   * @param found earlier; default: what the tab had when this page began
   */
  left(found?: readonly WaitingAdd[]): WaitingAdd[];
  /** Keeps an add, or its changes. */
  keep(add: WaitingAdd): void;
  drop(adds: readonly WaitingAdd[]): void;
  /**
   * Tells all tabs that this page sends an add, or that nobody does, because a copied tab or an earlier page has the
   * add too.
   */
  claim(add: WaitingAdd): void;
  /** True while the tab's storage has the add. */
  isKept(add: WaitingAdd): boolean;
  /**
   * True for an add of this page, unless a later page has taken it over, or is left to tell that its outcome is
   * uncertain.
   */
  isOurs(add: WaitingAdd): boolean;
  /** True when a page of another tab, or a later page, has sent the add or has told the shopper that it is not sent. */
  isElsewhere(add: WaitingAdd): boolean;
  /**
   * Leaves an add to whoever has it: what this page has kept of it would be sent once the others' claims are forgotten.
   */
  leave(add: WaitingAdd): void;
  /** True if an earlier page had adds that no storage could keep, until the shopper has been told. */
  hasNote(): boolean;
  /** The shopper has been told. */
  dropNote(): void;
}

/** The name of the Web Lock by which other pages see that a page is alive. */
export const pageLock = (page: string): string => `shop-islands:page:${page}`;

/** The greatest length of the kept claims, newest first: room for about fifty. */
const CLAIMS_LENGTH = 2000;

/** The newest claims that fit. None is cut: what is left of a claim would look like another page's. */
const newest = (claims: string): string =>
  claims.length > CLAIMS_LENGTH ? claims.slice(0, claims.lastIndexOf(' ', CLAIMS_LENGTH)) : claims;

/** A random id for a page or an add. */
export const randomId = (): string => String(Math.random());

/** The claims of all tabs: which page has sent which add. */
function createClaims(
  { sharedStorage, notes }: Pick<WaitingAddsDependencies, 'sharedStorage' | 'notes'>,
  page: string,
): Pick<WaitingAdds, 'claim' | 'isElsewhere'> {
  const claimOf = ({ id }: WaitingAdd, claimant: string) => `${id}/${claimant}`;
  const claims = () =>
    `${sharedStorage.get(WAITING_ADDS) ?? ''} ${notes.get(DONE_ADDS) ?? ''}`.split(' ').filter(Boolean);
  return {
    claim(add) {
      const mine = claimOf(add, page);
      if (claims().includes(mine)) return;
      const all = newest(`${mine} ${sharedStorage.get(WAITING_ADDS) ?? ''}`);
      if (!sharedStorage.set(WAITING_ADDS, all)) notes.set(DONE_ADDS, mine);
    },
    // An older build, in another tab, claims by the id alone.
    isElsewhere: (add) => claims().some((claim) => claim.split('/')[0] === add.id && claim !== claimOf(add, page)),
  };
}

/** Holds a lock while adds of this page wait. By the lock, a copy of this tab sees that it must not send them. */
function createHold(locks: LockManager | undefined, page: string) {
  let letGo: (() => void) | undefined;
  return {
    hold(): void {
      if (letGo || !locks) return;
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      locks.request(pageLock(page), () => released).catch(() => {});
    },
    release(): void {
      letGo?.();
      letGo = undefined;
    },
  };
}

/** The adds in what was kept as text. */
function addsIn(text: string | null): WaitingAdd[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter((add) => add?.id && add.fields) : [];
}

/** What the tab's storage keeps. */
function createKept({ tabStorage, keys }: Pick<WaitingAddsDependencies, 'tabStorage' | 'keys'>) {
  const write = (list: readonly WaitingAdd[]) => tabStorage.set(WAITING_ADDS, toJson(list));
  return {
    list: () => addsIn(tabStorage.get(WAITING_ADDS)),
    write,
    /** Deletes the cart's cached HTML to make room: the page can fetch that again, but not an add. */
    writeInItsRoom(list: readonly WaitingAdd[]): boolean {
      tabStorage.remove(keys().fragments);
      return write(list);
    },
    clear: () => tabStorage.remove(WAITING_ADDS),
  };
}

/** Creates the list of adds that are not done yet. */
export function createWaitingAdds({
  notes,
  onLeave,
  locks,
  leftAdds = null,
  ...storages
}: WaitingAddsDependencies): WaitingAdds {
  const page = randomId();
  const { list, write, writeInItsRoom, clear } = createKept(storages);
  const { hold, release } = createHold(locks, page);
  const { claim, isElsewhere } = createClaims({ ...storages, notes }, page);
  /** This page's own adds, by id. */
  const own = new Map<string, WaitingAdd>();
  const listBut = (adds: readonly WaitingAdd[]) => list().filter(({ id }) => !adds.some((add) => add.id === id));
  const isKept = ({ id }: WaitingAdd) => list().some((add) => add.id === id);

  /**
   * Stores adds beside the others. If the storage does not take them, no older version of them stays: the next page
   * would send it a second time.
   */
  const store = (others: readonly WaitingAdd[], adds: readonly WaitingAdd[]): void => {
    const all = [...others, ...adds];
    if (all.length && (write(all) || writeInItsRoom(all))) return;
    if (others.length && write(others)) return;
    for (const add of others) own.set(add.id, add);
    clear();
  };

  onLeave(() => {
    for (const add of own.values()) {
      if (isKept(add) || isElsewhere(add)) continue;
      store(listBut([add]), [add]);
      if (isKept(add)) continue;
      notes.set(UNKEPT_ADDS, '1');
      // The next page tells the shopper that this add is uncertain, so this page does not send it if it comes back.
      own.delete(add.id);
    }
  });

  const drop = (adds: readonly WaitingAdd[]): void => {
    for (const { id } of adds) own.delete(id);
    store(listBut(adds), []);
    if (!own.size) release();
  };
  const isOurs = ({ id }: WaitingAdd) => {
    const kept = list().find((add) => add.id === id);
    return own.has(id) && (!kept || kept.page === page);
  };

  return {
    page,
    list,
    left(found = addsIn(leftAdds)) {
      const lost = found.filter((add) => !isKept(add) && !isElsewhere(add));
      return [...lost, ...list().filter((add) => add.page !== page)];
    },
    keep(add) {
      own.set(add.id, add);
      store(listBut([add]), [add]);
      hold();
    },
    drop,
    claim,
    isKept,
    isOurs,
    isElsewhere,
    leave(add) {
      // If a later page of the tab has taken the add over, the entry belongs to that page.
      if (isOurs(add)) drop([add]);
    },
    hasNote: () => !!notes.get(UNKEPT_ADDS),
    dropNote: () => notes.remove(UNKEPT_ADDS),
  };
}
