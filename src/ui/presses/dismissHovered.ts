/**
 * Owns hiding by Escape what a style sheet shows because the mouse rests on an item, wherever the focus is (WCAG
 * 1.4.13).
 */
import { hoveredIn } from '../../dom/hovered';
import { isOfInputMethod } from '../../dom/keys';

/** Our class of an item whose panel the visitor has hidden, until the mouse has left the item. */
export const DISMISSED = 'shop-islands-dismissed';

/**
 * Starts listening to a menu.
 * @param items selector of the items that can have a panel
 * @param isShown returns true for an item whose panel the style sheet shows while the mouse rests on it
 */
export function dismissHovered(
  menu: HTMLElement,
  items: string,
  isShown: (item: Element) => boolean,
  signal: AbortSignal,
): void {
  let under = hoveredIn(menu);
  const rest = (target: Element | null) => {
    under = target;
    for (const item of menu.querySelectorAll(`.${DISMISSED}`))
      if (!item.contains(target)) item.classList.remove(DISMISSED);
  };
  menu.addEventListener('pointerover', ({ target }) => rest(target as Element), { signal, passive: true });
  menu.addEventListener('pointerleave', () => rest(null), { signal, passive: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event) || !under) return;
      const shown = [...menu.querySelectorAll(items)].filter(
        (item) => item.contains(under) && !item.classList.contains(DISMISSED) && isShown(item),
      );
      if (!shown.length) return;
      event.preventDefault();
      for (const { classList } of shown) classList.add(DISMISSED);
    },
    { signal },
  );
}
