/** Owns how a dialog of the chat appears and disappears, with its focus and its keys. */

import { atom } from '../../../../src/state/timeAtom';
import { moveFocus } from '../../../../src/ui/covers/focus';
import { BOX, QUICK, SLOW } from '../../contract';
import { hide, show } from '../../page/show';
import type { DialogStage, DialogStore } from '../store';
import { dismissByEscape, rememberFocus } from './leaving';
import { coverBox, coverPrompt } from './lentNodes';
import { layerBelow, makeModal } from './modal';

/** Answers Escape while the dialog is open; a modal dialog also covers the page. */
export function createStage(dialog: DialogStore): DialogStage {
  const { frame, server, dismiss } = dialog;
  let box: HTMLElement | undefined;
  let stopKeys = () => {};
  let uncover = () => {};
  const $backdrop = atom<number | 'auto' | undefined>();

  const leave = () => {
    stopKeys();
    $backdrop.set(undefined);
    uncover();
    uncover = () => {};
  };

  return {
    $backdrop,
    leave,
    cover: () => (server.matches(BOX) ? coverBox(server, frame.nodes) : coverPrompt(server)),
    show(element, isQuick) {
      box = element;
      show(box, isQuick ? QUICK : SLOW);
      stopKeys = dismissByEscape(box, dismiss);
      if (!frame.isModal) return;
      uncover = makeModal(box);
      // Runs after the page has become inert, because the backdrop must not become inert.
      $backdrop.set(layerBelow(box));
    },
    hide(isQuick) {
      const giveFocusBack = rememberFocus(box, dialog);
      leave();
      if (box) hide(box, isQuick ? QUICK : SLOW);
      giveFocusBack();
    },
    focus: () => moveFocus(box),
  };
}
