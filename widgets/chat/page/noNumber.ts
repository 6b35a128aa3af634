/**
 * Owns the message to the visitor where the shop has no number. It is a chunk of its own to save bytes, because nearly
 * every shop with a chat has a number.
 */
import { parseHtml } from '../../../src/bridge/page/html';
import { report } from '../../../src/bridge/page/islands';
import { words } from '../../../src/dom/words';
import { say } from '../../../src/texts/say';
import { chatNoNumber } from '../../../src/texts/table';
import { announce } from '../../../src/ui/messages/announcer';
import { notify } from '../../../src/ui/messages/notify';
import { NO_NUMBER } from '../contract';
import { readNoNumber } from '../read';
import { show } from './show';

/** Turns a setting's HTML into plain text. */
function wordsIn(html: string): string {
  const content = parseHtml(html);
  for (const element of content.querySelectorAll('script,style,template')) element.remove();
  return words(content);
}

/** Shows the plugin's own box where the page has one, else a message (SPEC 8). */
export function tellNoNumber(noNumber: string): void {
  const box = document.querySelector<HTMLElement>(NO_NUMBER);
  report({
    island: 'chat',
    what: 'The chat has no number.',
    why: 'Nobody can be reached by it.',
    fix: 'Set the number in Click to Chat’s settings.',
  });
  if (box) {
    show(box);
    return announce(words(box));
  }
  notify({ kind: 'error', text: wordsIn(noNumber) || wordsIn(readNoNumber(document)) || say(chatNoNumber) });
}
