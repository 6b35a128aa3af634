/** Owns the anatomy of a pie chart. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For a share of a whole, such as what players rated with five stars.',
    dos: [
      'Write the percentage, and what it is a share of, as words.',
      'Choose two colours that differ in lightness too.',
    ],
    donts: [
      'Do not use it to compare several values: a table does that better.',
      'Do not write a whole sentence into the ring.',
    ],
  },
  parts: [
    { className: 'colorful-chart', is: 'The server’s element, around the words in the middle.' },
    {
      className: 'shop-islands-pie-chart',
      is: 'The ring, an SVG: its first circle is the track, its last one the bar.',
    },
  ],
  keyboard: [],
  example: 'Ring',
  page: ['numbers', 'PieChart'],
};
