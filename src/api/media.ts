/**
 * Owns the recovery when the server fails to make the sizes of an uploaded picture (SPEC 7.6): it asks the server up to
 * five times to continue, and then to delete the picture.
 */

import { CallError } from '../rules/callError';
import { say } from '../texts/say';
import { invalidJson, mediaUploadFailed, type Text } from '../texts/table';

/** How many times the server is asked to continue (SPEC 9). */
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

/**
 * The text in the page's language. In English if a theme's own bundle runs without the loader, whose config translates.
 */
const textOf = (text: Text) => (Object.hasOwn(window, 'shopIslands') ? say(text) : (text.en as string));

/**
 * Asks the server up to five times to make an uploaded picture's sizes. If all fail, it has the picture deleted,
 * without waiting.
 * @param id the attachment's
 * @param call makes a call to the REST API; rejects when it fails
 * @returns the answer of the first try that works. Rejects with the error of the last try
 */
export async function recoverUpload(id: number, call: ApiFetchNext): Promise<unknown> {
  let cause: unknown;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await call({
        path: `/wp/v2/media/${id}/post-process`,
        method: 'POST',
        data: { action: 'create-image-subsizes' },
        parse: false,
      });
    } catch (error) {
      cause = error;
    }
  }
  call({ path: `/wp/v2/media/${id}?force=true`, method: 'DELETE' }).catch(() => {});
  throw cause;
}

const isUpload = ({ path, url, method = 'GET' }: ApiFetchOptions) =>
  method.toUpperCase() === 'POST' && /\/wp\/v2\/media(?:[?&]|$)/.test(path ?? url ?? '');

/**
 * The id of the picture that the server has kept although the upload failed; 0 when it kept none, and nothing can
 * continue.
 */
function attachmentOf(answer: unknown): number {
  if (!(answer instanceof Response) || answer.status < 500) return 0;
  return Number(answer.headers.get('x-wp-upload-attachment-id'));
}

/** Reads an answer as `apiFetch` does: gives its JSON, `null` for an empty answer, and throws the JSON of a refusal. */
async function parsed(answer: Response): Promise<unknown> {
  if (answer.status === 204) return null;
  const body = await answer.json().catch(() => {
    throw new CallError('invalid_json', textOf(invalidJson), answer.status);
  });
  if (!answer.ok) throw body;
  return body;
}

/**
 * Middleware for `wp.apiFetch.use()` that does what WordPress' own does. When an upload to `/wp/v2/media` fails and the
 * server has kept the picture, it continues the upload. When that fails too, it rejects with code `post_process`, or
 * with the server's answer if the caller asked for it (`parse: false`). It passes every other call and answer on
 * unchanged.
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
