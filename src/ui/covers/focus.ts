/** Owns giving the focus back to what opened a panel. It also hands views the function that moves the focus. */
import { moveFocus } from '../../dom/focus';
import { isSeen } from '../../dom/seen';

export { moveFocus, takeTo } from '../../dom/focus';

export interface Opener {
  panel: HTMLElement;
  /** The element that had the focus, or was pressed. The body counts as none. */
  opener: HTMLElement | null;
  /** Returns what gets the focus if the opener has left the page. */
  heir?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Gives the focus to the title of the dialog (its first heading) or to the section that a pressed button is in, because
 * the button disappears.
 */
export function leaveButton({ currentTarget }: { currentTarget: HTMLElement }): void {
  const view = currentTarget.closest<HTMLElement>('dialog,section');
  moveFocus(view?.querySelector('h2') ?? view);
}

/** What a press can reach. */
const CONTROL = 'a[href],button,summary,[tabindex]';

/**
 * What opened a panel: the element that has the focus, otherwise the pressed control. In Safari a press gives a button
 * or a link no focus.
 */
export function openerOf(pressed: Element | null | undefined): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement === body ? (pressed?.closest<HTMLElement>(CONTROL) ?? null) : (activeElement as HTMLElement);
}

/** True while a part of an element is inside the window. */
function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}

/** True when a press takes the shopper to another place of the page. */
function isJump(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  return !!link && link.hash.length > 1 && !!document.getElementById(link.hash.slice(1));
}

/**
 * Notices whether the shopper jumps to another place of the page. The returned function stops watching, and returns
 * true if the shopper has jumped.
 */
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

/** What opened a panel and, where that was inside another panel, what opened that one. */
interface Origin {
  opener: HTMLElement | null;
  before: Origin | undefined;
}

const origins = new WeakMap<Element, Origin>();

const originAround = (node: Element | null): Origin | undefined =>
  node ? (origins.get(node) ?? originAround(node.parentElement)) : undefined;

/** The opener that can have the focus: one in a panel that has closed meanwhile cannot. */
function remaining({ opener, before }: Origin): HTMLElement | undefined {
  if (opener && opener !== document.body && opener.isConnected && isSeen(opener)) return opener;
  return before && remaining(before);
}

/**
 * Call it when a panel opens. The returned function gives the focus back, if it is in the panel or nowhere. An opener
 * that is out of sight after a jump does not get it, because the next press of Tab would take the shopper back there.
 */
export function rememberOpener({ panel, opener, heir }: Opener): () => void {
  const stopWatching = watchJumps();
  const origin = { opener, before: originAround(opener) };
  origins.set(panel, origin);
  return () => {
    const hasJumped = stopWatching();
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && !panel.contains(activeElement)) return;
    const target = remaining(origin) ?? heir?.();
    if (target && !(hasJumped && !isInView(target))) moveFocus(target);
  };
}
