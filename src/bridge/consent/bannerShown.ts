/**
 * Owns the moment from which a page's consent banner is in sight, or is not to come: popups wait for it
 * (bridge/page/covered.ts).
 */
import { sharedStore } from '../page/shared';

const known = () => sharedStore('consentShown', () => ({ settled: Promise.resolve() }));

/** Says when the banner is in sight, or is known not to come. */
export const promiseBanner = (settled: Promise<void>): void => {
  known().settled = settled;
};

/** Settles then; at once on a page where nobody asks. */
export const bannerShown = (): Promise<void> => known().settled;
