/** Owns the dialog that asks for the opt-in by itself, where the greeting that holds its checkbox is not in sight. */
import { type Frame, MODAL } from './contract';
import { createStage } from './dialogStage';
import { createDialogStore, type DialogStore } from './dialogStore';

const frameOf = (prompt: HTMLElement): Frame => ({
  id: 'shop-islands-chat-ask',
  className: `shop-islands shop-islands-chat-ask ${MODAL}`,
  isHidden: true,
  isModal: true,
  nodes: [prompt],
});

/** Marks the prompt's place; gives how to put it back there. */
function coverPrompt(prompt: HTMLElement): () => void {
  const place = document.createComment('');
  prompt.before(place);
  return () => place.replaceWith(prompt);
}

/** The prompt moves into a dialog in the middle of the screen. Nothing is remembered of it: it is no greeting. */
export function createAsk(prompt: HTMLElement): DialogStore {
  const nothing = () => {};
  const stage = createStage({ isModal: true, dismiss: () => store.dismiss(), cover: () => coverPrompt(prompt) });
  const store = createDialogStore({ frame: frameOf(prompt), stage, note: nothing, onOpened: nothing, onUsed: nothing });
  return store;
}
