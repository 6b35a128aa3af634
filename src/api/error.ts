/** Owns what a failed call says of itself. */

/**
 * A call that gave no usable answer.
 * `code`: `timeout`, `fetch_error` (no connection), `aborted`, `http`, `invalid_json`, `unknown_error`, or the server's own.
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
