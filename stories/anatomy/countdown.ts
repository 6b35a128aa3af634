/** Owns the anatomy of a page builder's countdown. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For one moment that a page is about: a release, the end of a sale.',
    dos: ['Say beside it what happens at the end.', 'Give it a text for the time after.'],
    donts: [
      'Do not use it for the end of a campaign’s price: the campaign’s own timer asks the shop.',
      'Do not put several on one screen.',
    ],
  },
  parts: [
    {
      className: 'elementskit-countdown-timer',
      is: 'The server’s element. The flip clock’s is `elementskit-flip-clock`.',
    },
    { className: 'elementskit-timer-container', is: 'A part: its number and its label.' },
    { className: 'elementskit-timer-content', is: 'The box of a part.' },
    { className: 'elementskit-timer-count', is: 'The number.' },
    { className: 'elementskit-timer-title', is: 'The label.' },
    { className: 'elementskit-time', is: 'A part of the flip clock.' },
    { className: 'elementskit-count', is: 'One half of a leaf of the flip clock.' },
    { className: 'elementskit-label', is: 'The label of the flip clock.' },
  ],
  keyboard: [],
  example: 'Boxes',
  page: ['numbers', 'Countdown'],
};
