/**
 * Owns the opt-in: where there is a checkbox, no chat begins before the visitor has ticked it, now or on an earlier
 * visit (SPEC 4.8).
 */

import type { Clock } from '../../../../src/bridge/page/clock';
import { moveFocus } from '../../../../src/dom/focus';
import { OPT_IN, OPT_IN_BOX, OPT_IN_DELAY, SLOW } from '../../contract';
import { hide, show } from '../../page/show';
import type { ChatStore } from '../../store';

export interface OptIn {
  /** The checkbox with its words. It may move to a place where the visitor sees it. */
  prompt: HTMLElement;
  isMissing(): boolean;
  /** Shows the prompt. Runs `begin` once the checkbox is ticked. */
  ask(begin: () => void): void;
  /** Forgets what was asked, because the visitor has left the dialog: a later tick begins the page's own chat. */
  forget(): void;
  /** Takes note that the chat has begun, so that the tick no longer begins one. */
  settle(): void;
  stop(): void;
}

/**
 * Creates the opt-in; undefined where the shop has none.
 * @param root the chat, still with its greeting: the checkbox counts even if it is in a greeting that this kind of
 * device does not show
 * @param begin runs when the visitor ticks the checkbox without having been asked
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
    // The focus must not get lost with the prompt.
    moveFocus(prompt.closest<HTMLElement>('[role="dialog"]'));
    hide(prompt, 100);
    stopWaiting = clock.after(OPT_IN_DELAY, wanted);
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
    forget() {
      wanted = begin;
    },
    settle: () => stopWaiting(),
    stop() {
      stopWaiting();
      checkbox.removeEventListener('change', onChange);
    },
  };
}
