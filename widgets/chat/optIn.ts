/** Owns the opt-in: where there is a checkbox, nobody chats before it has been ticked, now or earlier (SPEC 4.8). */

import type { Clock } from '../../src/bridge/page/clock';
import { moveFocus } from '../../src/dom/focus';
import { OPT_IN, OPT_IN_BOX, OPT_IN_DELAY, SLOW } from './contract';
import { hide, show } from './show';
import type { ChatStore } from './store';

export interface OptIn {
  /** The checkbox with its words. It may be moved to where the visitor sees it. */
  prompt: HTMLElement;
  isMissing(): boolean;
  /** Shows the prompt; once it is ticked, what was wanted is done. */
  ask(begin: () => void): void;
  /** What was to follow a tick has happened. */
  settle(): void;
  stop(): void;
}

/**
 * Undefined where the shop has no opt-in.
 * @param root the chat, with its greeting: a greeting that this kind of device does not have holds the checkbox too
 * @param begin what is done when it is ticked unasked
 */
export function createOptIn(
  root: HTMLElement,
  store: ChatStore,
  clock: Pick<Clock, 'after'>,
  begin: () => void,
): OptIn | undefined {
  const checkbox = root.querySelector<HTMLInputElement>(OPT_IN_BOX);
  const prompt = checkbox?.closest<HTMLElement>(OPT_IN) ?? checkbox?.parentElement;
  if (!checkbox || !prompt) return undefined;
  let wanted = begin;
  let stopWaiting = () => {};

  const onChange = () => {
    stopWaiting();
    if (!checkbox.checked) return;
    store.optIn();
    // The focus must not go down with the prompt.
    moveFocus(prompt.closest<HTMLElement>('[role="dialog"]'));
    hide(prompt, 100);
    stopWaiting = clock.after(OPT_IN_DELAY, () => wanted());
  };
  checkbox.addEventListener('change', onChange);

  return {
    prompt,
    isMissing: () => !checkbox.checked && !store.isOptedIn(),
    ask(next) {
      wanted = next;
      show(prompt, SLOW);
      moveFocus(checkbox);
    },
    settle: () => stopWaiting(),
    stop() {
      stopWaiting();
      checkbox.removeEventListener('change', onChange);
    },
  };
}
