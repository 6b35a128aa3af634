/** The ring: an SVG, sharp on every screen, which needs no canvas. */
import { useState } from 'react';
import { colour } from '../../src/ui/colour';
import { BAR, CHART, GRADIENT, type Pie, TRACK } from './contract';

let made = 0;
/** `useId` is unique in one root, and every island is a root of its own. */
const newId = () => `${CHART}-${++made}`;

/** The ring is turned by a quarter: what is its start is the top of the page. */
function Gradient({ id, colours }: { id: string; colours: readonly [string, string] }) {
  return (
    <linearGradient id={id} x1={1} y1={0} x2={0} y2={0}>
      <stop offset={0} stopColor={colour(colours[0], GRADIENT[0])} />
      <stop offset={1} stopColor={colour(colours[1], GRADIENT[1])} />
    </linearGradient>
  );
}

export interface RingProps extends Pick<Pie, 'size' | 'width' | 'bar' | 'track' | 'gradient'> {
  /** How much of it is filled, 0 to 100. */
  filled: number;
}

/** The ring as SVG; `size` and `width` are pixels. */
export function Ring({ size, width, bar, track, gradient, filled }: RingProps) {
  const [id] = useState(newId);
  const circle = { cx: size / 2, cy: size / 2, r: (size - width) / 2, fill: 'none', strokeWidth: width };
  return (
    // Styles for icons make every SVG of a page builder small. It stands in a line, as the original's canvas does.
    <svg
      aria-hidden="true"
      className={CHART}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      style={{ display: 'inline-block', width: size, height: size, maxWidth: 'none' }}
    >
      {gradient && <Gradient id={id} colours={gradient} />}
      <circle {...circle} stroke={colour(track, TRACK)} />
      <circle
        {...circle}
        stroke={gradient ? `url(#${id})` : colour(bar, BAR)}
        strokeLinecap="round"
        pathLength={100}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
        strokeDasharray={`${filled} 100`}
        // A dash without a length still has round ends.
        strokeOpacity={filled > 0 ? 1 : 0}
      />
    </svg>
  );
}
