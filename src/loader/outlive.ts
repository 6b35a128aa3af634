/** Owns what the next page learns of an action that is still kept when the shopper leaves. */
import { WAITING_ADDS } from '../rules/names';
import type { KeptIntent } from './intent';

/** What earlier pages of the tab have left of adds. */
export function readLeft(): string | null {
  try {
    return sessionStorage.getItem(WAITING_ADDS);
  } catch {
    return null;
  }
}

/** Keeps an element's data attributes for the next page. False when the browser has no room for them. */
function leaveFor(key: string, { dataset }: HTMLElement): boolean {
  try {
    const waiting = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    waiting.push({ id: String(Math.random()), at: Date.now(), fields: { ...dataset } });
    sessionStorage.setItem(key, JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/** Keeps for the next page what it needs to do the action; where that is impossible, a note that there was one. */
export function outlive({ kind: { row }, type, target }: KeptIntent): void {
  const { outlives, unkept } = row;
  if (outlives ? leaveFor(outlives, target) : type !== 'submit') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
  if (unkept) document.cookie = `${unkept}=1;path=/;max-age=600;SameSite=Lax${location.protocol === 'https:' ? ';Secure' : ''}`;
}
