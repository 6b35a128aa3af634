/** Owns the anatomy of a deal. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  parts: [
    { className: 'shopengine-countdown-clock', is: 'The server’s clock. It is one timer for screen readers.' },
    { className: 'clock-days', is: 'The days’ number. The server’s label stands beside it.' },
    { className: 'clock-hou', is: 'The hours’ number.' },
    { className: 'clock-min', is: 'The minutes’ number.' },
    { className: 'clock-sec', is: 'The seconds’ number.' },
    {
      className: 'shop-islands-deal-bar',
      is: 'The bar of what is sold. Its rail is `::before`, its filled part `::after`.',
    },
  ],
  keyboard: [],
  example: 'Running',
  page: ['deal', 'Running'],
};
