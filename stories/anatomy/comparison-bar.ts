/** Owns the anatomy of the comparison's bar. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'On lists whose products a shopper weighs against each other.',
    dos: [
      'Leave its height free at the bottom of the page.',
      'Let it be open only while there is something to compare.',
    ],
    donts: [
      'Do not put other bars at the bottom of the same page.',
      'Do not offer it where products have no data in common.',
    ],
  },
  parts: [
    { className: 'shopengine-comparison-bottom-bar', is: 'The server’s bar. It has `active` while it is open.' },
    { className: 'comparison-bottom-bar-toggle', is: 'The server’s button, which opens and closes the bar.' },
    {
      part: 'icon',
      className: 'eicon-loading',
      is: 'Elementor’s icon in the button: a spinner, or the cross (`eicon-close`).',
    },
    {
      className: 'comparison-for-bottom-bar-item',
      is: 'One product, as the server prints it. It has `aria-busy` while it is being removed.',
    },
  ],
  keyboard: [
    ['Enter, Space', 'On the toggle: opens or closes the bar. On a product’s cross: removes the product.'],
    ['Tab', 'Goes from product to product.'],
  ],
  example: 'Open',
  page: ['comparison', 'BarOpen'],
};
