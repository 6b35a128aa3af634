/** A part of a shop that is compared. */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind } from './kinds';
import type { Section } from './results';
import type { Sample } from './statistics';

/**
 * The visitor of the page: a guest, a visitor with products in the cart, or one who has chosen about consent before.
 */
export type Visitor = 'guest' | 'buyer' | 'chooser';

export interface Part extends Omit<Section, 'figures'> {
  path: string;
  /** Default: `guest`. */
  visitor?: Visitor;
  rounds: number;
  kinds: readonly Kind[];
  measure(browser: Browser, cached: CachedPage, round: number, kind: Kind): Promise<Sample>;
}
