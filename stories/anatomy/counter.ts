/** Owns the anatomy of a counter. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  parts: [
    { className: 'number-percentage', is: 'The server’s element, which has the number. Its style is the number’s.' },
    { className: 'shop-islands-counter-digit', is: 'A digit that rolls. It is as wide as it will be.' },
  ],
  keyboard: [],
  example: 'Counting',
  page: ['numbers', 'Counter'],
};
