/**
 * Owns starting players and playlists in HTML that comes later. WordPress' own scripts start them only once, when the
 * page is ready. The starters skip those that run already.
 */
import { ownGlobal } from '../../dom/ownGlobal';

interface Starter {
  initialize?(): void;
}

function startAll(): void {
  const { mediaelement, playlist } = ownGlobal<{ mediaelement?: Starter; playlist?: Starter }>('wp') ?? {};
  for (const starter of [mediaelement, playlist]) {
    try {
      starter?.initialize?.();
    } catch (cause) {
      // Another script failed; the new HTML stays on the page all the same.
      reportError(cause);
    }
  }
}

/** Makes the page's scripts start players and playlists, now or as soon as one of them is on the page. */
export function startMedia(media: readonly Element[]): void {
  const isThere = () => media.some(({ isConnected }) => isConnected);
  if (isThere()) return startAll();
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    startAll();
  });
  observer.observe(document, { childList: true, subtree: true });
}
