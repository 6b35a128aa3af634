/** Owns installing a middleware in WordPress's `wp.apiFetch`, by which the screens of wp-admin upload files. */
import { ownGlobal } from '../../dom/ownGlobal';

interface ApiFetch {
  use?(middleware: unknown): void;
  /** True once a copy of this library has installed its middleware. */
  shopIslands?: true;
}

/**
 * True when WordPress installs its own recovery, by a script beside apiFetch's. Two recoveries would try twice as
 * often.
 */
function hasOwnRecovery(): boolean {
  const setup = document.getElementById('wp-api-fetch-js-after');
  return setup instanceof HTMLScriptElement && setup.text.includes('mediaUploadMiddleware');
}

/** Installs the middleware. Returns true when the page has an apiFetch. */
function install(middleware: unknown): boolean {
  const api = ownGlobal<{ apiFetch?: ApiFetch }>('wp')?.apiFetch;
  if (typeof api?.use !== 'function') return false;
  if (!api.shopIslands && !hasOwnRecovery()) api.use(middleware);
  api.shopIslands = true;
  return true;
}

/** Installs a middleware for uploads once, if WordPress has none: now, or when the document's scripts have run. */
export function installForUploads(middleware: unknown): void {
  if (!install(middleware)) document.addEventListener('DOMContentLoaded', () => install(middleware), { once: true });
}
