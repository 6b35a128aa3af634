/** Owns the anatomy of the comparison's dialog. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'To see a few products side by side without leaving the list.',
    dos: [
      'Print the same rows for each product, an empty cell where there is no value.',
      'Let the table scroll sideways on a phone.',
    ],
    donts: [
      'Do not shorten names so far that two products look the same.',
      'Do not print a button that leads away from the shop.',
    ],
  },
  isDialog: true,
  parts: [
    { part: 'comparison', className: 'shop-islands-comparison', is: 'What is below the head.' },
    {
      part: 'status',
      is: 'Says that there is nothing to compare; to screen readers alone, that the table is on its way or has come.',
    },
    { part: 'loading', className: 'shop-islands-wait', is: 'Outlines of columns, until the table has come.' },
    {
      part: 'failure',
      className: 'shop-islands-state',
      is: 'Says that the table could not be loaded, with a button that tries again.',
    },
    {
      part: 'table',
      className: 'shopengine-comparison-modal',
      is: 'The server’s table, with the classes of its plugin.',
    },
  ],
  keyboard: [
    ['Enter, Space', 'On a button of the table: removes the product. The focus goes to the next one.'],
    ['Arrow keys', 'Scroll the focused table.'],
  ],
  example: 'Table',
  page: ['comparison', 'Buttons'],
};
