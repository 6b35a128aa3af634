/** Owns the anatomy of the suggestions below an address. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'At the first line of an address, where the shop has a service that knows addresses.',
    dos: [
      'Leave the field’s own label and placeholder as they are.',
      'Leave room below the field: the list covers what stands there.',
    ],
    donts: [
      'Do not put the field into a box that cuts off what reaches over its edge.',
      'Do not make the address service the only way: any address can be typed.',
    ],
  },
  parts: [
    {
      part: 'suggestions',
      className: 'woocommerce-address-suggestions',
      is: 'The box below the field. `data-shop-islands-side` is `top` while it stands above.',
    },
    { part: 'list', className: 'suggestions-list', is: 'The list.' },
    { part: 'option', className: 'active', is: 'One address. The highlighted one has the class and `aria-selected`.' },
    { part: 'match', is: 'The letters of an address that the shopper has typed.' },
    {
      part: 'branding',
      className: 'woocommerce-address-autocomplete-branding',
      is: 'What the provider of the addresses says of itself.',
    },
  ],
  keyboard: [
    ['Down, Up', 'Highlight the next or the previous address, from the last to the first and back.'],
    ['Enter', 'Takes the highlighted address.'],
    ['Escape', 'Closes the list.'],
  ],
  example: 'Suggested',
  page: ['address-autocomplete', 'Suggested'],
};
