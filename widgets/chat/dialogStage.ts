/** Owns how a dialog of the chat comes and goes, with its focus and its keys. */
import { atom } from 'nanostores';
import { isAlone } from '../../src/bridge/page/covers';
import { moveFocus } from '../../src/ui/focus';
import { QUICK, SLOW } from './contract';
import type { DialogStage } from './dialogStore';
import { coverPage, layerBelow } from './modal';
import { hide, show } from './show';

export interface StageOptions extends Pick<DialogStage, 'cover'> {
  isModal: boolean;
  /** Has the focus when the dialog is gone; left out where several things open it. */
  button?: HTMLElement | undefined;
  /** Escape is pressed. */
  dismiss(): void;
}

export function createStage({ isModal, button, dismiss, cover }: StageOptions): DialogStage {
  let box: HTMLElement | undefined;
  let opener: HTMLElement | null = null;
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
    cover,
    leave,
    prepare() {
      opener = document.activeElement as HTMLElement | null;
    },
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
      leave();
      if (box) hide(box, isQuick ? QUICK : SLOW);
      if (hadFocus) moveFocus(opener?.isConnected && opener !== document.body ? opener : button);
    },
    focus: () => moveFocus(box),
  };
}
