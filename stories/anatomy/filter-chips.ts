/** Owns the anatomy of the chips of a filter. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'Above a list that can be filtered.',
    dos: ['Place it between the filters and the products.', 'Use the filters’ own words, and keep those short.'],
    donts: [
      'Do not reserve room for it: it is empty while no filter is on.',
      'Do not repeat the filters as chips that are always there.',
    ],
  },
  parts: [
    {
      part: 'chips',
      className: 'shop-islands-filter-chips',
      is: 'The group: a list of chips, and the button that takes all filters off.',
    },
    { part: 'chip', is: 'A filter that is on. A press takes it off.' },
    { part: 'clear', is: 'The button that takes all filters off.' },
  ],
  keyboard: [
    ['Tab', 'Goes from chip to chip.'],
    ['Enter, Space', 'Take the filter off. The focus goes to the next chip.'],
  ],
  example: 'Chosen',
  page: ['archive', 'Filtered'],
};
