/** Owns the anatomy of the live search. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'In the header or above the catalogue, where shoppers know a product’s name.',
    dos: [
      'Leave room below the form: results cover what stands there.',
      'Keep the button: Enter and the button lead to the page of all results.',
    ],
    donts: [
      'Do not show more than a picture, a name and a price in a row.',
      'Do not put the form into a box that cuts off what reaches over its edge.',
    ],
  },
  parts: [
    { className: 'shopengine-search-form', is: 'The server’s form. It has `is-loading` and `sr-container-opened`.' },
    {
      className: 'shopengine-search-result-container',
      is: 'The server’s panel. `data-shop-islands-side` is `top` while it stands above.',
    },
    {
      className: 'shopengine-search-product__item',
      is: 'One result, as the server prints it. The highlighted one has `aria-selected`.',
    },
    {
      part: 'failure',
      className: 'shop-islands-search-failure',
      is: 'Says that the search has failed, with a button that tries again.',
    },
    {
      className: 'shopengine-search-more-products',
      is: 'The link to all results: the server’s, or ours where it prints none.',
    },
  ],
  keyboard: [
    ['Down, Up', 'Go to the next or the previous row. Down opens a closed panel.'],
    ['Home, End', 'Go to the first and the last row while a row is active.'],
    ['Enter', 'Follows the active row. Without one, it opens the search page.'],
    ['Escape', 'Closes the panel, and keeps the text.'],
  ],
  example: 'Found',
  page: ['live-search', 'Found'],
};
