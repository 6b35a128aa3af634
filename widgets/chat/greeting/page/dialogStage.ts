/** Owns how a dialog of the chat appears and disappears, with its focus and its keys. */

import { isAlone } from '../../../../src/bridge/page/covers';
import { atom } from '../../../../src/state/timeAtom';
import { moveFocus } from '../../../../src/ui/covers/focus';
import { BOX, QUICK, SLOW } from '../../contract';
import { hide, show } from '../../page/show';
import type { DialogStage, DialogStore } from '../store';
import { coverBox, coverPrompt } from './lentNodes';
import { layerBelow, makeModal } from './modal';

/** Answers Escape while the dialog is open; a modal dialog also covers the page. */
export function createStage({ frame: { isModal, nodes }, server, button, opener, dismiss }: DialogStore): DialogStage {
  let box: HTMLElement | undefined;
  let uncover = () => {};
  const $backdrop = atom<number | 'auto' | undefined>();

  const onKey = (event: KeyboardEvent) => {
    // An element that is open over the dialog has Escape to itself.
    if (event.key === 'Escape' && !event.defaultPrevented && box && isAlone(box)) dismiss();
  };

  const leave = () => {
    document.removeEventListener('keydown', onKey);
    $backdrop.set(undefined);
    uncover();
    uncover = () => {};
  };

  return {
    $backdrop,
    leave,
    cover: () => (server.matches(BOX) ? coverBox(server, nodes) : coverPrompt(server)),
    show(element, isQuick) {
      box = element;
      show(box, isQuick ? QUICK : SLOW);
      document.addEventListener('keydown', onKey);
      if (!isModal) return;
      uncover = makeModal(box);
      // Runs after the page has become inert, because the backdrop must not become inert.
      $backdrop.set(layerBelow(box));
    },
    hide(isQuick) {
      const hadFocus = box?.contains(document.activeElement);
      const before = opener() as HTMLElement | null;
      leave();
      if (box) hide(box, isQuick ? QUICK : SLOW);
      if (hadFocus) moveFocus(before?.isConnected && before !== document.body ? before : button);
    },
    focus: () => moveFocus(box),
  };
}
