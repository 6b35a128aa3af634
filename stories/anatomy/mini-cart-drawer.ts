/** Owns the anatomy of the cart, as a drawer and as a panel. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'To look at the cart and change it without leaving the page.',
    dos: [
      'Let the link that opens it lead to the cart: that is what it does without scripts.',
      'Use the panel in a column beside a list, the drawer anywhere else.',
    ],
    donts: [
      'Do not open it by itself at each add, unless the shop wants that interruption.',
      'Do not put offers above the way to the checkout.',
    ],
  },
  isDialog: true,
  parts: [
    {
      part: 'panel',
      className: 'shop-islands-cart-panel',
      is: 'The region around the cart where it is a plain panel, in the place of the dialog.',
    },
    { part: 'contents', className: 'shop-islands-drawer', is: 'What scrolls: messages and rows.' },
    {
      part: 'undo',
      className: 'shop-islands-drawer-undo',
      is: 'Says which product has been removed, with a button that takes it back.',
    },
    { part: 'loading', className: 'shop-islands-wait', is: 'Outlines of rows, until the cart is known.' },
    {
      part: 'failure',
      className: 'shop-islands-state',
      is: 'Says that the cart could not be loaded, with a button that tries again.',
    },
    { part: 'empty', className: 'shop-islands-state', is: 'The words of an empty cart, and a way back to the shop.' },
    { part: 'row', className: 'shop-islands-drawer-row', is: 'One product. It has `aria-busy` while it changes.' },
    { part: 'picture', is: 'The picture of the product, if it has one.' },
    { part: 'name', is: 'The name of the product: a link, or plain words.' },
    { part: 'details', is: 'What has been chosen of the product, such as its colour.' },
    { part: 'price', className: 'shop-islands-drawer-price', is: 'The price of one.' },
    { part: 'stepper', className: 'shop-islands-stepper', is: 'The quantity between the buttons “less” and “more”.' },
    { part: 'remove', className: 'shop-islands-icon-button', is: 'The button that removes the row.' },
    {
      part: 'foot',
      className: 'shop-islands-drawer-foot',
      is: 'The subtotal, and the ways to the cart and the checkout.',
    },
    { part: 'checkout', is: 'The primary button: the link to the checkout.' },
    {
      part: 'link',
      className: 'shop-islands-secondary',
      is: 'A secondary button: the link to the cart, and any other that the shop prints.',
    },
  ],
  keyboard: [['Enter, Space', 'Presses the focused button. “Undo” gets the focus when a row has been removed.']],
  example: 'Filled',
  page: ['pages', 'CartDrawer'],
};
