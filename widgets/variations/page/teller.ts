/** Owns telling other scripts what a form does, by jQuery events, DOM events, and `change` events of its fields. */

import { trigger } from '../../../src/bridge/jquery/events';
import { emit } from '../../../src/bridge/page/islands';
import { VARIATION_EVENTS } from '../../../src/bridge/woocommerce/variationEvents';

export interface Teller {
  /** True during the first check, when other scripts are not there yet. */
  isQuiet: boolean;
  /** Triggers a jQuery event, by default on the form. */
  tell(event: string, args?: readonly unknown[], target?: Element): void;
  /**
   * Announces by a jQuery event and a DOM event; `detail` belongs to the DOM event.
   * @param isOver returns true when a listener of the first has changed the choice: its news is out, and stays the last
   */
  announce(
    kind: keyof typeof VARIATION_EVENTS,
    args?: readonly unknown[],
    detail?: object,
    target?: Element,
    isOver?: () => boolean,
  ): void;
  /** Tells only our own islands that the options have changed. */
  narrowed(): void;
  /** Dispatches `change`, which jQuery hears too. */
  fire(fields: readonly Element[]): void;
  /** Runs the work that an event asked for, and does not announce that event again meanwhile. */
  obeying(event: string, run: () => void): void;
}

/** Creates the teller of one form. */
export function createTeller(form: HTMLElement): Teller {
  let heard = '';
  const teller: Teller = {
    isQuiet: true,

    tell(event, args = [], target = form) {
      if (teller.isQuiet || heard === event) return;
      trigger(event, args, target);
    },

    announce(kind, args, detail = {}, target = form, isOver = () => false) {
      const [own, theirs] = VARIATION_EVENTS[kind];
      teller.tell(theirs, args, target);
      if (!teller.isQuiet && heard !== theirs && !isOver())
        emit<typeof own>(own, detail as { variation: Record<string, unknown>; purchasable: boolean }, form);
    },

    narrowed() {
      if (!teller.isQuiet) emit(VARIATION_EVENTS.narrowed[0], {}, form);
    },

    fire(fields) {
      if (!teller.isQuiet) for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
    },

    obeying(event, run) {
      const before = heard;
      heard = event;
      try {
        run();
      } finally {
        heard = before;
      }
    },
  };
  return teller;
}
