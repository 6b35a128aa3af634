/**
 * Owns the adds that have not been done yet: they stand in sessionStorage from the tap until their answer, so that the next
 * page can see them through. What a full storage does not take is noted when the page is left, so that the next page says so.
 */
import type { FormFields } from '../api/form';
import type { Store } from '../bridge/page/storage';
import { parseStored, toJson } from '../bridge/page/storedJson';
import type { Evidence } from '../rules/cartContents';
import { DONE_ADDS, UNKEPT_ADDS, WAITING_ADDS } from '../rules/names';

/** An add that has not been done yet, as it stands in sessionStorage. */
export interface WaitingAdd {
  id: string;
  /** When the shopper asked for it, milliseconds since 1970. */
  at: number;
  fields: FormFields;
  /** The product's name, for messages; missing when nobody knows it. */
  name?: string | undefined;
  /** The product's id in the cart's rows, where that is not `product_id`: a variation's row names its parent. */
  row?: string | undefined;
  /** The page that asked for it; while that page lives, nobody else may send it. */
  page?: string;
  /** When it was sent, and what was known of the cart just before; missing when it never was. */
  sent?: { at: number } & Evidence;
}

export interface WaitingAddsDependencies {
  tabStorage: Store;
  /** Remembers which page has sent what, for a tab that was copied while it waited. */
  sharedStorage: Store;
  /** Takes what the storage does not. */
  notes: Store;
  /** Names of what the cart keeps in the tab's storage. */
  keys(): { fragments: string };
  /** Runs when the page is being left. */
  onLeave(run: () => void): void;
  /** Web Locks, where the browser has them: they tell whether a page is still alive. */
  locks?: LockManager;
}

export interface WaitingAdds {
  /** Id of this page. */
  page: string;
  /** All that is kept in this tab, in order. */
  list(): WaitingAdd[];
  /** Keeps an add, or what has changed of it. */
  keep(add: WaitingAdd): void;
  drop(adds: readonly WaitingAdd[]): void;
  /** Lets all tabs know that this page sees to an add: a copied tab has it too. */
  claim(add: WaitingAdd): void;
  /** False when a later page has taken the add over, or the shopper was told that it is uncertain. */
  isOurs(add: WaitingAdd): boolean;
  /** True when a page of another tab, or one that came after this one, has sent it. */
  isElsewhere(add: WaitingAdd): boolean;
  /** True, once, when an earlier page had adds that nothing could keep. */
  takeNote(): boolean;
}

export const pageLock = (page: string): string => `shop-islands:page:${page}`;

/** Letters that are kept of claims, newest first: some fifty. */
const CLAIMS_LENGTH = 2000;

export const randomId = (): string => String(Math.random());

export function createWaitingAdds({ tabStorage, sharedStorage, notes, keys, onLeave, locks }: WaitingAddsDependencies): WaitingAdds {
  /** Ids of adds that no storage took. */
  const unkept = new Set<string>();
  let letGo: (() => void) | undefined;

  const listBut = (adds: readonly WaitingAdd[]) => waiting.list().filter(({ id }) => !adds.some((add) => add.id === id));
  const write = (list: readonly WaitingAdd[]) => tabStorage.set(WAITING_ADDS, toJson(list));
  const claimOf = ({ id }: WaitingAdd, page: string) => `${id}/${page}`;
  const claims = () => `${sharedStorage.get(WAITING_ADDS) ?? ''} ${notes.get(DONE_ADDS) ?? ''}`.split(' ').filter(Boolean);

  /** The cart's cached HTML can be fetched again, an add cannot. */
  function makeRoom(): true {
    tabStorage.remove(keys().fragments);
    return true;
  }

  /** Keeps a lock while adds of this page wait: a copy of this tab sees by it that they are not its own to send. */
  function hold(): void {
    if (letGo || !locks) return;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    locks.request(pageLock(waiting.page), () => released).catch(() => {});
  }

  const waiting: WaitingAdds = {
    page: randomId(),

    list() {
      const stored = parseStored(tabStorage.get(WAITING_ADDS));
      return Array.isArray(stored) ? stored.filter((add) => add?.id && add.fields) : [];
    },

    keep(add) {
      const all = [...listBut([add]), add];
      if (write(all) || (makeRoom() && write(all))) unkept.delete(add.id);
      else {
        // What stands there would be sent a second time by the next page.
        waiting.drop([add]);
        unkept.add(add.id);
      }
      hold();
    },

    drop(adds) {
      for (const { id } of adds) unkept.delete(id);
      const others = listBut(adds);
      if (others.length && write(others)) return;
      for (const { id } of others) unkept.add(id);
      tabStorage.remove(WAITING_ADDS);
      if (unkept.size) return;
      letGo?.();
      letGo = undefined;
    },

    claim(add) {
      const mine = claimOf(add, waiting.page);
      if (claims().includes(mine)) return;
      const all = `${mine} ${sharedStorage.get(WAITING_ADDS) ?? ''}`.slice(0, CLAIMS_LENGTH);
      if (!sharedStorage.set(WAITING_ADDS, all)) notes.set(DONE_ADDS, mine);
    },

    isOurs: (add) => unkept.has(add.id) || waiting.list().some(({ id }) => id === add.id),

    isElsewhere(add) {
      // What its own page has sent is marked so; where it is not, this is a copy from before.
      const own = [waiting.page, add.sent && add.page].map((page) => page && claimOf(add, page));
      return claims().some((claim) => claim.startsWith(`${add.id}/`) && !own.includes(claim));
    },

    takeNote() {
      const isThere = !!notes.get(UNKEPT_ADDS);
      if (isThere) notes.remove(UNKEPT_ADDS);
      return isThere;
    },
  };

  onLeave(() => {
    if (!unkept.size) return;
    notes.set(UNKEPT_ADDS, '1');
    // The next page tells that they are uncertain: this one, should it come back, does not send them any more.
    unkept.clear();
  });
  return waiting;
}
