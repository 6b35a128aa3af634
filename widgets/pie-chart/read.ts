/** Reads a pie chart. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { typedShare } from '../../src/rules/typedNumber';
import { BAR, CHART, GRADIENT, type Pie, SIZE, TRACK, WIDTH } from './contract';

function pixels(host: Element, name: string, otherwise: number): number {
  const length = number(host, name) ?? 0;
  return length > 0 ? length : otherwise;
}

/** The second colour of the markup is at the top, as in the original. */
const readGradient = (host: Element) =>
  [text(host, 'data-gradientcolor2') || GRADIENT[0], text(host, 'data-gradientcolor1') || GRADIENT[1]] as const;

/** Reads a chart. Lengths are pixels; `percent` is undefined where the host gives no number. */
export function readPie(host: Element): Pie {
  const percent = typedShare(text(host, 'data-percent'));
  const size = pixels(host, 'data-size', SIZE);
  return {
    percent,
    size,
    width: Math.min(pixels(host, 'data-linewidth', WIDTH), size / 2),
    bar: text(host, 'data-color') || BAR,
    track: text(host, 'data-barbg') || TRACK,
    gradient: text(host, 'data-pie_color_style') === 'gradient' ? readGradient(host) : undefined,
    // A carousel's copy of a chart has a ring already.
    nodes: [...host.childNodes].filter((node) => !(node instanceof Element && node.matches(`.${CHART}`))),
    isNamed: !!words(host) || host.hasAttribute('aria-label'),
  };
}
