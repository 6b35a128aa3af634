/**
 * Owns scripts and frames that come before the page's list of providers. Nobody knows yet what they need, so they wait
 * for the list.
 */
import { comeAgain, setAddress } from './elements';
import { isListKnown } from './page';
import type { Guard, Held } from './types';

/**
 * Makes scripts and frames wait that other scripts create. Those that come as HTML do not wait: a frame has begun to
 * load, and later scripts may need a script.
 */
export function waitForList(guard: Guard): void {
  const { keep, released } = guard;
  const undecided = new Map<Held, unknown>();

  guard.keep = (element, address, isParsed) => {
    if (keep(element, address)) return true;
    const isFree = isParsed || released.has(element) || isListKnown();
    if (!isFree) undecided.set(element, address);
    return !isFree;
  };

  const decide = () => {
    if (!undecided.size || !isListKnown()) return;
    for (const [element, address] of undecided) {
      undecided.delete(element);
      if (keep(element, address)) comeAgain(element);
      else {
        const script = element as HTMLScriptElement;
        if (script.type === 'text/plain') script.type = script.dataset.type ?? '';
        setAddress(element, address);
      }
    }
  };
  guard.onNodes = decide;
  document.addEventListener('readystatechange', decide);
}
