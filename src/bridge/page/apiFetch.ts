/** Owns the way into WordPress's `wp.apiFetch`, with which the screens of wp-admin upload. */
import { ownGlobal } from '../../dom/ownGlobal';

interface ApiFetch {
  use?(middleware: unknown): void;
  /** Set once a copy of this library has been here. */
  shopIslands?: true;
}

/** WordPress prints a script beside apiFetch's, which installs its own recovery. Two would try twice as often. */
function hasOwnRecovery(): boolean {
  const setup = document.getElementById('wp-api-fetch-js-after');
  return setup instanceof HTMLScriptElement && setup.text.includes('mediaUploadMiddleware');
}

/** True where there is an apiFetch. */
function install(middleware: unknown): boolean {
  const api = ownGlobal<{ apiFetch?: ApiFetch }>('wp')?.apiFetch;
  if (typeof api?.use !== 'function') return false;
  if (!api.shopIslands && !hasOwnRecovery()) api.use(middleware);
  api.shopIslands = true;
  return true;
}

/** Installs a middleware for uploads, once, where WordPress has none: now, or when the document's scripts have run. */
export function installForUploads(middleware: unknown): void {
  if (!install(middleware)) document.addEventListener('DOMContentLoaded', () => install(middleware), { once: true });
}
