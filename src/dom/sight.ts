/**
 * Owns noticing that an element is seen: it is near the view, and no style hides it. Some themes keep a cart in a menu
 * that only a pointer or the focus opens. Such a cart is seen once the menu is open.
 */
import { isSeen } from './seen';

/** How far outside the view an element counts as seen (SPEC 9, lazy background margin). */
export const rootMargin = '200px';

/** The same option under both of the names that browsers use. */
const HIDDEN_BY_STYLE = { visibilityProperty: true, checkVisibilityCSS: true };

/** Events with which a menu may open. */
const MOMENTS = ['pointerover', 'focusin', 'click', 'transitionrun', 'transitionend'];

export interface Sight {
  observe(element: Element): void;
  /** Stops observing. */
  disconnect(): void;
}

/** Calls back with each observed element that is seen, once. Undefined where the browser cannot tell. */
export function createSight(found: (element: Element) => void): Sight | undefined {
  if (!window.IntersectionObserver) return undefined;
  const near = new Set<Element>();

  const look = () => {
    for (const element of near) {
      if (!isSeen(element, HIDDEN_BY_STYLE)) continue;
      near.delete(element);
      observer.unobserve(element);
      found(element);
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) near[isIntersecting ? 'add' : 'delete'](target);
      look();
    },
    { rootMargin },
  );

  // A style that such an event changes is applied by the next frame; a style with a transition, once the transition has
  // begun.
  for (const type of MOMENTS) document.addEventListener(type, () => near.size && requestAnimationFrame(look));

  return {
    observe: (element) => observer.observe(element),
    disconnect() {
      observer.disconnect();
      near.clear();
    },
  };
}
