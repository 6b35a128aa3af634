/** Owns giving the focus back to what opened a panel; and hands on to views how the focus is moved. */
import { moveFocus } from '../dom/focus';

export { moveFocus, takeTo } from '../dom/focus';

export interface Opener {
  panel: HTMLElement;
  /** What had the focus, or was pressed. */
  opener: HTMLElement | null;
  /** What gets the focus if the opener has left the page. */
  heir?: (() => HTMLElement | null | undefined) | undefined;
}

/** True while some of an element is in the window. */
function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}

/** True where a press takes the shopper to another place of the page. */
function isJump(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  return !!link && link.hash.length > 1 && !!document.getElementById(link.hash.slice(1));
}

/** Hears whether the shopper jumps to another place of the page. Returns how to stop, which tells it. */
function watchJumps(): () => boolean {
  const life = new AbortController();
  const { signal } = life;
  let hasJumped = false;
  const note = () => {
    hasJumped = true;
  };
  addEventListener('hashchange', note, { signal });
  document.addEventListener('click', ({ target }) => isJump(target) && note(), { signal });
  return () => {
    life.abort();
    return hasJumped;
  };
}

/**
 * To be called when a panel opens. Returns what gives the focus back, if it is in the panel or nowhere. An opener that a
 * jump has left out of sight does not get it: the next press of Tab would take the shopper back there.
 */
export function rememberOpener({ panel, opener, heir }: Opener): () => void {
  const stopWatching = watchJumps();
  return () => {
    const hasJumped = stopWatching();
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !panel.contains(activeElement)) return;
    const target = opener?.isConnected ? opener : heir?.();
    if (target && !(hasJumped && !isInView(target))) moveFocus(target);
  };
}
