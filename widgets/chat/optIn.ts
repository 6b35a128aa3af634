/** Owns the opt-in: where there is a checkbox, nobody chats before it has been ticked, now or earlier (SPEC 4.8). */
import type { Clock } from '../../src/bridge/clock';
import { OPT_IN, OPT_IN_BOX, OPT_IN_DELAY, SLOW } from './contract';
import { hide, show } from './show';
import type { ChatStore } from './store';

export interface OptIn {
  isMissing(): boolean;
  /** Shows the prompt; once it is ticked, what was wanted is done. */
  ask(begin: () => void): void;
  /** What was to follow a tick has happened. */
  settle(): void;
  stop(): void;
}

/** @param begin what is done when it is ticked unasked */
export function createOptIn(box: HTMLElement, store: ChatStore, clock: Pick<Clock, 'after'>, begin: () => void): OptIn {
  const checkbox = box.querySelector<HTMLInputElement>(OPT_IN_BOX);
  const prompt = box.querySelector<HTMLElement>(OPT_IN);
  let wanted = begin;
  let stopWaiting = () => {};

  const onChange = () => {
    stopWaiting();
    if (!checkbox?.checked) return;
    store.optIn();
    // The focus must not go down with the prompt.
    box.focus({ preventScroll: true });
    if (prompt) hide(prompt, 100);
    stopWaiting = clock.after(OPT_IN_DELAY, () => wanted());
  };
  checkbox?.addEventListener('change', onChange);

  return {
    isMissing: () => !!checkbox && !checkbox.checked && !store.isOptedIn(),
    ask(next) {
      wanted = next;
      if (prompt) show(prompt, SLOW);
      checkbox?.focus();
    },
    settle: () => stopWaiting(),
    stop() {
      stopWaiting();
      checkbox?.removeEventListener('change', onChange);
    },
  };
}
