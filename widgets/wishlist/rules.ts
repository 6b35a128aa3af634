/** Owns where the wishlist's notices stand, and which failures mean that the shopper is not logged in. Pure. */
import type { Corner } from '../../src/rules/corner';

const CORNERS: readonly string[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] satisfies Corner[];

/** The shop's own corner; SPEC 9's bottom-right where it names none. */
export const cornerOf = (position: string): Corner => (CORNERS.includes(position) ? (position as Corner) : 'bottom-right');

/** True for a refusal that logging in mends. An expired nonce has been renewed by now, unless there is nobody to renew it for. */
export const needsLogin = ({ code, status }: { code?: string; status?: number }): boolean =>
  status === 401 || code === 'rest_forbidden' || code === 'rest_cookie_invalid_nonce';
