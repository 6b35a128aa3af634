/**
 * How the chat and the links to it are found. The row belongs to no family, because an early press may be kept only
 * where the plugin's own script, which acts on it at once, is not on the page.
 */
import type { IslandRow } from '../../src/island/types';
import { BEGIN, BUTTON, CHAT_LINKS, CLOSE, GREETING_LINKS, ORIGINAL, ORIGINAL_BOUND, ROOT } from './contract';

export const row: IslandRow = {
  name: 'chat',
  when: 'idle',
  match: [ROOT, ...CHAT_LINKS, ...GREETING_LINKS],
  click: `${BUTTON},${BEGIN},${CLOSE},${CHAT_LINKS},${GREETING_LINKS}`,
  yieldsTo: [ORIGINAL, ORIGINAL_BOUND],
};
