/**
 * How the chat and links to it are found. No family's row: an early press is kept only where the plugin's own script,
 * which acts on it at once, is not there.
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
