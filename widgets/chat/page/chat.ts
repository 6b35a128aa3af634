/** Puts the parts of a page's chat together: button, badge, greeting and opt-in. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../../src/bridge/page/clock';
import { sharedStorage } from '../../../src/bridge/page/storage';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';
import { takeTurn } from '../../../src/state/overlays';
import { atom } from '../../../src/state/timeAtom';
import { type Need, pageLoaded } from '../../../src/ui/views/inTime';
import { buttonIn, removeOtherLook, showButton, showOnline } from '../button/page/button';
import { type ButtonParts, type ButtonStore, createButton } from '../button/store';
import { BOX, type ChatSettings, type Frame, NOTIFICATION, STICKY_CALL } from '../contract';
import { type ChatDialogs, createDialogStore, type DialogStore } from '../greeting/store';
import { createOptIn, type OptIn } from '../opt-in/page/optIn';
import { readBadge, readCall } from '../read';
import { opensItself, otherThan } from '../rules';
import { type ChatStore, createChatStore } from '../store';
import { createBegin } from './begin';
import { openChatOf } from './open';
import { device, rawSettings, settings, tell } from './settings';

export interface Chat extends Omit<ChatDialogs, 'body'> {
  button: ButtonStore;
  /**
   * True once the button is shown, which the server prints; `now` once a dialog has opened that only the view can show.
   */
  $need: ReadableAtom<Need>;
  /** Has the view come at once. */
  want(): void;
  /** Shows the button, or lets an add-on decide when. */
  show(): void;
  /** Does what the floating button does. */
  press(): void;
  /** Closes whatever is open, for the visitor. */
  close(): void;
  /**
   * Begins a chat, after the opt-in where there is one.
   * @param isGreeting true for the greeting's own button
   */
  begin(element: Element, isGreeting?: boolean): void;
  stop(): void;
}

/** Returns the greeting's box. Removes it on a kind of device that has no greeting. */
function takeBox(root: HTMLElement, { greetingDevice }: ChatSettings): HTMLElement | null {
  if (greetingDevice === otherThan(device())) root.querySelector(BOX)?.remove();
  return root.querySelector<HTMLElement>(BOX);
}

/**
 * Opens a greeting by itself once the page has loaded and nothing else needs the visitor; consent and popups come
 * first.
 */
async function openItself(root: HTMLElement, greeting: DialogStore, store: ChatStore): Promise<void> {
  if (!opensItself(settings(), device(), store.userAction())) return;
  await pageLoaded();
  const giveBack = await takeTurn();
  // The visitor may have opened or closed the greeting meanwhile.
  if (root.isConnected && !greeting.$isOpen.get() && store.userAction() !== 'user_closed') greeting.open('init');
  giveBack();
}

const focused = () => document.activeElement;

/** Returns the badge; undefined where the server prints none. */
function badgeIn(root: HTMLElement): ButtonParts['badge'] {
  const server = root.querySelector<HTMLElement>(NOTIFICATION);
  return server ? { printed: readBadge(root, server), server } : undefined;
}

function removeSticky(root: HTMLElement): void {
  for (const sticky of root.querySelectorAll(STICKY_CALL)) sticky.remove();
}

interface Parts {
  store: ChatStore;
  button: ButtonStore;
  greeting: DialogStore | undefined;
  optIn: OptIn | undefined;
}

/**
 * Finds the parts that the server prints, and creates their stores.
 * @param start begins a chat when the visitor ticks the opt-in without having been asked
 */
function createParts(
  root: HTMLElement,
  frame: Frame | undefined,
  clock: Clock,
  start: (element: Element) => void,
): Parts {
  const store = createChatStore({ storage: sharedStorage, parse: parseStored, print: toJson });
  removeOtherLook(root, device());
  const control = buttonIn(root) ?? root;
  // Found before the greeting leaves the page, because the greeting may hold the checkbox and the button's words.
  const optIn = createOptIn(root, store, clock, () => start(root));
  const button = createButton({ control, call: readCall(root), badge: badgeIn(root) }, store, clock);
  const server = takeBox(root, settings());
  const greeting =
    server && frame
      ? createDialogStore({
          frame,
          server,
          button: control,
          focused,
          note: store.note,
          onOpened: () => removeSticky(root),
          onUsed: button.endBadge,
        })
      : undefined;
  return { store, button, greeting, optIn };
}

/** Runs once the button is shown. */
function onDisplayed(root: HTMLElement, { button, greeting, store }: Parts): void {
  if (greeting) {
    tell('after_chat_displayed', {
      ctc: rawSettings(),
      greetings_open: greeting.open,
      greetings_close: greeting.close,
    });
    void openItself(root, greeting, store);
  }
  button.showBadgeAfter(settings().badgeDelay);
}

/** Shows the button now. Where the shop has a schedule, an add-on shows it at the right time. */
function showOnTime(root: HTMLElement, display: () => void): void {
  const online = () => showOnline(root);
  if (settings().isScheduled)
    return tell('display', { ctc: rawSettings(), display_chat: display, ht_ctc_chat: root, online_content: online });
  display();
  online();
}

/**
 * Creates a page's chat.
 * @param frame the greeting's frame, where the root has a greeting
 */
export function createChat(root: HTMLElement, frame: Frame | undefined, clock: Clock): Chat {
  const $need = atom<Need>(false);
  const want = () => $need.set('now');
  const parts = createParts(root, frame, clock, (element) => way.start(element));
  const { button, greeting, optIn } = parts;
  let isShown = false;
  const openChat = (element: Element) => openChatOf(element, button.endBadge);
  const way = createBegin({ optIn, greeting, isButtonShown: () => isShown, onAsk: want, openChat, clock, focused });

  const display = () => {
    if (isShown || !showButton(root, settings(), device(), clock)) return;
    isShown = true;
    $need.set($need.get() || true);
    onDisplayed(root, parts);
  };

  return {
    button,
    greeting,
    $ask: way.$ask,
    $need,
    want,
    show: () => showOnTime(root, display),
    press() {
      if (!greeting) way.begin(root);
      else if (greeting.$isOpen.get()) greeting.close('user_closed');
      else greeting.open('user_opened');
    },
    close: () => way.close('user_closed'),
    begin(element, isGreeting = false) {
      way.begin(isGreeting ? root : element);
      if (isGreeting) tell('greetings');
    },
    stop() {
      button.stop();
      optIn?.stop();
      way.stop();
    },
  };
}
