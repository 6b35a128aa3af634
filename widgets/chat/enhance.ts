/** Gives the chat life: the button, its greeting, and links anywhere that begin a chat (SPEC 3.9, 4.8). */
import { type Clock, clock as pageClock } from '../../src/bridge/clock';
import { shopIslands } from '../../src/bridge/islands';
import { adoptStyles } from '../../src/bridge/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import tokens from '../../src/ui/tokens.css?inline';
import { type Chat, createChat } from './chat';
import { BEGIN, BUTTON, CLOSE, GREETING_LINKS, LINKS, ORIGINAL_HANDLER, ROOT } from './contract';
import { controlOf } from './control';
import { openChatOf } from './open';
import { rawSettings, rawVariables, tell } from './settings';
import css from './styles.css?inline';

let chat: Chat | undefined;

/** Its file may be part of another one, so that its tag does not tell; and it may come late. */
const isOriginalAtWork = () => shopIslands().isOriginalActive(ORIGINAL_HANDLER);

/** A link opens no other window than the chat's own. */
function adoptLink(link: HTMLElement): void {
  link.removeAttribute('target');
  controlOf(link);
}

export function adopt(host: HTMLElement, clock: Clock = pageClock): Cleanup | undefined {
  if (isOriginalAtWork()) return undefined;
  if (!host.matches(ROOT)) {
    if (host.matches(`${LINKS},${GREETING_LINKS}`)) adoptLink(host);
    return undefined;
  }
  chat?.stop();
  const mine = createChat(host, clock);
  chat = mine;
  tell('chat');
  mine.show();
  return () => {
    mine.stop();
    if (chat === mine) chat = undefined;
  };
}

/** What is pressed, the first that fits; false leaves the press to the browser too. */
const presses: [selector: string, act: (control: HTMLElement) => void | false][] = [
  [CLOSE, () => chat?.close()],
  [BEGIN, (control) => chat?.begin(control, true)],
  [BUTTON, () => chat?.press()],
  [GREETING_LINKS, () => (chat?.greeting ? chat.greeting.open('element') : false)],
  [
    LINKS,
    (control) => {
      if (chat) chat.begin(control);
      else openChatOf(control, () => {});
      // A form's button goes on to do what it does.
      return control.matches('button,input') ? false : undefined;
    },
  ],
];

/** @param target what was pressed, or something in it: a press that was kept is known by its innermost element */
export function press({ target }: Pick<Intent, 'target'>): void | false {
  if (isOriginalAtWork()) return false;
  for (const [selector, act] of presses) {
    const control = target.closest<HTMLElement>(selector);
    if (control) return act(control);
  }
  return false;
}

export function start(): void {
  adoptStyles(tokens, css);
  tell('configure', { ctc: rawSettings(), ctc_values: rawVariables() });
  tell('settings', { ctc: rawSettings() });
}
