/** Owns the anatomy of social proof's card. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'Where a notification service reports real purchases, and the visitor has agreed to advertisement.',
    dos: ['Place it where it covers no button, on phones above all.', 'Leave some seconds between two notifications.'],
    donts: ['Do not show invented purchases.', 'Do not show it on the checkout.'],
  },
  parts: [
    {
      part: 'card',
      className: 'shop-islands-social-proof',
      is: 'The card. `data-position` says in which corner it stands.',
    },
    { part: 'picture', is: 'The picture, if it can be loaded.' },
    { part: 'words', className: 'shop-islands-social-proof-words', is: 'The sentence, and the price below it.' },
    { part: 'close', is: 'The button that closes the card.' },
  ],
  keyboard: [
    ['Enter', 'On the sentence: goes to the product.'],
    ['Enter, Space', 'On the cross: closes the card.'],
  ],
  example: 'Bought',
  page: ['social-proof', 'OnAPage'],
};
