/** Owns the anatomy of a popup. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For one message that may interrupt, or for what a link on the page opens.',
    dos: [
      'Begin it with a heading, which is its name for screen readers.',
      'Have its content on a page too: it needs a script.',
    ],
    donts: ['Do not open it as soon as the page comes.', 'Do not remove the button that closes it.'],
  },
  parts: [
    { part: 'dialog', className: 'elementor-popup-modal', is: 'The dialog, over the whole window.' },
    { part: 'content', className: 'dialog-widget-content', is: 'The box. It has the classes of its animation.' },
    { part: 'close', className: 'dialog-close-button', is: 'The button that closes, in the box or beside it.' },
    { part: 'message', className: 'dialog-message', is: 'The place of what the server printed.' },
  ],
  keyboard: [
    ['Escape', 'Closes the popup, unless the shop’s settings say otherwise.'],
    ['Tab, Shift + Tab', 'Goes through the popup, and never leaves it.'],
    ['Enter, Space', 'On the close button: closes the popup.'],
  ],
  example: 'Open',
  page: ['popup', 'ByItself'],
};
