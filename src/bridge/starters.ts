/**
 * Owns starting what WordPress' own scripts start once, when a page is ready: players and playlists. HTML that comes later has
 * them bare. Their starters pass over what runs already.
 */
import { ownGlobal } from '../dom/ownGlobal';

interface Starter {
  initialize?(): void;
}

/** What a player or a playlist is made of. */
const MEDIA = '.wp-audio-shortcode,.wp-video-shortcode,.wp-playlist';

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

/** Has the page's scripts start the players in some HTML as soon as it stands on the page. To be called before it does. */
export function startMedia(content: ParentNode): void {
  const media = [...content.querySelectorAll(MEDIA)];
  if (!media.length) return;
  const observer = new MutationObserver(() => {
    if (!media.some(({ isConnected }) => isConnected)) return;
    observer.disconnect();
    startAll();
  });
  observer.observe(document, { childList: true, subtree: true });
}
