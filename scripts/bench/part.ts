/** A part of a shop that is compared. */
import type { Browser } from 'playwright-core';
import type { CachedPage, Kind } from './kinds';
import type { Section } from './results';
import type { Sample } from './statistics';

/** Whose page it is: everybody's, with products in the cart, or with the consent chosen before. */
export type Visitor = 'guest' | 'buyer' | 'chooser';

export interface Part extends Omit<Section, 'figures'> {
  path: string;
  /** A guest's without. */
  visitor?: Visitor;
  rounds: number;
  kinds: readonly Kind[];
  measure(browser: Browser, cached: CachedPage, round: number, kind: Kind): Promise<Sample>;
}
