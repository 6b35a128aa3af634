/** Owns the dialog that asks for the opt-in by itself, where the greeting that holds its checkbox is not in sight. */
import { type Frame, MODAL } from './contract';
import { createDialogStore, type DialogDependencies, type DialogStore } from './dialogStore';

const frameOf = (prompt: HTMLElement): Frame => ({
  id: 'shop-islands-chat-ask',
  className: `shop-islands shop-islands-chat-ask ${MODAL}`,
  isHidden: true,
  isModal: true,
  nodes: [prompt],
});

/** The prompt moves into a dialog in the middle of the screen. Nothing is remembered of it: it is no greeting. */
export function createAsk(prompt: HTMLElement, focused: DialogDependencies['focused']): DialogStore {
  const nothing = () => {};
  return createDialogStore({
    frame: frameOf(prompt),
    server: prompt,
    focused,
    note: nothing,
    onOpened: nothing,
    onUsed: nothing,
  });
}
