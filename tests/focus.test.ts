// @vitest-environment node
/** Holds where the focus is moved: in one file, so that no panel, list or form scrolls the page by doing so. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file)),
);

/** Lines of code that call `focus()`. `tooltips.focus` is a tooltip's own word for what a key has reached. */
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

/** A modal dialog of the browser's lies over the layers of other scripts, and makes them dead. */
it('no code opens a modal dialog of the browser', () => {
  expect(files.filter((file) => /\.showModal\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
