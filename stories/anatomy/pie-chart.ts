/** Owns the anatomy of a pie chart. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
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
