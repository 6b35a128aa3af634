// @vitest-environment node
/** Checks that only one file moves the focus, so that no panel, list or form scrolls the page when it does so. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file)),
);

/**
 * Lines of code that call `focus()`. `tooltips.focus` is left out, because it only reports the focus to the tooltips.
 */
const focusing = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) =>
      /\.focus\(|\bautofocus\b|autoFocus/.test(
        line.replace(/^\s*(\/\/|\/?\*).*/, '').replaceAll('tooltips.focus(', ''),
      ),
    )
    .map((line) => `${file}: ${line.trim()}`),
);

it('src/dom/focus.ts alone moves the focus, and its two functions say whether the page follows', () => {
  expect(focusing.filter((line) => !line.startsWith('src/dom/focus.ts: '))).toEqual([]);
  expect(focusing).toHaveLength(2);
});

/** A modal dialog of the browser covers the layers of other scripts, and makes them unusable. */
it('no code opens a modal dialog of the browser', () => {
  expect(files.filter((file) => /\.showModal\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
