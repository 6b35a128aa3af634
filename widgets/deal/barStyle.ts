/** Owns how a bar of what is sold looks. */
import { colour } from '../../src/ui/colour';
import { type BarProps, FILL, RAIL } from './contract';

/** The bar's own style, by the names that the CSSOM has for properties; styles.css draws the bar by the custom ones. */
export const barStyle = ({ share = 0, rail, fill, railHeight, fillHeight, isRound, height, display, verticalAlign }: BarProps) => ({
  display,
  verticalAlign,
  height: `${height}px`,
  '--rail': colour(rail, RAIL),
  '--fill': colour(fill, FILL),
  '--rail-height': `${railHeight}px`,
  '--fill-height': `${fillHeight}px`,
  '--cap': isRound ? '99px' : '0',
  '--share': `${share}%`,
});
