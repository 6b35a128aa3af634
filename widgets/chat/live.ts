/** Runs the chat: the button, its greeting, and links anywhere that begin a chat (SPEC 3.9, 4.8). */
import type { ReadableAtom } from 'nanostores';
import { type Clock, clock as pageClock } from '../../src/bridge/page/clock';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { atom } from '../../src/state/timeAtom';
import { inTime, type Need } from '../../src/ui/views/inTime';
import { controlOf } from './button/page/control';
import { serveButton } from './button/page/plainButton';
import type { ButtonStore } from './button/store';
import { BEGIN, BOX, BUTTON, CHAT_LINK, type ChatProps, CLOSE, GREETING_LINK, ORIGINAL_BOUND, ROOT } from './contract';
import { serveGreeting, servePlainly } from './greeting/page/meanwhile';
import type { ChatDialogs } from './greeting/store';
import { type Chat, createChat } from './page/chat';
import { openChatOf, prepareHook } from './page/open';
import { rawSettings, rawVariables, tell } from './page/settings';
import { hide } from './page/show';
import css from './styles.css?inline';

let chat: Chat | undefined;

/**
 * True while the original script is at work. Its file may be part of another file, so that no tag shows it, and it may
 * come late.
 */
const isOriginalAtWork = () => shopIslands().isOriginalActive(ORIGINAL_BOUND);

/** The parts of a host that the view shows, when the view is wanted, and how all of it ends. */
export interface LiveChat extends ChatDialogs {
  /** Undefined for a link, which has no view. */
  button?: ButtonStore | undefined;
  $need: ReadableAtom<Need>;
  /**
   * Makes the server's own button and greeting work; if the view cannot be loaded, all dialogs. Returns how to stop.
   * Left out for a host without a view.
   */
  serve?(isLost?: true): Cleanup;
  /** Ends the chat and gives the page back. */
  stop(): void;
}

/** Creates the value for a host without a view: a link, or the chat while the plugin's own script is at work. */
const without = (stop: Cleanup = () => {}): LiveChat => ({
  $ask: atom(undefined),
  $need: atom(false),
  body: document.body,
  stop,
});

/** Shows a greeting that opens before the view is there. One that covers the page needs the view. */
function serveFirstGreeting({ greeting, want }: Chat): Cleanup {
  if (!greeting) return () => {};
  if (!greeting.frame.isModal) return serveGreeting(greeting, want);
  return greeting.$isOpen.subscribe((isOpen) => isOpen && want());
}

/** Removes a link's target as long as the link begins a chat, so that only the chat's own window opens. */
function adoptLink(link: HTMLElement): Cleanup {
  const target = link.getAttribute('target');
  link.removeAttribute('target');
  controlOf(link);
  return () => void (target !== null && link.setAttribute('target', target));
}

/** Creates a host's chat. A link has no view, and neither has the chat while the plugin's own script is at work. */
export function createLive({ greeting }: ChatProps, host: HTMLElement, clock: Clock = pageClock): LiveChat {
  if (isOriginalAtWork()) return without();
  if (!host.matches(ROOT)) return without(host.matches(`${CHAT_LINK},${GREETING_LINK}`) ? adoptLink(host) : undefined);
  chat?.stop();
  const mine = createChat(host, greeting, clock);
  chat = mine;
  tell('chat');
  mine.show();
  return {
    ...mine,
    body: document.body,
    serve(isLost) {
      const stopButton = serveButton(mine.button, mine.greeting);
      const stopDialogs = isLost
        ? // Without that code, the page would keep a button that does nothing.
          servePlainly(
            ({ serveDialogs }) => serveDialogs(mine),
            () => hide(host),
          )
        : serveFirstGreeting(mine);
      return () => {
        stopButton();
        stopDialogs();
      };
    },
    stop() {
      mine.stop();
      // Hides the button, as the server prints it: a press now begins no chat.
      hide(host);
      if (chat === mine) chat = undefined;
    },
  };
}

export const lifecycle = {
  createStore: (props: ChatProps, host: HTMLElement): LiveChat => createLive(props, host),
  destroyStore: ({ stop }: LiveChat): void => stop(),
  serve: ({ store: { serve } }: { store: LiveChat }, isLost?: true): Cleanup | undefined => serve?.(isLost),
  isWanted: ({ $need }: LiveChat, host: HTMLElement) => inTime($need, host),
  whenFree: ({ greeting }: LiveChat, take: () => void): void => (greeting ? greeting.whenHidden(take) : take()),
  /** Puts the greeting's frame beside the server's box. */
  insert(container: HTMLElement, host: HTMLElement): void {
    const box = host.querySelector(BOX);
    if (box) box.after(container);
    else document.body.append(container);
  },
};

/** True for a button of a form, which keeps its own effect. */
const isFormButton = (control: Element | null): boolean => !!control?.matches('button,input');

/**
 * The action of each pressed control; the first match counts. An action that returns false also leaves the press to the
 * browser.
 */
const presses: [selector: string, run: (control: HTMLElement) => void | false][] = [
  [CLOSE, () => chat?.close()],
  [BEGIN, (control) => chat?.begin(control, true)],
  [BUTTON, () => chat?.press()],
  [GREETING_LINK, () => (chat?.greeting ? chat.greeting.open('element') : false)],
  [
    CHAT_LINK,
    (control) => {
      if (chat) chat.begin(control);
      else openChatOf(control, () => {});
      return isFormButton(control) ? false : undefined;
    },
  ],
];

function act(target: HTMLElement): void | false {
  for (const [selector, run] of presses) {
    const control = target.closest<HTMLElement>(selector);
    if (control) return run(control);
  }
  return false;
}

/**
 * Handles a press.
 * @param target the pressed element, or an element in it, because the loader keeps a press by its innermost element
 */
export function press({ target }: Pick<Intent, 'target'>): void | false {
  if (isOriginalAtWork()) return false;
  const root = document.querySelector<HTMLElement>(ROOT);
  if (chat || !root) return act(target);
  // A press on a link that the loader has kept may come before the chat has started, and so before its greeting and its
  // opt-in are known.
  void shopIslands()
    .mount(root, 'chat')
    .then(() => act(target));
  return isFormButton(target.closest(CHAT_LINK)) ? false : undefined;
}

/** Adds the styles, and dispatches the page's settings to the plugin's add-ons. */
export function start(): void {
  adoptStyles(css);
  tell('configure', { ctc: rawSettings(), ctc_values: rawVariables() });
  tell('settings', { ctc: rawSettings() });
  prepareHook(rawSettings());
}
