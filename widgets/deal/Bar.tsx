/** The bar of what is sold. */
import type { CSSProperties } from 'react';
import { say } from '../../src/texts/say';
import { stockSold } from '../../src/texts/table';
import { colour } from '../../src/ui/colour';
import { BAR, FILL, RAIL, type ServerBar } from './contract';

export type BarProps = Omit<ServerBar, 'canvas'>;

/** The share sold, drawn without a canvas and readable for assistive technology. */
export function Bar({ share = 0, rail, fill, railHeight, fillHeight, isRound, height, display, verticalAlign }: BarProps) {
  const style = {
    display,
    verticalAlign,
    height: `${height}px`,
    '--rail': colour(rail, RAIL),
    '--fill': colour(fill, FILL),
    '--rail-height': `${railHeight}px`,
    '--fill-height': `${fillHeight}px`,
    '--cap': isRound ? '99px' : '0',
    '--share': `${share}%`,
  };
  return <div className={BAR} role="progressbar" aria-label={say(stockSold)} aria-valuenow={share} style={style as CSSProperties} />;
}
