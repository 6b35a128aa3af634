/** Owns the ring: an SVG, sharp on every screen, which needs no canvas and no inline style. */
import { colour } from '../../src/ui/colour';
import { BAR, CHART, GRADIENT, type Pie, TRACK } from './contract';

let made = 0;

function draw(tag: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}

/** The ring is turned by a quarter: what is its start is the top of the page. */
function drawGradient(id: string, colours: readonly [string, string]): Element {
  const stops = colours.map((value, index) => draw('stop', { offset: index, 'stop-color': colour(value, GRADIENT[index] as string) }));
  return draw('linearGradient', { id, x1: 1, y1: 0, x2: 0, y2: 0 }, ...stops);
}

/** Draws an empty ring; gives it, and what fills it to so many per cent. */
export function createChart({ size, width, bar, track, gradient }: Pie): [chart: SVGElement, fill: (percent: number) => void] {
  const id = `${CHART}-${++made}`;
  const circle = { cx: size / 2, cy: size / 2, r: (size - width) / 2, fill: 'none', 'stroke-width': width };
  const arc = draw('circle', {
    ...circle,
    stroke: gradient ? `url(#${id})` : colour(bar, BAR),
    'stroke-linecap': 'round',
    pathLength: 100,
    transform: `rotate(-90 ${size / 2} ${size / 2})`,
  });
  const rail = draw('circle', { ...circle, stroke: colour(track, TRACK) });
  const parts = gradient ? [drawGradient(id, gradient), rail, arc] : [rail, arc];
  const chart = draw('svg', { class: CHART, width: size, height: size, viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' }, ...parts);
  // Styles for icons make every SVG of a page builder small.
  Object.assign(chart.style, { display: 'block', width: `${size}px`, height: `${size}px`, maxWidth: 'none' });
  return [
    chart,
    (percent) => {
      arc.setAttribute('stroke-dasharray', `${percent} 100`);
      // A dash without a length still has round ends.
      arc.setAttribute('stroke-opacity', percent > 0 ? '1' : '0');
    },
  ];
}
