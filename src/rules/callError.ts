/** Owns the error of a failed call. */

/**
 * The error of a call without a usable answer. `code` is `timeout`, `fetch_error` (no connection), `aborted`, `foreign`
 * (another site), `http`, `invalid_json`, `unknown_error`, or the server's own code.
 */
export class CallError extends Error {
  override name = 'CallError';

  constructor(
    readonly code: string,
    message = code,
    /** HTTP status; 0 when there was no answer. */
    readonly status = 0,
    /** False when the browser certainly did not send the request. */
    readonly sent = true,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** Statuses with which a gateway stops waiting for the server: 408, 499, 502 to 504, Cloudflare's 520 to 527. */
const isGateway = (status: number) =>
  status === 408 || status === 499 || (status >= 502 && status <= 504) || (status >= 520 && status <= 527);

/** Codes of answers that arrived completely but were unusable. */
const USELESS = ['invalid_json', 'no_fragments'];

/**
 * True when the server has certainly finished with a failed request, because it answered. After a time-out, a lost
 * connection or a gateway's error it may still be at work.
 */
export const isServerDone = ({ code, status }: CallError): boolean =>
  USELESS.includes(code) || (status > 0 && !isGateway(status));
