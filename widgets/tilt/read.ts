/** Reads a tilt's settings. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { EASING, type Tilt } from './contract';

const above = (value: number | undefined, otherwise: number) => (value && value > 0 ? value : otherwise);

/** Reads the settings. */
export const readTilt = (host: Element): Tilt => ({
  max: number(host, 'data-tilt-max') ?? 20,
  perspective: above(number(host, 'data-tilt-perspective'), 300),
  scale: above(number(host, 'data-tilt-scale'), 1),
  speed: above(number(host, 'data-tilt-speed'), 400),
  easing: text(host, 'data-tilt-easing') || EASING,
  disabledAxis: (text(host, 'data-tilt-disable-axis') || text(host, 'data-tilt-axis')).toLowerCase(),
  hasReset: text(host, 'data-tilt-reset') !== 'false',
  glare: text(host, 'data-tilt-glare') === 'true' ? Math.min(above(number(host, 'data-tilt-maxglare'), 1), 1) : 0,
});
