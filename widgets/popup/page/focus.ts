/** Owns the focus of a popup: it moves in, stays inside where the popup covers the page, and goes back at the end. */
import type { Clock } from '../../../src/bridge/page/clock';
import { isTopCover } from '../../../src/bridge/page/covers';
import { isSeen } from '../../../src/dom/seen';
import type { Cleanup } from '../../../src/island/types';
import { moveFocus, openerOf, rememberOpener, takeTo } from '../../../src/ui/covers/focus';
import { isInLayerOver } from '../../../src/ui/covers/layers';

const FOCUSABLE =
  'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,iframe,audio[controls],video[controls],[contenteditable=true],[tabindex]';

const focusableIn = (popup: HTMLElement): HTMLElement[] =>
  [...popup.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isSeen(element, { visibilityProperty: true }),
  );

/**
 * Keeps Tab inside the popup. The page behind is inert, so a focus outside is in a layer of another script, and stays
 * there.
 */
function keepInside(popup: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !isTopCover(popup)) return;
  const all = focusableIn(popup);
  const [first = popup] = all;
  const last = all.at(-1) ?? popup;
  const now = document.activeElement;
  const isOut = now === document.body;
  if (!isOut && now !== (event.shiftKey ? first : last) && now !== popup) return;
  if (now === popup && !event.shiftKey && all.length) return;
  event.preventDefault();
  takeTo(event.shiftKey ? last : first);
}

interface Hold {
  /** Milliseconds until the focus moves into the popup; undefined where it does not move in. */
  delay: number | undefined;
  /** True where the popup covers the page. */
  isKept: boolean;
  /** What the visitor has pressed; null for a popup that opens by itself. */
  pressed: Element | null;
  clock: Clock;
}

/**
 * Moves the focus into the popup after a delay, if there is one.
 * @returns a function that gives the focus back, if it is in the popup or on no element
 */
export function holdFocus(popup: HTMLElement, { delay, isKept, pressed, clock }: Hold): Cleanup {
  const giveBack = rememberOpener({ panel: popup, opener: openerOf(pressed) });
  if (delay === undefined) return giveBack;
  const stop = clock.after(delay, () => {
    const now = document.activeElement;
    const isUsed = now && (popup.contains(now) || isInLayerOver(now, popup));
    if (!isUsed) moveFocus(focusableIn(popup)[0] ?? popup);
  });
  const life = new AbortController();
  if (isKept) document.addEventListener('keydown', (event) => keepInside(popup, event), { signal: life.signal });
  return () => {
    stop();
    life.abort();
    giveBack();
  };
}
