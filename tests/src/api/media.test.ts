import { describe, expect, it, vi } from 'vitest';
import { type ApiFetchNext, type ApiFetchOptions, mediaUploadMiddleware, recoverUpload } from '../../../src/api/media';

const upload: ApiFetchOptions = { path: '/wp/v2/media', method: 'POST', body: 'file' };
const picture = { id: 7, source_url: '/cover.png' };
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const kept = () => answer({ code: 'fatal' }, 500, { 'x-wp-upload-attachment-id': '7' });

/** Answers calls one after the other. Rejects with an answer that is a refusal, as `apiFetch` does without parsing. */
function server(...answers: unknown[]) {
  return vi.fn<ApiFetchNext>(async () => {
    const next = answers.shift();
    if (!(next instanceof Response) || !next.ok) throw next;
    return next;
  });
}
const calls = (next: ReturnType<typeof server>) => next.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
const POST_PROCESS = 'POST /wp/v2/media/7/post-process';

describe('an upload', () => {
  it('that works is returned unchanged', async () => {
    const next = server(answer(picture));
    expect(await mediaUploadMiddleware(upload, next)).toEqual(picture);
    expect(next).toHaveBeenCalledWith({ ...upload, parse: false });
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('whose picture the server has kept is continued until that works', async () => {
    const next = server(kept(), answer({}, 500), answer({}, 502), answer(picture));
    expect(await mediaUploadMiddleware(upload, next)).toEqual(picture);
    expect(calls(next)).toEqual(['POST /wp/v2/media', POST_PROCESS, POST_PROCESS, POST_PROCESS]);
    expect(next.mock.calls[1]?.[0]).toMatchObject({ data: { action: 'create-image-subsizes' } });
  });

  it('is given up after five tries: it deletes the picture and rejects with the message', async () => {
    const next = server(kept(), ...Array.from({ length: 5 }, () => answer({}, 500)), new TypeError('offline'));
    await expect(mediaUploadMiddleware(upload, next)).rejects.toMatchObject({
      code: 'post_process',
      message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
    expect(calls(next).slice(1)).toEqual([
      ...Array.from({ length: 5 }, () => POST_PROCESS),
      'DELETE /wp/v2/media/7?force=true',
    ]);
  });

  it('rejects with the server’s last raw answer for a caller that wants no parsing', async () => {
    const last = answer({}, 503);
    const next = server(kept(), ...Array.from({ length: 4 }, () => answer({}, 500)), last, answer({}));
    await expect(mediaUploadMiddleware({ ...upload, parse: false }, next)).rejects.toBe(last);
  });

  it('returns the raw answer to a caller that wants no parsing', async () => {
    const good = answer(picture);
    expect(await mediaUploadMiddleware({ ...upload, parse: false }, server(good))).toBe(good);
  });

  it.each([
    ['without a picture that was kept', answer({ code: 'fatal' }, 500), { code: 'fatal' }],
    [
      'that was refused, whatever the header says',
      answer({ code: 'rest_cannot_create' }, 403, { 'x-wp-upload-attachment-id': '7' }),
      { code: 'rest_cannot_create' },
    ],
    ['whose refusal is HTML', answer('<p>Bad gateway</p>', 502), { code: 'invalid_json' }],
  ])('%s fails with its own error', async (_how, refusal, error) => {
    const next = server(refusal);
    await expect(mediaUploadMiddleware(upload, next)).rejects.toMatchObject(error);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('that never reached the server fails with the browser’s error', async () => {
    const offline = new TypeError('Failed to fetch');
    await expect(mediaUploadMiddleware(upload, server(offline))).rejects.toBe(offline);
  });

  it('without any answer returns null', async () => {
    expect(await mediaUploadMiddleware(upload, server(answer(null, 204)))).toBeNull();
  });
});

describe('other calls', () => {
  it.each([
    { path: '/wp/v2/media' },
    { path: '/wp/v2/media?per_page=5', method: 'GET' },
    { path: '/wp/v2/media/7', method: 'POST' },
    { path: '/wp/v2/posts', method: 'POST' },
    { url: 'https://shop.example/wp-json/wp/v2/mediathek', method: 'POST' },
    {},
  ])('pass untouched: %o', async (options) => {
    const next = vi.fn<ApiFetchNext>(async () => 'answer');
    expect(await mediaUploadMiddleware(options, next)).toBe('answer');
    expect(next).toHaveBeenCalledExactlyOnceWith(options);
  });

  it('count as uploads when their whole address says so, with a query too', async () => {
    const next = server(answer(picture));
    await mediaUploadMiddleware({ url: 'https://shop.example/wp-json/wp/v2/media?_locale=user', method: 'post' }, next);
    expect(next.mock.calls[0]?.[0]).toMatchObject({ parse: false });
  });
});

it('a caller with a picture’s number can continue its upload', async () => {
  const next = server(answer({}, 500), answer(picture));
  expect(await recoverUpload(7, next)).toBeInstanceOf(Response);
  expect(calls(next)).toEqual([POST_PROCESS, POST_PROCESS]);
});
