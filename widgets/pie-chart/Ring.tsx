/** The ring: an SVG, which is sharp on every screen and needs no canvas. */
import { useState } from 'react';
import { colour } from '../../src/ui/colour';
import { BAR, CHART, GRADIENT, type Pie, TRACK } from './contract';

let made = 0;
/**
 * A counter for ids, because Preact's `useId` starts again in each root and each portal, so that two charts would share
 * an id.
 */
const newId = () => `${CHART}-${++made}`;

/** The ring is turned by a quarter, so that its start is at the top. */
function Gradient({ id, colours }: { id: string; colours: readonly [string, string] }) {
  return (
    <linearGradient id={id} x1={1} y1={0} x2={0} y2={0}>
      <stop offset={0} stopColor={colour(colours[0], GRADIENT[0])} />
      <stop offset={1} stopColor={colour(colours[1], GRADIENT[1])} />
    </linearGradient>
  );
}

export interface RingProps extends Pick<Pie, 'size' | 'width' | 'bar' | 'track' | 'gradient'> {
  /** How much of the ring is filled, 0 to 100. */
  filled: number;
}

/** The ring as SVG; `size` and `width` are pixels. */
export function Ring({ size, width, bar, track, gradient, filled }: RingProps) {
  const [id] = useState(newId);
  const circle = { cx: size / 2, cy: size / 2, r: (size - width) / 2, fill: 'none', strokeWidth: width };
  return (
    // This style is needed because styles for icons make every SVG of a page builder small. The SVG stands in a line of
    // text, as the original's canvas does.
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
        // A dash without a length would still show its round ends.
        strokeOpacity={filled > 0 ? 1 : 0}
      />
    </svg>
  );
}
