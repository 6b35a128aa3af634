/** Reads a progress bar. It never throws. */
import { number } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { DURATION, NUMBER, type Progress, TITLE } from './contract';

export function readProgress(host: Element): Progress {
  const place = host.querySelector(NUMBER) ?? host;
  const duration = number(place, 'data-animation-duration') ?? 0;
  return { value: number(place, 'data-value'), duration: duration > 0 ? duration : DURATION, name: words(host.querySelector(TITLE)) };
}
