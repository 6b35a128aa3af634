/**
 * Owns the per cents that ShopEngine prints for a product's variations. Its script declares them with `let`, so that they
 * are no property of `window`; the config script's win.
 */
import { pageGlobal } from '../../src/bridge/page/globals';

declare const ShopEngineSaleVariations: unknown;

/** Per cent off of a variation; 0 when there is none. */
export function salePercent(variationId: number): number {
  const printed = typeof ShopEngineSaleVariations === 'object' ? ShopEngineSaleVariations : {};
  return Number({ ...printed, ...pageGlobal('ShopEngineSaleVariations') }[variationId]) || 0;
}
