/** Owns how a visitor leaves a popup without a button: Escape, and a click beside it. Only the topmost popup hears of them. */
import type { Cleanup } from '../../src/island/types';
import { OVER_POPUPS } from './contract';

interface Leaving {
  content: Element;
  closesOnEscape: boolean;
  closesOnBackground: boolean;
  close(): void;
}

const open: Leaving[] = [];

/** True while a popup lies over all others, and no dialog of the browser's over it. */
const isTop = (popup: Leaving): boolean => open.at(-1) === popup && !document.querySelector('dialog:modal');

/** Listens until the popup is gone. */
export function listenForLeaving(popup: Leaving): Cleanup {
  const openedAt = performance.now();
  const life = new AbortController();
  const { signal } = life;
  let isTaken = false;
  open.push(popup);

  // The key closes when it is let go, unless something in the popup had use for it.
  const press = (event: KeyboardEvent) => {
    isTaken = event.defaultPrevented || event.isComposing || !isTop(popup);
  };
  const letGo = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (!isTaken && isTop(popup) && popup.closesOnEscape) popup.close();
    isTaken = false;
  };

  const click = ({ target, timeStamp }: MouseEvent) => {
    // Not the click that opened it.
    if (!popup.closesOnBackground || !isTop(popup) || timeStamp < openedAt || !(target instanceof Element)) return;
    if (target.isConnected && !popup.content.contains(target) && !target.closest(OVER_POPUPS)) popup.close();
  };

  document.addEventListener('keydown', (event) => event.key === 'Escape' && press(event), { signal });
  document.addEventListener('keyup', letGo, { signal });
  document.addEventListener('click', click, { signal });
  return () => {
    life.abort();
    const place = open.indexOf(popup);
    if (place >= 0) open.splice(place, 1);
  };
}
