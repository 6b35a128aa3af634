/** Owns the groups of the sidebar, in its order, and what each is for. */
export const groups: readonly (readonly [name: string, holds: string])[] = [
  [
    'Views',
    'What islands show of their own, each with controls for its props and a page: anatomy, events, custom properties, keys.',
  ],
  [
    'Building blocks',
    'What views share: dialog, messages, lightbox. What React themes use, and the template that a new island begins with.',
  ],
  ['Product lists', 'Listings, filters, sliders, wishlist, quick view and comparison.'],
  ['Product page', 'Gallery, variations, swatches, tabs and reviews.'],
  ['Cart and checkout', 'The cart, its notices and fields, the checkout and its forms.'],
  ['Menus and search', 'Header, menus, panels, search and currency.'],
  ['Campaigns and consent', 'Sales campaigns, popups, chat, newsletter, social proof, and the question about privacy.'],
  ['Content', 'What a page builder puts between: numbers, maps, grids, tabs and tooltips.'],
  ['Islands A to Z', 'The contract of every island: its markup, events, states, and what it does without JavaScript.'],
];
