/** Owns what comes before the page's list of providers. Nobody knows yet what it needs, so it waits until the list is there. */
import { comeAgain } from './hold';
import { isListKnown } from './page';
import type { Guard, Held } from './types';
import { watchNodes } from './watchRest';

/** Has scripts and frames wait that other scripts make. What comes as HTML does not wait: frames have begun, and scripts after a script may need it. */
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
    if (!isListKnown()) return;
    for (const [element, address] of undecided) {
      undecided.delete(element);
      if (keep(element, address)) comeAgain(element);
      else {
        const script = element as HTMLScriptElement;
        if (script.type === 'text/plain') script.type = script.dataset.type ?? '';
        element.src = address as string;
      }
    }
  };
  watchNodes(decide);
  document.addEventListener('readystatechange', decide);
}
