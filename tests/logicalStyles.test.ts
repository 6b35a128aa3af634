import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { physicalDeclarations } from './helpers/physicalStyles';

const sheets = Object.keys(import.meta.glob(['../src/**/*.css', '../widgets/**/*.css', '../demo/assets/*.css'])).map(
  (path) => path.slice(3),
);

/** Styles that belong to a side of the screen, not of the text. */
const OF_THE_SCREEN: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Coordinates that a script measures.
  'src/ui/messages/tooltip.css': ['inset: 0 auto auto 0'],
  'widgets/date-field/calendar.css': ['inset: 0 auto auto 0'],
  'widgets/product-gallery/styles.css': ['inset: 0 auto auto 0'],
  // Corners that the shop chooses by the names left and right.
  'src/ui/messages/toast.css': [
    'left: var(--shop-islands-space)',
    'right: auto',
    'left: auto',
    'right: var(--shop-islands-space)',
  ],
  'widgets/social-proof/styles.css': ['left: 25px', 'right: 25px'],
  'demo/assets/chat.css': ['right: 0', 'float: right'],
  // The sides of two pictures that lie one over the other.
  'widgets/before-after/styles.css': 'all',
  // The middle of a spinner.
  'widgets/loop-swatches/styles.css': ['left: 37px'],
};

describe('style sheets', () => {
  it.each(sheets)('of %s name the sides of the text, so that they hold from right to left', (file) => {
    const found = physicalDeclarations(readFileSync(file, 'utf8'));
    const allowed = OF_THE_SCREEN[file] ?? [];
    expect(found).toEqual(allowed === 'all' ? found : allowed);
  });

  it.each([
    ['a{margin-left:1px}', ['margin-left: 1px']],
    ['a { right: 8px; }', ['right: 8px']],
    ['a { padding: 0 6px 0 14px; color: red }', ['padding: 0 6px 0 14px']],
    [
      'a { padding: 0 max(8px, calc((100vw - 4px) / 2)); inset: auto auto calc(100% + 6px) 0 }',
      ['inset: auto auto calc(100% + 6px) 0'],
    ],
    ['a { border-radius: 0 6px 0 8px; }', ['border-radius: 0 6px 0 8px']],
    ['a { text-align: left; border-top-right-radius: 1px }', ['text-align: left', 'border-top-right-radius: 1px']],
    [
      'a { margin: 0 1px; inset: 0 0 auto; border-radius: 1px 1px 0 0; text-align: start; padding-inline-end: 1px /* left: 1px; */ }',
      [],
    ],
  ])('are read declaration by declaration: %s', (css, found) => {
    expect(physicalDeclarations(css)).toEqual(found);
  });
});
