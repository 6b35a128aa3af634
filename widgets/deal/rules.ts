/** Owns how full a deal's bar is, and how it looks. Pure. */
import { scalarOf } from '../../src/rules/values';
import type { BarProps } from './contract';

const amount = (value: unknown) => Number.parseFloat(scalarOf(value));

/**
 * The sold share of the stock, in whole per cent: 0 to 100 whatever the shop's numbers say. Undefined without stock
 * management. If no stock is left and anything was sold, the share is 100.
 */
export function soldShare(sold: unknown, stock: unknown): number | undefined {
  const total = amount(stock);
  if (Number.isNaN(total)) return undefined;
  const share = amount(sold) / Math.max(total, 0) || 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}

/**
 * The bar's own style, with the CSSOM's names of properties. styles.css draws the bar from the custom properties.
 * @param bar with checked colours
 */
export const barStyle = ({
  share = 0,
  rail,
  fill,
  railHeight,
  fillHeight,
  isRound,
  height,
  display,
  verticalAlign,
}: BarProps) => ({
  display,
  verticalAlign,
  height: `${height}px`,
  '--rail': rail,
  '--fill': fill,
  '--rail-height': `${railHeight}px`,
  '--fill-height': `${fillHeight}px`,
  '--cap': isRound ? '99px' : '0',
  '--share': `${share}%`,
});
