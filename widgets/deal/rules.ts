/** Owns how full a deal's bar is. Pure. */
import { scalarOf } from '../../src/rules/values';

const amount = (value: unknown) => Number.parseFloat(scalarOf(value));

/**
 * What is sold of the stock, in whole per cent: 0 to 100 whatever the shop's numbers say. Undefined without stock
 * management. Where nothing is left, all is sold, if anything was.
 */
export function soldShare(sold: unknown, stock: unknown): number | undefined {
  const total = amount(stock);
  if (Number.isNaN(total)) return undefined;
  const share = amount(sold) / Math.max(total, 0) || 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
