/**
 * Owns starting what WordPress' own scripts start once, when a page is ready: players and playlists. HTML that comes later has
 * them bare. Their starters pass over what runs already.
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
      // Another script's mistake: what was put in stays.
      reportError(cause);
    }
  }
}

/** Has the page's scripts start players and playlists, now or as soon as one of them stands on the page. */
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
