/** Puts the parts of a page's chat together: button, badge, greeting and opt-in. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import { sharedStorage } from '../../src/bridge/page/storage';
import { parseStored, toJson } from '../../src/bridge/page/storedJson';
import { takeTurn } from '../../src/state/overlays';
import { createAsk } from './ask';
import { createBadge } from './badge';
import { buttonIn, nameButton, removeOtherLook, showButton, showOnline } from './button';
import { BOX, type ChatSettings, CLOSE_DELAY, type Frame, STICKY_CALL } from './contract';
import type { ChatDialogs, DialogStore } from './dialogStore';
import { createGreeting } from './greeting';
import { openChatOf } from './open';
import { createOptIn } from './optIn';
import { readCall } from './read';
import { opensItself } from './rules';
import { device, rawSettings, settings, tell } from './settings';
import { type ChatStore, createChatStore } from './store';

export interface Chat extends Omit<ChatDialogs, 'body'> {
  /** Turns true once a dialog opens, or a hand is near the button that opens one. */
  $isWanted: ReadableAtom<boolean>;
  /** Shows the button, or lets an add-on decide when. */
  show(): void;
  /** What the floating button does. */
  press(): void;
  /** The visitor closes what is open. */
  close(): void;
  /** Begins a chat, after the opt-in where there is one. @param isGreeting by the greeting's own button */
  begin(element: Element, isGreeting?: boolean): void;
  stop(): void;
}

/** The greeting's box; a device that has no greeting loses it. */
function takeBox(root: HTMLElement, { greetingDevice }: ChatSettings): HTMLElement | null {
  const box = root.querySelector<HTMLElement>(BOX);
  if (!box || !greetingDevice || !['mobile', 'desktop'].includes(greetingDevice) || greetingDevice === device()) return box;
  box.remove();
  return null;
}

/** Opens a greeting by itself when nothing else asks for the visitor: consent and popups come first. */
async function openItself(root: HTMLElement, greeting: DialogStore, store: ChatStore): Promise<void> {
  if (!opensItself(settings(), device(), store.userAction())) return;
  const giveBack = await takeTurn();
  // The visitor may have been faster.
  if (root.isConnected && !greeting.$isOpen.get() && store.userAction() !== 'user_closed') greeting.open('init');
  giveBack();
}

const focused = () => document.activeElement;

/** @param frame the greeting's, where the root has one */
export function createChat(root: HTMLElement, frame: Frame | undefined, clock: Clock): Chat {
  const store = createChatStore({ storage: sharedStorage, parse: parseStored, print: toJson });
  removeOtherLook(root, device());
  const button = buttonIn(root) ?? root;
  // The checkbox is found first: it may go with the greeting.
  const optIn = createOptIn(root, store, clock, () => start(root));
  const box = takeBox(root, settings());
  const call = readCall(root);
  const name = () => nameButton(root, button, call);
  const badge = createBadge(root, store, clock, name);
  const $isWanted = atom(false);
  const want = () => $isWanted.set(true);
  const onOpened = () => {
    for (const sticky of root.querySelectorAll(STICKY_CALL)) sticky.remove();
    want();
  };
  const greeting = box && frame ? createGreeting({ frame, server: box, button, focused, note: store.note, onOpened, onUsed: badge.end }) : undefined;
  if (greeting) for (const type of ['pointerenter', 'focusin']) root.addEventListener(type, want, { once: true });
  const $ask = atom<DialogStore | undefined>();
  const dialogs = () => [greeting, $ask.get()];
  let stopClosing = () => {};
  let isShown = false;
  name();

  const closeAll = (how: string) => {
    for (const dialog of dialogs()) if (dialog?.$isOpen.get()) dialog.close(how);
  };

  const start = (element: Element) => {
    optIn?.settle();
    openChatOf(element, badge.end);
    if (dialogs().some((dialog) => dialog?.$isOpen.get())) stopClosing = clock.after(CLOSE_DELAY, () => closeAll('chat_clicked'));
  };

  /** Where it has been asked for by itself, the checkbox stays. */
  const askingDialog = (prompt: HTMLElement): DialogStore => {
    if (!$ask.get() && !(isShown && greeting)) {
      $ask.set(createAsk(prompt, focused));
      want();
    }
    return ($ask.get() ?? greeting) as DialogStore;
  };

  const begin = (element: Element) => {
    if (!optIn?.isMissing()) return start(element);
    const dialog = askingDialog(optIn.prompt);
    if (!dialog.$isOpen.get()) dialog.open('user_opened');
    dialog.whenShown(() => optIn.ask(() => start(element)));
  };

  const display = () => {
    if (isShown || !showButton(root, settings(), device(), clock)) return;
    isShown = true;
    if (greeting) {
      tell('after_chat_displayed', { ctc: rawSettings(), greetings_open: greeting.open, greetings_close: greeting.close });
      openItself(root, greeting, store);
    }
    badge.showAfter(settings().badgeDelay);
  };

  return {
    greeting,
    $ask,
    $isWanted,
    show() {
      const online = () => showOnline(root);
      if (settings().isScheduled) return tell('display', { ctc: rawSettings(), display_chat: display, ht_ctc_chat: root, online_content: online });
      display();
      online();
    },
    press() {
      if (!greeting) begin(root);
      else if (greeting.$isOpen.get()) greeting.close('user_closed');
      else greeting.open('user_opened');
    },
    close: () => closeAll('user_closed'),
    begin(element, isGreeting = false) {
      begin(isGreeting ? root : element);
      if (isGreeting) tell('greetings');
    },
    stop() {
      badge.stop();
      optIn?.stop();
      stopClosing();
      for (const dialog of dialogs()) dialog?.leave();
    },
  };
}
