/** Owns whether a dialog of the chat is open, and how it came: the greeting, or what asks for the opt-in by itself. */
import type { ReadableAtom } from 'nanostores';
import { atom } from '../../src/state/timeAtom';
import type { Frame } from './contract';

/** What a dialog does to the page around it. It comes with the view. */
export interface DialogStage {
  /** The layer of what covers the page behind; undefined where nothing does. */
  $backdrop: ReadableAtom<number | 'auto' | undefined>;
  /** Marks the place of the server's element and makes it ready for the view; gives how to put everything back. */
  cover(): () => void;
  /** @param isQuick it comes by itself */
  show(box: HTMLElement, isQuick: boolean): void;
  /** @param isQuick another element asks for it */
  hide(isQuick: boolean): void;
  focus(): void;
  /** Gives the page back; the box leaves it. */
  leave(): void;
}

export interface DialogDependencies {
  frame: Frame;
  /** The server's element that goes into the view: the greeting's box, or the opt-in's prompt. */
  server: HTMLElement;
  /** Has the focus when the dialog is gone; left out where several things open it. */
  button?: HTMLElement | undefined;
  /** Remembers how it came or went. */
  note(how: string): void;
  onOpened(): void;
  /** Called when a visitor, not the page, has opened it. */
  onUsed(): void;
  /** What has the focus now. */
  focused(): Element | null;
}

export interface DialogStore extends Pick<DialogDependencies, 'frame' | 'server' | 'button'> {
  /** Undefined until it has been open once. */
  $isOpen: ReadableAtom<boolean | undefined>;
  /** What had the focus when it was opened. */
  opener(): Element | null;
  /** @param how `init` where it opens by itself, or an add-on's word: focus stays where it is */
  open(how?: string): void;
  close(how?: string): void;
  /** The visitor closes it, if it is open. */
  dismiss(): void;
  /** Runs once the box is in sight: now, or when the view has come. Not if it is closed before. */
  whenShown(run: (stage: DialogStage) => void): void;
  /** Hears from the view that the open box is in the page. */
  onShown(box: HTMLElement, stage: DialogStage): void;
  /** The host leaves the page. */
  leave(): void;
}

/** What a visitor does; add-ons have other words. */
const ASKED_FOR = ['user_opened', 'element'];

/** A dialog that has not been opened yet; its box shows as soon as the view has come. */
export function createDialogStore({ note, onOpened, onUsed, focused, ...parts }: DialogDependencies): DialogStore {
  const $isOpen = atom<boolean | undefined>(undefined);
  let opener: Element | null = null;
  let isQuick = false;
  let stage: DialogStage | undefined;
  let isShown = false;
  let waiting: ((stage: DialogStage) => void)[] = [];

  const store: DialogStore = {
    ...parts,
    $isOpen,
    opener: () => opener,
    open(how = 'open') {
      const isAskedFor = ASKED_FOR.includes(how);
      if (isAskedFor) onUsed();
      if (!$isOpen.get()) {
        opener = focused();
        isQuick = how === 'init';
        $isOpen.set(true);
        onOpened();
      }
      if (isAskedFor || parts.frame.isModal) store.whenShown(({ focus }) => focus());
      note(how);
    },
    close(how = 'close') {
      isShown = false;
      waiting = [];
      $isOpen.set(false);
      stage?.hide(how === 'element');
      note(how);
    },
    dismiss: () => void ($isOpen.get() && store.close('user_closed')),
    whenShown: (run) => void (isShown && stage ? run(stage) : waiting.push(run)),
    onShown(box, shownOn) {
      if (isShown || !$isOpen.get()) return;
      isShown = true;
      stage = shownOn;
      stage.show(box, isQuick);
      for (const run of waiting.splice(0)) run(stage);
    },
    leave: () => stage?.leave(),
  };
  return store;
}

/** What the view is given. */
export interface ChatDialogs {
  /** Undefined where the host, or this kind of device, has none. */
  greeting?: DialogStore | undefined;
  /** Asks for the opt-in where no greeting can be seen. */
  $ask: ReadableAtom<DialogStore | undefined>;
  /** Where the dialogs that are the island's own stand: the page's body. */
  body: Element;
}
