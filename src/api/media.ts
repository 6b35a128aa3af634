/**
 * Owns what is done when an uploaded picture's sizes could not be made (SPEC 7.6): the server is asked to go on, five
 * times at most, and then to forget the picture.
 */

import { CallError } from '../rules/callError';
import { say } from '../texts/say';
import { invalidJson, mediaUploadFailed, type Text } from '../texts/table';

/** How often the server is asked to go on (SPEC 9). */
const TRIES = 5;

/** A call as WordPress' `apiFetch` takes it. */
export interface ApiFetchOptions {
  path?: string;
  url?: string;
  method?: string;
  /** `false` asks for the `Response` itself. */
  parse?: boolean;
  data?: unknown;
  [more: string]: unknown;
}

export type ApiFetchNext = (options: ApiFetchOptions) => Promise<unknown>;

/** In a theme's own bundle there may be no loader, whose config translates. */
const textOf = (text: Text) => (Object.hasOwn(window, 'shopIslands') ? say(text) : (text.en as string));

/**
 * Asks the server to make an uploaded picture's sizes, five times at most; then has the picture deleted, without waiting.
 * @param id the attachment's
 * @param call makes a call to the REST API; rejects when it fails
 * @returns what the first try that works answers. Rejects with what the last one rejected with
 */
export async function recoverUpload(id: number, call: ApiFetchNext): Promise<unknown> {
  let cause: unknown;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await call({ path: `/wp/v2/media/${id}/post-process`, method: 'POST', data: { action: 'create-image-subsizes' }, parse: false });
    } catch (error) {
      cause = error;
    }
  }
  call({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' }).catch(() => {});
  throw cause;
}

const isUpload = ({ path, url, method = 'GET' }: ApiFetchOptions) => method.toUpperCase() === 'POST' && /\/wp\/v2\/media(?:[?&]|$)/.test(path ?? url ?? '');

/** The picture that the server has, though it failed: only then there is something to go on with. */
function attachmentOf(answer: unknown): number {
  if (!(answer instanceof Response) || answer.status < 500) return 0;
  return Number(answer.headers.get('x-wp-upload-attachment-id'));
}

/** What `apiFetch` makes of an answer: its JSON, `null` where it is empty; a refusal's JSON is thrown. */
async function parsed(answer: Response): Promise<unknown> {
  if (answer.status === 204) return null;
  const body = await answer.json().catch(() => {
    throw new CallError('invalid_json', textOf(invalidJson), answer.status);
  });
  if (!answer.ok) throw body;
  return body;
}

/**
 * Middleware for `wp.apiFetch.use()`, with what WordPress' own does: a failed upload to `/wp/v2/media` whose picture the
 * server has kept is gone on with. Rejects with code `post_process` when that fails too, or with the server's answer
 * where the caller asked for it (`parse: false`); every other call and answer passes as it is.
 */
export async function mediaUploadMiddleware(options: ApiFetchOptions, next: ApiFetchNext): Promise<unknown> {
  if (!isUpload(options)) return next(options);
  const isRaw = options.parse === false;
  const give = (answer: unknown) => (isRaw || !(answer instanceof Response) ? answer : parsed(answer));
  const upload = await next({ ...options, parse: false }).then(
    (answer) => ({ answer, isRefused: false }),
    (answer) => ({ answer, isRefused: true }),
  );
  if (!upload.isRefused) return give(upload.answer);
  const id = attachmentOf(upload.answer);
  if (id) {
    const recovered = await recoverUpload(id, next).catch((cause) => {
      throw isRaw ? cause : new CallError('post_process', textOf(mediaUploadFailed));
    });
    return give(recovered);
  }
  if (isRaw || !(upload.answer instanceof Response)) throw upload.answer;
  return parsed(upload.answer);
}
