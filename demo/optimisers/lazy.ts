/** Makes pictures and frames wait until they are near the view, with placeholders until then. */
import { atEnd, ownScript } from './scripts';

const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%201%201%22/%3E';

/** Moves `src` and `srcset` to `data-lazy-…`, and adds the script that moves them back. */
export const lazy = (html: string): string =>
  atEnd(
    html
      .replace(/<img\b([^>]*?)\ssrc="([^"]*)"/g, `<img$1 src="${PLACEHOLDER}" data-lazy-src="$2"`)
      .replace(/(<img\b[^>]*?)\ssrcset="/g, '$1 data-lazy-srcset="')
      .replace(/<iframe\b([^>]*?)\ssrc="([^"]*)"/g, '<iframe$1 src="about:blank" data-lazy-src="$2"'),
    ownScript('lazy'),
  );
