/** Owns the anatomy of the quick view. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'On lists, to choose a product’s options and add it without losing one’s place.',
    dos: ['Show the picture, the price, the options and the button first.', 'Keep the link to the product’s own page.'],
    donts: [
      'Do not print the whole page of the product in it.',
      'Do not make it the only way from a card to the product.',
    ],
  },
  isDialog: true,
  parts: [
    {
      part: 'content',
      className: 'shop-islands-quick-view',
      is: 'What is below the head. `data-status` is `loading`, `shown` or `failed`.',
    },
    { part: 'frame', is: 'The frame with the page of the product, unless the product is shown in the page itself.' },
    {
      part: 'product',
      className: 'shop-islands-quick-view-product',
      is: 'The server’s product, where there is no frame.',
    },
    { part: 'loading', className: 'shop-islands-wait', is: 'Outlines of a product, until it has come.' },
    {
      part: 'link',
      className: 'shop-islands-secondary',
      is: 'The link to the page of a product that cannot be shown.',
    },
    {
      part: 'failure',
      className: 'shop-islands-state',
      is: 'Says that the product cannot be shown, with a button that tries again.',
    },
  ],
  keyboard: [['Enter', 'On a card’s trigger: opens the quick view.']],
  example: 'InThePage',
  page: ['quick-view', 'OnACard'],
};
