/** Owns how a dialog of the chat comes and goes, with its focus and its keys. */

import { isAlone } from '../../src/bridge/page/covers';
import { atom } from '../../src/state/timeAtom';
import { moveFocus } from '../../src/ui/focus';
import { BOX, QUICK, SLOW } from './contract';
import type { DialogStage, DialogStore } from './dialogStore';
import { coverBox, coverPrompt } from './lentNodes';
import { coverPage, layerBelow } from './modal';
import { hide, show } from './show';

/** Answers Escape while the dialog is open; a modal dialog also covers the page. */
export function createStage({ frame: { isModal, nodes }, server, button, opener, dismiss }: DialogStore): DialogStage {
  let box: HTMLElement | undefined;
  let uncover = () => {};
  const $backdrop = atom<number | 'auto' | undefined>();

  const onKey = (event: KeyboardEvent) => {
    // What is open over it has Escape to itself.
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
      uncover = coverPage(box);
      // After the page has become inert: it must not.
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
