/** The bar of sold products. */
import type { CSSProperties } from 'react';
import { say } from '../../src/texts/say';
import { stockSold } from '../../src/texts/table';
import { colour } from '../../src/ui/colour';
import { BAR, type BarProps, FILL, RAIL } from './contract';
import { barStyle } from './rules';

/** Shows the share of sold products without a canvas, and readable for assistive technology. */
export const Bar = (bar: BarProps) => (
  <div
    className={BAR}
    role="progressbar"
    aria-label={say(stockSold)}
    aria-valuenow={bar.share ?? 0}
    style={barStyle({ ...bar, rail: colour(bar.rail, RAIL), fill: colour(bar.fill, FILL) }) as CSSProperties}
  />
);
