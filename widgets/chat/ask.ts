/** Owns the dialog that asks for the opt-in by itself, where the greeting that holds its checkbox is not in sight. */
import { make } from '../../src/ui/make';
import { CLOSE, MODAL } from './contract';
import { createGreeting, type Greeting } from './greeting';

/** Moves the prompt into a dialog in the middle of the screen. Nothing is remembered of it: it is no greeting. */
export function createAsk(prompt: HTMLElement): Greeting {
  const closer = make('button', { type: 'button', className: CLOSE.slice(1), textContent: '×' });
  const box = make('div', { id: 'shop-islands-chat-ask', className: `shop-islands shop-islands-chat-ask ${MODAL}`, hidden: true }, closer, prompt);
  document.body.append(box);
  const nothing = () => {};
  const dialog = createGreeting({ box, store: { note: nothing }, onOpened: nothing, onUsed: nothing });
  return {
    ...dialog,
    leave() {
      dialog.leave();
      box.remove();
    },
  };
}
