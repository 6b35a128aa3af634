/** Gives the chat life: the button, its greeting, and links anywhere that begin a chat (SPEC 3.9, 4.8). */
import type { ReadableAtom } from 'nanostores';
import { type Clock, clock as pageClock } from '../../src/bridge/page/clock';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { atom } from '../../src/state/timeAtom';
import { inTime, type Need } from '../../src/ui/inTime';
import type { ButtonStore } from './buttonStore';
import { type Chat, createChat } from './chat';
import { BEGIN, BOX, BUTTON, CHAT_LINK, type ChatProps, CLOSE, GREETING_LINK, ORIGINAL_BOUND, ROOT } from './contract';
import { controlOf } from './control';
import type { ChatDialogs } from './dialogStore';
import { openChatOf, prepareHook } from './open';
import { serveButton } from './plainButton';
import { rawSettings, rawVariables, tell } from './settings';
import { hide } from './show';
import css from './styles.css?inline';

let chat: Chat | undefined;

/** Its file may be part of another one, so that its tag does not tell; and it may come late. */
const isOriginalAtWork = () => shopIslands().isOriginalActive(ORIGINAL_BOUND);

/** What a host shows by its view, when that is wanted, and how it ends. */
export interface LiveChat extends ChatDialogs {
  /** Undefined for a link, which has no view. */
  button?: ButtonStore | undefined;
  $need: ReadableAtom<Need>;
  /**
   * Lets the server's own button work, and its greeting too where the view cannot be had. Gives how to stop; left out
   * for what has no view.
   */
  serve?(isLost?: true): Cleanup;
  /** Gives the page back. */
  stop(): void;
}

/** For a host without a view: a link, or the chat while the plugin's own script is at work. */
const without = (stop: Cleanup = () => {}): LiveChat => ({
  $ask: atom(undefined),
  $need: atom(false),
  body: document.body,
  stop,
});

/** A link opens no other window than the chat's own, as long as it is a link to the chat. */
function adoptLink(link: HTMLElement): Cleanup {
  const target = link.getAttribute('target');
  link.removeAttribute('target');
  controlOf(link);
  return () => void (target !== null && link.setAttribute('target', target));
}

/** A link wants no view; nor does the chat while the plugin's own script is at work. */
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
      let stopDialogs = () => {};
      let isStopped = false;
      if (isLost)
        import('./plain').then(
          ({ serveDialogs }) => {
            if (!isStopped) stopDialogs = serveDialogs(mine);
          },
          // No button is left that does nothing.
          () => hide(host),
        );
      return () => {
        isStopped = true;
        stopButton();
        stopDialogs();
      };
    },
    stop() {
      mine.stop();
      // As the server prints it: whatever is pressed now begins no chat.
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
  /** The greeting's frame stands where the server's box does. */
  insert(container: HTMLElement, host: HTMLElement): void {
    const box = host.querySelector(BOX);
    if (box) box.after(container);
    else document.body.append(container);
  },
};

/** A form's button goes on to do what it does. */
const isFormButton = (control: Element | null): boolean => !!control?.matches('button,input');

/** What is pressed, the first that fits; false leaves the press to the browser too. */
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

/** @param target what was pressed, or something in it: a press that was kept is known by its innermost element */
export function press({ target }: Pick<Intent, 'target'>): void | false {
  if (isOriginalAtWork()) return false;
  const root = document.querySelector<HTMLElement>(ROOT);
  if (chat || !root) return act(target);
  // A press on a link that was kept may come before the chat has had its turn: only then its greeting and its opt-in
  // are known.
  void shopIslands()
    .mount(root, 'chat')
    .then(() => act(target));
  return isFormButton(target.closest(CHAT_LINK)) ? false : undefined;
}

/** Adds the styles, and tells the plugin's add-ons the page's settings. */
export function start(): void {
  adoptStyles(css);
  tell('configure', { ctc: rawSettings(), ctc_values: rawVariables() });
  tell('settings', { ctc: rawSettings() });
  prepareHook(rawSettings());
}
