/** Owns which button's tooltip is shown: that of the newest of pointer, focus and a held finger. Knows no page. */

/** How long a finger rests before it means the label, in milliseconds. */
export const LONG_PRESS = 500;
/** How long a label stays after the finger, which was in the way, in milliseconds. */
export const LINGER = 1500;

export interface TooltipDependencies<Button> {
  /** Calls back once, later; returns how to stop it. */
  after(milliseconds: number, run: () => unknown): () => void;
  /** Shows the tooltip of a button in the place of the one before; none without a button. */
  show(button: Button | undefined): void;
}

export interface TooltipStore<Button> {
  /** The pointer is over a button now, or over none. */
  point(button?: Button): void;
  /** The keyboard is at a button now, or at none. */
  focus(button?: Button): void;
  /** A finger is put down, on a button or elsewhere. */
  press(button?: Button): void;
  /** The finger is gone. */
  release(): void;
  /** Takes the tooltip away until pointer or focus come anew. False when none was shown. */
  dismiss(): boolean;
}

export function createTooltips<Button>({ after, show }: TooltipDependencies<Button>): TooltipStore<Button> {
  /** The newest is the last. */
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
