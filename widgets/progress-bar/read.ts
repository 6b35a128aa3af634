/** Reads a progress bar. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { typedNumber, typedShare } from '../../src/rules/typedNumber';
import { DURATION, NUMBER, type Progress, TITLE } from './contract';

/** The bar's settings stand at its number, or else at the host. */
export function readProgress(host: Element): Progress {
  const place = host.querySelector(NUMBER) ?? host;
  const duration = number(place, 'data-animation-duration') ?? 0;
  const typed = text(place, 'data-value');
  return {
    text: typed,
    value: typedNumber(typed),
    share: typedShare(typed),
    duration: duration > 0 ? duration : DURATION,
    name: words(host.querySelector(TITLE)),
  };
}
