/** Owns the question whether the page is to be examined, with what shoppers never fetch. Asked when the page is idle. */
import { config } from '../bridge/page/islands';
import type { Kind } from '../loader/types';

/** A developer's own machine, or a page that the shop's staff look at. */
const isStaffs = () => /^(localhost|127\.)/.test(location.hostname) || document.querySelector('#wpadminbar');

/** True where the address asks for the overlay, where something is odd, and where staff may have made up names. @param kinds the registry as it is now */
export function isWorthALook(kinds: readonly Kind[]): unknown {
  const { isOdd, disable, texts } = config();
  return (
    isOdd ||
    /islands-debug/.test(location.search) ||
    document.querySelector(`[data-island]${kinds.map(({ selector }) => `:not(${selector})`).join('')}`) ||
    ((disable || texts) && isStaffs())
  );
}
