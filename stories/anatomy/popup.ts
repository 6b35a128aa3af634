/** Owns the anatomy of a popup. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
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
