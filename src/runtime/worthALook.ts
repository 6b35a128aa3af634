/** Decides whether the code that examines a page is loaded, which shoppers never fetch. Asked when the page is idle. */
import { config } from '../bridge/page/islands';
import type { Kind } from '../loader/types';

/** True on a developer's own machine, and on a page that the shop's staff look at. */
const isStaffs = () => /^(localhost|127\.)/.test(location.hostname) || document.querySelector('#wpadminbar');

/** True when the address asks for the overlay, when something is odd, and when staff may have misspelt a name. @param kinds the registry as it is now */
export function isWorthALook(kinds: readonly Kind[]): unknown {
  const { isOdd, disable, texts } = config();
  return (
    isOdd ||
    /islands-debug/.test(location.search) ||
    document.querySelector(`[data-island]${kinds.map(({ selector }) => `:not(${selector})`).join('')}`) ||
    ((disable || texts) && isStaffs())
  );
}
