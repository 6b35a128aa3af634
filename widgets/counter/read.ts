/** Reads a counter. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { type Counter, DURATION } from './contract';
import { withCommas } from './rules';

const bare = (digits: string) => digits.replaceAll(',', '');

/** Undefined where the server says no number. */
export function readCounter(host: Element): Counter | undefined {
  const digits = bare(text(host, 'data-value'));
  if (!/^-?\d{1,15}(\.\d+)?$/.test(digits)) return undefined;
  const duration = number(host, 'data-animation-duration') ?? 0;
  return {
    text: withCommas(digits),
    from: Number(bare(words(host))) || 0,
    to: Number(digits),
    duration: duration > 0 ? duration : DURATION,
    isSliding: text(host, 'data-style') === 'sliding',
  };
}
