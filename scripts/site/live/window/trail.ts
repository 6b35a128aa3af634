/** Owns the window's history: the pages that were shown, and the entries of each. */
import type { Trail } from '../types';

interface Place {
  address: string;
  state: unknown;
  /** The page that shows this entry; undefined if the page has to be printed again. */
  page: Window | undefined;
}

export interface TrailEvents {
  /** Called when the current entry has another address. */
  onPlace(address: string): void;
  /** Called when the visitor goes back to a page that is gone. */
  onReturn(address: string): void;
}

/** Creates an empty trail. */
export function createTrail({ onPlace, onReturn }: TrailEvents): Trail {
  const places: Place[] = [];
  const here = (): Place => places.at(-1) ?? { address: '', state: null, page: undefined };
  return {
    get address() {
      return here().address;
    },
    get state() {
      return here().state;
    },
    push(address, page, state = null) {
      places.push({ address, state, page });
      onPlace(address);
    },
    replace(address, state) {
      Object.assign(here(), { address, state });
      onPlace(address);
    },
    back() {
      const left = places.length > 1 ? places.pop() : undefined;
      if (!left) return;
      const { address, state, page } = here();
      onPlace(address);
      if (page && page === left.page) page.dispatchEvent(new PopStateEvent('popstate', { state }));
      else onReturn(address);
    },
  };
}
