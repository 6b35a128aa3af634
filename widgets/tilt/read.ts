/** Reads a tilt's settings. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { EASING, type Tilt } from './contract';

/** Words that mean off: jQuery's `data()` turns them into falsy values. */
const isOff = (word: string) => /^(false|0|null|)$/.test(word);

const above = (value: number | undefined, otherwise: number) => (value && value > 0 ? value : otherwise);

/** Reads the settings. */
export const readTilt = (host: Element): Tilt => ({
  max: number(host, 'data-tilt-max') ?? 20,
  perspective: above(number(host, 'data-tilt-perspective'), 300),
  scale: above(number(host, 'data-tilt-scale'), 1),
  speed: Math.max(number(host, 'data-tilt-speed') ?? 400, 0),
  easing: text(host, 'data-tilt-easing') || EASING,
  disabledAxis: (text(host, 'data-tilt-axis') || text(host, 'data-tilt-disable-axis')).toLowerCase(),
  hasReset: !host.hasAttribute('data-tilt-reset') || !isOff(text(host, 'data-tilt-reset')),
  glare: isOff(text(host, 'data-tilt-glare')) ? 0 : Math.min(Math.max(number(host, 'data-tilt-maxglare') ?? 1, 0), 1),
});
