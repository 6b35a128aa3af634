/** Reads a counter. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { typedNumber } from '../../src/rules/typedNumber';
import { type Counter, DURATION, PRINTED } from './contract';
import { withCommas } from './rules';

/** True if the digits roll. ElementsKit rolls them for all styles but one; a theme's own markup has to ask for it. */
const readIsSliding = (host: Element): boolean =>
  host.closest(PRINTED) ? text(host, 'data-style') !== 'static' : text(host, 'data-style') === 'sliding';

/** Reads a host. The duration is in milliseconds; `to` is undefined where the host gives no number. */
export function readCounter(host: Element): Counter {
  const typed = text(host, 'data-value');
  const to = typedNumber(typed);
  const duration = number(host, 'data-animation-duration') ?? 0;
  return {
    text: to === undefined ? typed : withCommas(typed.replaceAll(',', '')),
    printed: host.textContent ?? '',
    from: typedNumber(words(host)) ?? 0,
    to,
    duration: duration > 0 ? duration : DURATION,
    isSliding: readIsSliding(host),
  };
}
