/** Media recovery as the admin entry installs it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaUploadMiddleware } from '../../../src/api/media';
import { installForUploads } from '../../../src/bridge/page/apiFetch';

let used: unknown[];
const apiFetch = () => ({ use: (middleware: unknown) => void used.push(middleware) });
const print = (setup: string) => {
  document.body.innerHTML = `<script type="text/plain" id="wp-api-fetch-js-after">${setup}</script>`;
};

beforeEach(() => {
  used = [];
  document.body.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

it('the admin entry installs the middleware for uploads', async () => {
  vi.doMock('../../../src/entry/startPage', () => ({ startPage: () => {} }));
  vi.stubGlobal('wp', { apiFetch: apiFetch() });
  await import('../../../src/entry/admin');
  expect(used.map((middleware) => (middleware as { name: string }).name)).toEqual([mediaUploadMiddleware.name]);
});

it('the middleware is installed once, whoever asks', () => {
  vi.stubGlobal('wp', { apiFetch: apiFetch() });
  installForUploads(mediaUploadMiddleware);
  installForUploads(mediaUploadMiddleware);
  expect(used).toEqual([mediaUploadMiddleware]);
});

it('the middleware is installed in an apiFetch that comes with a later script', () => {
  installForUploads(mediaUploadMiddleware);
  vi.stubGlobal('wp', { apiFetch: apiFetch() });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(used).toEqual([mediaUploadMiddleware]);
});

it('the middleware is left out where WordPress has installed its own', () => {
  print('wp.apiFetch.use( wp.apiFetch.mediaUploadMiddleware );');
  vi.stubGlobal('wp', { apiFetch: apiFetch() });
  installForUploads(mediaUploadMiddleware);
  expect(used).toEqual([]);
});

it.each([undefined, {}, { apiFetch: {} }, { apiFetch: null }])('nothing is installed with %j', (wp) => {
  vi.stubGlobal('wp', wp);
  expect(() => installForUploads(mediaUploadMiddleware)).not.toThrow();
  expect(used).toEqual([]);
});
