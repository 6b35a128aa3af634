/** Owns what a failed call says of itself. */

/**
 * A call that gave no usable answer.
 * `code`: `timeout`, `fetch_error` (no connection), `aborted`, `foreign` (of another
 * site), `http`, `invalid_json`, `unknown_error`, or the server's own.
 */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly code: string,
    message = code,
    /** HTTP status, 0 when there was no answer. */
    readonly status = 0,
    /** False when the request certainly never left. */
    readonly sent = true,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** Statuses by which a gateway says that it did not wait for the server: 408, 499, 502 to 504, Cloudflare's 520 to 527. */
const isGateway = (status: number) => status === 408 || status === 499 || (status >= 502 && status <= 504) || (status >= 520 && status <= 527);

/** Codes of answers that came whole, but were of no use. */
const USELESS = ['invalid_json', 'no_fragments'];

/**
 * True when the server has certainly finished with a request that failed: it answered. After a time-out, a lost connection
 * or a gateway's error it may still be at work.
 */
export const isServerDone = ({ code, status }: CallError): boolean => USELESS.includes(code) || (status > 0 && !isGateway(status));
