/** Owns the corner of the wishlist's notices, and which failures mean that the shopper is not logged in. Pure. */
import type { Corner } from '../../src/rules/corner';

const CORNERS: readonly string[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] satisfies Corner[];

/** The corner that the shop has chosen; bottom-right when it has chosen none (SPEC 9). */
export const cornerOf = (position: string): Corner =>
  CORNERS.includes(position) ? (position as Corner) : 'bottom-right';

/**
 * True for a refusal that a login would solve. An expired nonce counts, because the island would have renewed it for a
 * logged-in shopper.
 */
export const needsLogin = ({ code, status }: { code?: string; status?: number }): boolean =>
  status === 401 || code === 'rest_forbidden' || code === 'rest_cookie_invalid_nonce';
