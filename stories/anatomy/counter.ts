/** Owns the anatomy of a counter. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For a number that the shop is proud of, such as its years or its games.',
    dos: ['Say beside the number what it counts.', 'Print the final number where no script runs.'],
    donts: [
      'Do not use it for a price or for stock: it shows other numbers on its way.',
      'Do not use it for a number that a sentence needs.',
    ],
  },
  parts: [
    { className: 'number-percentage', is: 'The server’s element, which has the number. Its style is the number’s.' },
    { className: 'shop-islands-counter-digit', is: 'A digit that rolls. It is as wide as it will be.' },
  ],
  keyboard: [],
  example: 'Counting',
  page: ['numbers', 'Counter'],
};
