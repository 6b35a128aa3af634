/** Owns whether a dialog of the chat is open, and how it came: the greeting, or what asks for the opt-in by itself. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Frame } from './contract';

/** What a dialog does to the page around it. */
export interface DialogStage {
  /** Before it comes: what has the focus now gets it back. */
  prepare(): void;
  /** @param isQuick it comes by itself */
  show(box: HTMLElement, isQuick: boolean): void;
  /** @param isQuick another element asks for it */
  hide(isQuick: boolean): void;
  focus(): void;
  /** Gives the page back; the box leaves it. */
  leave(): void;
  /** The layer of what covers the page behind; undefined where nothing does. */
  $backdrop: ReadableAtom<number | 'auto' | undefined>;
  /** Takes the server's own box out of the page while the view is there; gives how to put it back. */
  cover(): () => void;
}

export interface DialogStore extends Pick<DialogStage, '$backdrop' | 'cover' | 'leave'> {
  frame: Frame;
  /** Undefined until it has been open once. */
  $isOpen: ReadableAtom<boolean | undefined>;
  /** @param how `init` where it opens by itself, or an add-on's word: focus stays where it is */
  open(how?: string): void;
  close(how?: string): void;
  /** The visitor closes it, if it is open. */
  dismiss(): void;
  /** Runs once the box is in sight: now, or when the view has come. Not if it is closed before. */
  whenShown(run: () => void): void;
  /** Hears from the view that the open box is in the page. */
  onShown(box: HTMLElement): void;
}

export interface DialogDependencies {
  frame: Frame;
  stage: DialogStage;
  /** Remembers how it came or went. */
  note(how: string): void;
  onOpened(): void;
  /** Called when a visitor, not the page, has opened it. */
  onUsed(): void;
}

/** What a visitor does; add-ons have other words. */
const ASKED_FOR = ['user_opened', 'element'];

export function createDialogStore({ frame, stage, note, onOpened, onUsed }: DialogDependencies): DialogStore {
  const $isOpen = atom<boolean | undefined>(undefined);
  let isQuick = false;
  let isShown = false;
  let waiting: (() => void)[] = [];

  const store: DialogStore = {
    frame,
    $isOpen,
    $backdrop: stage.$backdrop,
    cover: stage.cover,
    leave: stage.leave,
    open(how = 'open') {
      const isAskedFor = ASKED_FOR.includes(how);
      if (isAskedFor) onUsed();
      if (!$isOpen.get()) {
        onOpened();
        stage.prepare();
        isQuick = how === 'init';
        $isOpen.set(true);
      }
      if (isAskedFor || frame.isModal) store.whenShown(stage.focus);
      note(how);
    },
    close(how = 'close') {
      isShown = false;
      waiting = [];
      $isOpen.set(false);
      stage.hide(how === 'element');
      note(how);
    },
    dismiss: () => void ($isOpen.get() && store.close('user_closed')),
    whenShown: (run) => (isShown ? run() : void waiting.push(run)),
    onShown(box) {
      if (isShown || !$isOpen.get()) return;
      isShown = true;
      stage.show(box, isQuick);
      for (const run of waiting.splice(0)) run();
    },
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
