// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CallError, isServerDone } from '../../../src/rules/callError';

describe('the error of a call', () => {
  it('has its code as message where no message is given, and counts as sent without an answer', () => {
    const error = new CallError('timeout');
    expect(error).toBeInstanceOf(Error);
    expect({ ...error }).toEqual({ code: 'timeout', name: 'CallError', status: 0, sent: true, data: undefined });
    expect(error.message).toBe('timeout');
    expect(new CallError('http', 'Not now.', 503, false, 7)).toMatchObject({
      message: 'Not now.',
      status: 503,
      sent: false,
      data: 7,
    });
  });
});

describe('a server is done with a call', () => {
  const isDone = (code: string, status: number) => isServerDone(new CallError(code, code, status));

  it.each([200, 302, 400, 403, 404, 407, 409, 429, 498, 500, 501, 505, 519, 528])(
    'that the server itself has refused with %i',
    (status) => {
      expect(isDone('http', status)).toBe(true);
    },
  );

  it.each(['invalid_json', 'no_fragments'])('whose answer cannot be used: %s', (code) => {
    expect(isDone(code, 0)).toBe(true);
    expect(isDone(code, 504)).toBe(true);
  });
});

describe('a server may still be at work on a call', () => {
  it.each([408, 499, 502, 503, 504, 520, 521, 524, 527])('that a gateway has given up with %i', (status) => {
    expect(isServerDone(new CallError('http', '', status))).toBe(false);
  });

  it.each(['timeout', 'fetch_error', 'aborted', 'unknown_error'])('that got no answer: %s', (code) => {
    expect(isServerDone(new CallError(code))).toBe(false);
  });
});
