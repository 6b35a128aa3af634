/** Owns the anatomy of the chat's dialogs. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'Where somebody answers. The greeting says what the chat is for before a messenger opens.',
    dos: ['Keep the greeting to one or two sentences.', 'Leave the corner free of other buttons, on phones above all.'],
    donts: ['Do not open it by itself on the checkout.', 'Do not make it the only way to reach the shop.'],
  },
  parts: [
    { className: 'ht_ctc_chat_style', is: 'The server’s button.' },
    {
      part: 'backdrop',
      className: 'ht_ctc_modal_backdrop',
      is: 'Covers the page behind a dialog in the middle of the screen.',
    },
    {
      part: 'dialog',
      className: 'ht_ctc_chat_greetings_box',
      is: 'The greeting’s frame, with `ctc_greetings_opened` or `ctc_greetings_closed`. What is in it is the server’s.',
    },
    { part: 'dialog', className: 'shop-islands-chat-ask', is: 'The dialog that asks for the opt-in by itself.' },
    { part: 'close', className: 'ctc_greetings_close_btn', is: 'The button that closes.' },
  ],
  keyboard: [
    ['Enter, Space', 'On the button: opens the greeting, or the chat.'],
    ['Escape', 'Closes the dialog. The focus goes back to the button.'],
  ],
  example: 'BesideTheButton',
  page: ['chat', 'Greeting'],
};
