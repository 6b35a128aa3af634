/** Owns how a chat begins: where the shop has an opt-in, the greeting or a dialog of its own asks for it first. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../../src/bridge/page/clock';
import { atom } from '../../../src/state/timeAtom';
import { CLOSE_DELAY } from '../contract';
import type { DialogDependencies, DialogStore } from '../greeting/store';
import { createAsk } from '../opt-in/page/ask';
import type { OptIn } from '../opt-in/page/optIn';

export interface BeginDependencies {
  /** Undefined where the shop has no opt-in. */
  optIn: OptIn | undefined;
  greeting: DialogStore | undefined;
  /** False where the button is not shown; its greeting cannot be seen either. */
  isButtonShown(): boolean;
  /** Called before a dialog of its own asks for the opt-in. */
  onAsk(): void;
  /** Opens the messenger's window for an element. */
  openChat(element: Element): void;
  clock: Pick<Clock, 'after'>;
  focused: DialogDependencies['focused'];
}

export interface Begin {
  /** The dialog that asks for the opt-in where no greeting can be seen; undefined until it is needed. */
  $ask: ReadableAtom<DialogStore | undefined>;
  /** Begins an element's chat, after the opt-in. */
  begin(element: Element): void;
  /** Begins an element's chat at once. */
  start(element: Element): void;
  /** Closes whichever dialog is open. */
  close(how: string): void;
  stop(): void;
}

/** Creates the way to a chat. Its `stop` also cancels the planned closing, and leaves all dialogs. */
export function createBegin({
  optIn,
  greeting,
  isButtonShown,
  onAsk,
  openChat,
  clock,
  focused,
}: BeginDependencies): Begin {
  const $ask = atom<DialogStore | undefined>();
  let stopClosing = () => {};
  const dialogs = () => [greeting, $ask.get()].filter((dialog) => dialog !== undefined);
  const openDialogs = () => dialogs().filter((dialog) => dialog.$isOpen.get());

  const close = (how: string) => {
    for (const dialog of openDialogs()) dialog.close(how);
  };

  const start = (element: Element) => {
    optIn?.settle();
    openChat(element);
    if (openDialogs().length) stopClosing = clock.after(CLOSE_DELAY, () => close('chat_clicked'));
  };

  /** Returns the dialog that holds the checkbox. Once a dialog of its own has asked, the checkbox stays there. */
  const askingDialog = (prompt: HTMLElement): DialogStore => {
    const known = $ask.get() ?? (isButtonShown() ? greeting : undefined);
    if (known) return known;
    const ask = createAsk(prompt, focused);
    $ask.set(ask);
    onAsk();
    return ask;
  };

  return {
    $ask,
    start,
    close,
    begin(element) {
      if (!optIn?.isMissing()) return start(element);
      const dialog = askingDialog(optIn.prompt);
      if (!dialog.$isOpen.get()) dialog.open('user_opened');
      dialog.whenShown(() => {
        optIn.ask(() => start(element));
        dialog.whenHidden(optIn.forget);
      });
    },
    stop() {
      stopClosing();
      for (const dialog of dialogs()) dialog.leave();
    },
  };
}
