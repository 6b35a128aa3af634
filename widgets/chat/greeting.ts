/** Owns the greeting: a box beside the button, or in the middle of the screen, with its focus and its keys. */
import { isAlone } from '../../src/bridge/page/covers';
import { moveFocus } from '../../src/ui/focus';
import { MODAL, QUICK, SLOW } from './contract';
import { adoptGreeting, markOpen } from './greetingBox';
import { coverPage } from './modal';
import { hide, show } from './show';
import type { ChatStore } from './store';

export interface Greeting {
  isOpen(): boolean;
  /** @param how `init` where it opens by itself, or an add-on's word: focus stays where it is */
  open(how?: string): void;
  close(how?: string): void;
  /** The box leaves the page. */
  leave(): void;
}

export interface GreetingParts {
  box: HTMLElement;
  /** What opens it, and has the focus when it is gone; left out where several things do. */
  button?: HTMLElement | undefined;
  store: Pick<ChatStore, 'note'>;
  onOpened(): void;
  /** Called when a visitor, not the page, has opened it. */
  onUsed(): void;
}

/** What a visitor does; add-ons have other words. */
const ASKED_FOR = ['user_opened', 'element'];

export function createGreeting({ box, button, store, onOpened, onUsed }: GreetingParts): Greeting {
  let opener: HTMLElement | null = null;
  let uncover: (() => void) | undefined;
  const isModal = box.classList.contains(MODAL);
  adoptGreeting(box, button, isModal);

  const onKey = (event: KeyboardEvent) => {
    // What is open over it has Escape to itself.
    if (event.key === 'Escape' && !event.defaultPrevented && isAlone(box)) greeting.close('user_closed');
  };

  const leave = () => {
    document.removeEventListener('keydown', onKey);
    uncover?.();
    uncover = undefined;
  };

  const greeting: Greeting = {
    leave,
    isOpen: () => box.classList.contains('ctc_greetings_opened'),
    open(how = 'open') {
      const isAskedFor = ASKED_FOR.includes(how);
      if (isAskedFor) onUsed();
      if (!greeting.isOpen()) {
        opener = document.activeElement as HTMLElement | null;
        onOpened();
        markOpen(box, button, true);
        show(box, how === 'init' ? QUICK : SLOW);
        if (isModal) uncover = coverPage(box, () => greeting.close('user_closed'));
        document.addEventListener('keydown', onKey);
      }
      if (isAskedFor || isModal) moveFocus(box);
      store.note(how);
    },
    close(how = 'close') {
      const hadFocus = box.contains(document.activeElement);
      leave();
      markOpen(box, button, false);
      hide(box, how === 'element' ? QUICK : SLOW);
      if (hadFocus) moveFocus(opener?.isConnected && opener !== document.body ? opener : button);
      store.note(how);
    },
  };
  return greeting;
}
