/**
 * Distinguishes calls that pages send from calls that the browser repeats by itself. If a call is cut off without an
 * answer on a connection that was not used before, Chromium sends the call again, even a POST, and no page can know
 * that.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { BrowserContext } from 'playwright-core';

const HEADER = 'x-torture-send';

/**
 * Runs in every page before its own scripts: gives each call its own number. A repetition by the browser has the same
 * number.
 */
function number(header: string): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(header, crypto.randomUUID());
    return fetch(input, { ...init, headers });
  };
}

/** Numbers the calls of all pages from now on. */
export const numberSends = (context: BrowserContext): Promise<unknown> => context.addInitScript(number, HEADER);

/** Returns a function that says whether a call is a repetition by the browser. */
export function createRepetitions(): (headers: IncomingHttpHeaders) => boolean {
  const seen = new Set<unknown>();
  return ({ [HEADER]: number }) => {
    const isRepeated = seen.has(number);
    if (number) seen.add(number);
    return isRepeated;
  };
}
