/** Owns how a form tells other scripts what it does: jQuery events, DOM events, and `change` of its fields. */

import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { VARIATION_EVENTS } from '../../src/bridge/woocommerce/variationEvents';

export interface Teller {
  /** True during the first look: other scripts are not there yet. */
  isQuiet: boolean;
  /** Triggers a jQuery event, on the form if nothing else is named. */
  tell(event: string, args?: readonly unknown[], target?: Element): void;
  /** Tells by jQuery and by DOM event; `detail` is the latter's. */
  announce(kind: keyof typeof VARIATION_EVENTS, args?: readonly unknown[], detail?: object, target?: Element): void;
  /** For our own islands alone: the options are others. */
  narrowed(): void;
  /** Dispatches `change`, which jQuery hears too. */
  fire(fields: readonly Element[]): void;
  /** While `run` does what an event asked for, that event is not told once more. */
  obeying(event: string, run: () => void): void;
}

export function createTeller(form: HTMLElement): Teller {
  let heard = '';
  const teller: Teller = {
    isQuiet: true,

    tell(event, args = [], target = form) {
      if (teller.isQuiet || heard === event) return;
      trigger(event, args, target);
    },

    announce(kind, args, detail = {}, target = form) {
      const [own, theirs] = VARIATION_EVENTS[kind];
      teller.tell(theirs, args, target);
      if (!teller.isQuiet && heard !== theirs) emit(own, detail, form);
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
