// @vitest-environment node
/**
 * Checks that no route of a browser test ends by itself. If a route ends while a call is being redirected, about one
 * such call in a hundred is lost, and the page waits for it for ever.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'tests/e2e';

/** The end of a call of `route` that limits the number of answers, on the same line or on its own. */
const ENDING = /\.route\((?:(?!\.route\()[\s\S]){0,600}?\{ times: \d+ \},?\s*\)/;

test('no route of a browser test ends by itself: answerFirst answers one request and stays', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => ENDING.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
