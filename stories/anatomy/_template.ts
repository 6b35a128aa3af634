/** Owns the anatomy of the template. */
import type { Anatomy } from './anatomy';

export const anatomy: Anatomy = {
  parts: [{ part: 'button', className: 'wp-element-button', is: 'The button that counts.' }],
  keyboard: [['Enter, Space', 'Count.']],
  example: 'Counting',
  page: ['template', 'OnAPage'],
};
