// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CallError, isServerDone } from '../../../src/rules/callError';

/** The statuses of an answer, and of the next ones on both sides, that say that the server is still at work, or not. */
const isDone = (status: number) => isServerDone(new CallError('http', '', status));

describe('a server that has answered', () => {
  it.each([200, 302, 400, 403, 404, 407, 409, 498, 500, 501, 505, 519, 528])('is done with status %i', (status) => {
    expect(isDone(status)).toBe(true);
  });

  it.each([408, 499, 502, 503, 504, 520, 521, 524, 527])('may be at work still when a gateway answers for it with %i', (status) => {
    expect(isDone(status)).toBe(false);
  });

  it.each([
    ['timeout', false],
    ['fetch_error', false],
    ['aborted', false],
    ['invalid_json', true],
    ['no_fragments', true],
  ])('without a status is done by what was wrong: %s', (code, expected) => {
    expect(isServerDone(new CallError(code))).toBe(expected);
  });
});
