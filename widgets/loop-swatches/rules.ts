/** Owns which pictures may be shown. Pure. */
import type { Picture } from './contract';

function isSafe(url: string, base: string): boolean {
  try {
    return /^https?:/.test(new URL(url, base).protocol);
  } catch {
    return false;
  }
}

/**
 * The picture, if its address is http or https. Drops a `srcset` that contains another scheme.
 * @param base address of the page
 */
export function safePicture(src: unknown, srcset: string | null, base: string): Picture | undefined {
  if (typeof src !== 'string' || !src || !isSafe(src, base)) return undefined;
  return [src, srcset?.split(/,\s+/).every((one) => isSafe(one, base)) ? srcset : null];
}
