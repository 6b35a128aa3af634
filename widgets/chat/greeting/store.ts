/**
 * Owns whether a dialog of the chat is open, and who opened or closed it. The dialog is the greeting, or the one that
 * asks for the opt-in.
 */
import type { ReadableAtom } from 'nanostores';
import { atom } from '../../../src/state/timeAtom';
import type { Frame } from '../contract';

/** What a dialog does to the page around it. The view brings it, or the code that shows dialogs without the view. */
export interface DialogStage {
  /** The layer of the backdrop; undefined where there is no backdrop. */
  $backdrop: ReadableAtom<number | 'auto' | undefined>;
  /**
   * Marks the place of the server's element and makes the element ready for the view. Returns how to put everything
   * back.
   */
  cover(): () => void;
  /** @param isQuick true when the dialog opens by itself */
  show(box: HTMLElement, isQuick: boolean): void;
  /** @param isQuick true when another element has closed the dialog */
  hide(isQuick: boolean): void;
  focus(): void;
  /** Gives the page back to the visitor, because the box leaves the page. */
  leave(): void;
}

export interface DialogDependencies {
  frame: Frame;
  /** The server's element that goes into the view: the greeting's box, or the opt-in's prompt. */
  server: HTMLElement;
  /** Gets the focus when the dialog is gone; left out where several things open the dialog. */
  button?: HTMLElement | undefined;
  /** Remembers who opened or closed the dialog. */
  note(how: string): void;
  onOpened(): void;
  /** Called when a visitor, not the page, has opened it. */
  onUsed(): void;
  /** The element that has the focus now. */
  focused(): Element | null;
}

export interface DialogStore extends Pick<DialogDependencies, 'frame' | 'server' | 'button'> {
  /** Undefined until the dialog has been open once. */
  $isOpen: ReadableAtom<boolean | undefined>;
  /** The element that had the focus when the dialog was opened. */
  opener(): Element | null;
  /** @param how `init` where the dialog opens by itself, or an add-on's word: then the focus stays where it is */
  open(how?: string): void;
  close(how?: string): void;
  /** Closes the dialog for the visitor, if it is open. */
  dismiss(): void;
  /**
   * Runs a function once the box is in sight: now, or when the code that shows it has come. Does not run it if the
   * dialog is closed before.
   */
  whenShown(run: (stage: DialogStage) => void): void;
  /** Runs a function once the box is out of sight: now, or when the dialog is closed. */
  whenHidden(run: () => void): void;
  /** Takes note that the open box is in the page, by the view or without it. */
  onShown(box: HTMLElement, stage: DialogStage): void;
  /** Gives the page back, because the host leaves it. */
  leave(): void;
}

/** The words for what a visitor does; add-ons have other words. */
const ASKED_FOR = ['user_opened', 'element'];

/**
 * Creates the store of a dialog that is closed. Its box is shown as soon as the dialog is open and the view has come.
 */
export function createDialogStore({ note, onOpened, onUsed, focused, ...parts }: DialogDependencies): DialogStore {
  const $isOpen = atom<boolean | undefined>(undefined);
  let opener: Element | null = null;
  let isQuick = false;
  let stage: DialogStage | undefined;
  let isShown = false;
  let waiting: ((stage: DialogStage) => void)[] = [];
  const waitingForEnd: (() => void)[] = [];

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
      for (const run of waitingForEnd.splice(0)) run();
    },
    dismiss: () => void ($isOpen.get() && store.close('user_closed')),
    whenShown: (run) => void (isShown && stage ? run(stage) : waiting.push(run)),
    whenHidden: (run) => (isShown ? void waitingForEnd.push(run) : run()),
    onShown(box, shownOn) {
      if ((isShown && stage === shownOn) || !$isOpen.get()) return;
      isShown = true;
      // What showed it before, a view that has broken for example, gives the page back.
      if (stage !== shownOn) stage?.leave();
      stage = shownOn;
      stage.show(box, isQuick);
      for (const run of waiting.splice(0)) run(stage);
    },
    leave: () => stage?.leave(),
  };
  return store;
}

/** The dialogs that the view gets. */
export interface ChatDialogs {
  /** Undefined where the host has no greeting, or has none for this kind of device. */
  greeting?: DialogStore | undefined;
  /** The dialog that asks for the opt-in where no greeting can be seen. */
  $ask: ReadableAtom<DialogStore | undefined>;
  /** The parent of the island's own dialogs: the page's body. */
  body: Element;
}
