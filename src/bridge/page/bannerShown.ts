/**
 * Owns the moment when a page's consent banner comes into sight, or is known not to come. Popups wait for it
 * (covered.ts).
 */
import { sharedStore } from './shared';

const known = () => sharedStore('consentShown', () => ({ settled: Promise.resolve() }));

/** Says when the banner is in sight, or is known not to come. */
export const promiseBanner = (settled: Promise<void>): void => {
  known().settled = settled;
};

/** Settles at that moment; at once on a page where nobody asks for consent. */
export const bannerShown = (): Promise<void> => known().settled;
