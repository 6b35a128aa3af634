/**
 * Owns which button's tooltip is shown: the one that pointer, focus or a resting finger has reached last. Does not know
 * the page.
 */

/** How long a finger must rest before the tooltip appears, in milliseconds. */
export const LONG_PRESS = 500;
/** How long the tooltip stays after the finger is lifted, in milliseconds, because the finger has covered it. */
export const LINGER = 1500;

export interface TooltipDependencies<Button> {
  /** Calls back once after a delay. Returns a function that stops it. */
  after(milliseconds: number, run: () => unknown): () => void;
  /** Shows a button's tooltip in place of the former one; without a button, it shows none. */
  show(button: Button | undefined): void;
}

export interface TooltipStore<Button> {
  /** The pointer is over this button now, or over none. */
  point(button?: Button): void;
  /** The focus is on this button now, or on none. */
  focus(button?: Button): void;
  /** A finger touches this button, or another part of the page. */
  press(button?: Button): void;
  /** The finger is lifted. */
  release(): void;
  /** Hides the tooltip until the pointer or the focus comes again. Returns false when none was shown. */
  dismiss(): boolean;
}

/** Creates the store of the tooltips. */
export function createTooltips<Button>({ after, show }: TooltipDependencies<Button>): TooltipStore<Button> {
  /** The reasons to show a tooltip, the newest last. */
  const reasons = new Map<'pointer' | 'focus' | 'finger', Button>();
  let shown: Button | undefined;
  let dismissed: Button | undefined;
  let stopTimer = () => {};

  const update = () => {
    const wanted = [...reasons.values()].at(-1);
    const next = wanted === dismissed ? undefined : wanted;
    if (next === shown) return;
    shown = next;
    show(next);
  };

  const set = (reason: 'pointer' | 'focus' | 'finger', button: Button | undefined) => {
    if (reasons.get(reason) === button) return;
    reasons.delete(reason);
    if (button !== undefined) reasons.set(reason, button);
    if (![...reasons.values()].includes(dismissed as Button)) dismissed = undefined;
    update();
  };

  return {
    point: (button) => set('pointer', button),
    focus: (button) => set('focus', button),
    press(button) {
      stopTimer();
      set('finger', undefined);
      if (button !== undefined) stopTimer = after(LONG_PRESS, () => set('finger', button));
    },
    release() {
      stopTimer();
      stopTimer = after(LINGER, () => set('finger', undefined));
    },
    dismiss() {
      if (shown === undefined) return false;
      dismissed = shown;
      update();
      return true;
    },
  };
}
