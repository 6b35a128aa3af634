/** Owns what had the focus before the banner, so that it has the focus again when the banner goes. */
import { moveFocus } from '../../../src/dom/focus';

export interface CameFrom {
  /**
   * Notes what loses the focus to a part of the banner.
   * @param own the element with all parts of the banner: moves within it do not count. Default: the part
   */
  watch(part: Element, own?: Element | null): void;
  /** What had the focus before the banner; undefined if nothing had it, or if it has left the page. */
  find(): HTMLElement | undefined;
  /** Gives the focus back if the body has it, or an element that `isGone` says has gone with the banner. */
  giveBack(isGone?: (focused: Element) => boolean): void;
}

/** Creates the object that remembers where the focus was before one banner. */
export function createCameFrom(): CameFrom {
  let before: HTMLElement | undefined;
  const find = () => (before?.isConnected ? before : undefined);
  return {
    watch(part, own) {
      part.addEventListener('focusin', (event) => {
        const { relatedTarget } = event as FocusEvent;
        if (relatedTarget instanceof HTMLElement && !(own ?? part).contains(relatedTarget)) before = relatedTarget;
      });
    },
    find,
    giveBack(isGone = () => false) {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body || isGone(activeElement)) moveFocus(find());
    },
  };
}
