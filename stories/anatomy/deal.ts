/** Owns the anatomy of a deal. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For a product that is cheaper until a moment, or until its stock is sold.',
    dos: [
      'Show the price, the old price and the button beside it.',
      'Give the bar a colour that stands out from its ground.',
    ],
    donts: [
      'Do not set an end without ending the price then: the block hides itself.',
      'Do not use the bar without stock management: it has nothing to show.',
    ],
  },
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
