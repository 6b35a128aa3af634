/** Owns the anatomy of the template. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  advice: {
    use: 'As the beginning of an island of your own.',
    dos: ['Print something useful in it for pages without scripts.'],
    donts: ['Do not put two tasks into one island.'],
  },
  parts: [{ part: 'button', className: 'wp-element-button', is: 'The button that counts.' }],
  keyboard: [['Enter, Space', 'Count.']],
  example: 'Counting',
  page: ['template', 'OnAPage'],
};
