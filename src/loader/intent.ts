/**
 * Owns reading an action of the shopper: its element, the island that answers to it, and whether the browser should
 * handle it.
 */
import type { IntentType } from '../island/types';
import type { Kind } from './types';

/** An action, as it is kept until its island's code is there. */
export interface KeptIntent {
  /** The kind of island that answers to it. */
  kind: Kind;
  type: IntentType;
  /** The element that the row's selector finds: a link, a button, a form. */
  target: HTMLElement;
  submitter: HTMLElement | null;
}

/** As much of an event as matters here. */
interface Happened {
  target: EventTarget | null;
  type: string;
  /** The button of a `submit`. */
  submitter?: HTMLElement | null;
}

/**
 * The element that an action is on; null where there is none. A form inside another form is submitted on its own, so
 * the outer form is not it.
 */
export function targetOf({ target, type }: Happened, selector?: string): HTMLElement | null {
  const found = selector && (target as Element).closest?.<HTMLElement>(selector);
  const isAround =
    type === 'submit' && found instanceof HTMLFormElement && !(target as Element).matches(selector as string);
  return (!isAround && found) || null;
}

/** The host around an action's element; the element itself where no host is around it. */
export const hostOf = ({ kind, target }: KeptIntent): HTMLElement =>
  target.closest<HTMLElement>(kind.selector) ?? target;

/**
 * The action of an event, or of an intent whose kind does not answer itself; undefined where no island does. The first
 * kind wins.
 */
export function intentOf(event: Happened, kinds: readonly Kind[]): KeptIntent | undefined {
  const type = event.type as IntentType;
  for (const kind of kinds) {
    const target = kind.state !== 'off' && targetOf(event, kind.row[type]);
    if (target) return { kind, type, target, submitter: event.submitter ?? null };
  }
  return undefined;
}

/**
 * True for an action that the browser must do: one with another mouse button or a modifier key, or one that opens
 * another window.
 */
export const isForeign = (event: MouseEvent, { target, submitter }: KeptIntent): boolean =>
  event.button > 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  !/^(_self)?$/.test(submitter?.getAttribute('formtarget') ?? target.getAttribute('target') ?? '');
