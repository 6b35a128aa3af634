/**
 * Owns scripts and frames that come before the page's list of providers. Nobody knows yet what they need, so they wait
 * for the list.
 */
import { isListKnown } from '../consent/providers';
import { comeAgain, setAddress } from './elements';
import type { Guard, Held } from './types';

/**
 * Holds the scripts and frames that other scripts create. Those that come as HTML do not wait: such a frame has begun
 * to load already, and later scripts may need such a script.
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
        // Without that mark the text is another consent manager's.
        if (script.type === 'text/plain') script.type = script.dataset.type ?? script.type;
        setAddress(element, address);
      }
    }
  };
  guard.onNodes = decide;
  document.addEventListener('readystatechange', decide);
}
