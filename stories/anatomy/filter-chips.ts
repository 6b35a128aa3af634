/** Owns the anatomy of the chips of a filter. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
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
