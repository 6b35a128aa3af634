/**
 * Owns reading the percentages that ShopEngine prints for a product's variations. ShopEngine's script declares them
 * with `let`, so that they are no property of `window`. Those of the config script win.
 */
import { pageGlobal } from '../../../src/bridge/page/globals';

declare const ShopEngineSaleVariations: unknown;

/** The discount of a variation in percent; 0 for none. */
export function salePercent(variationId: number): number {
  const printed = typeof ShopEngineSaleVariations === 'object' ? ShopEngineSaleVariations : {};
  return Number({ ...printed, ...pageGlobal('ShopEngineSaleVariations') }[variationId]) || 0;
}
