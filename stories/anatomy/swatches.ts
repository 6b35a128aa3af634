/** Owns the anatomy of a group of swatches. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'For an option that is seen rather than read, such as a colour or a finish, with up to about ten values.',
    dos: ['Show the option’s name beside the colour or the picture.', 'Make each at least 24 pixels wide and high.'],
    donts: ['Do not tell options apart by colour alone.', 'Do not use it for long lists: a select is shorter.'],
  },
  parts: [
    {
      part: 'swatches',
      className: 'shop-islands-swatches',
      is: 'The group, which is a radio group. The plugin’s own groups have `shopengine_swatches`.',
    },
    {
      part: 'swatch',
      className: 'shop-islands-swatch',
      is: 'One option. It has `selected` while it is chosen and `disabled` while the shop does not offer it.',
    },
    { part: 'dot', className: 'shop-islands-swatch-dot', is: 'The colour in a swatch that has one.' },
    { part: 'picture', is: 'The picture in a swatch that has one.' },
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen swatch, or to the first one that can be chosen.'],
    ['Arrow keys', 'Choose the next or the previous swatch. Left and Right follow the direction of writing.'],
    ['Space, Enter', 'Choose the focused swatch, or take the choice back.'],
  ],
  example: 'Colours',
  page: ['swatches', 'Untouched'],
};
