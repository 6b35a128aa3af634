/** Owns the dialog that asks for the opt-in where the greeting that holds its checkbox is not in sight. */
import { type Frame, MODAL } from '../../contract';
import { createDialogStore, type DialogDependencies, type DialogStore } from '../../greeting/store';

const frameOf = (prompt: HTMLElement): Frame => ({
  id: 'shop-islands-chat-ask',
  className: `shop-islands shop-islands-chat-ask ${MODAL}`,
  isHidden: true,
  isModal: true,
  nodes: [prompt],
});

/**
 * Moves the prompt into a dialog in the middle of the screen. It stores nothing about this dialog, because the dialog
 * is no greeting.
 */
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
