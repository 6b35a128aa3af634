/** Shapes of the asynchronous endpoints' answers. */

export interface AjaxAnswer {
  status?: number;
  type: 'application/json' | 'text/html';
  body: string;
  /** The comparison's new list, for its cookie; left out if the list does not change. */
  compared?: readonly number[];
}

/** JSON with escaped slashes, as PHP writes it. */
export const json = (value: unknown, status = 200): AjaxAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value).replace(/\//g, '\\/'),
});

/** An answer of HTML with status 200. */
export const page = (body: unknown): AjaxAnswer => ({ type: 'text/html', body: String(body) });

/** A refusal in the shape of the REST routes. */
export const error = (code: string, message: string, status: number): AjaxAnswer =>
  json({ code, message, data: { status } }, status);

/** One call of a REST route. */
export interface RestCall {
  /** The route without the root. */
  path: string;
  method: string;
  /** `X-WP-Nonce`; undefined when the call has none. */
  nonce: string | undefined;
  form: URLSearchParams;
  /** The body as it came. */
  body: string;
  query: URLSearchParams;
  /** The comparison's cookie as it came. */
  compared: readonly number[];
  origin: string;
}
