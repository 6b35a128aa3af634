/** Owns the anatomy of a campaign's timer and counter bar. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For a sale that has a real end, next to the price or at the edge of the page.',
    dos: [
      'Give each unit a label: digits alone say nothing.',
      'Use one timer beside the price, and one at the page’s edge at most.',
    ],
    donts: [
      'Do not let a timer begin anew for each visitor.',
      'Do not put words that a shopper needs only into the timer: it is removed at the end.',
    ],
  },
  parts: [
    {
      className: 'wcct_countdown_timer',
      is: 'The server’s timer. Its skin is a class, such as `wcct_countdown_square_fill`.',
    },
    { className: 'wcct_timer_wrap', is: 'The place of the parts.' },
    { className: 'wcct_wrap_border', is: 'The border of a box. It pulses (`wcct_pulse`) when its number changes.' },
    { className: 'wcct_table_cell', is: 'Digits and label of a box.' },
    { className: 'wcct_highlight_1_wrap', is: 'A part of the highlighted skin.' },
    { className: 'wcct_timer_label', is: 'The digits of the highlighted skin.' },
    {
      className: 'wcct_progress_aria',
      is: 'The server’s rail of a counter bar. It is `wcct_bar_active` once it has come into sight.',
    },
    { className: 'wcct_progress_bar', is: 'What fills a counter bar.' },
    { className: 'wcct_colon_sep', is: 'The colon between parts of the highlighted skin.' },
  ],
  keyboard: [],
  example: 'SquareFilled',
  page: ['campaign', 'Running'],
};
