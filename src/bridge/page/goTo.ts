/** Owns sending the browser to another page. No other file does that. */
import { safeLink } from '../../rules/link';
import { report } from './islands';

/**
 * Goes to an address, whether an answer, a setting or an attribute names it. If SPEC 5's rule for links forbids the
 * address, stays on the page, reports the refusal and returns false.
 */
export function goTo(address: string): boolean {
  const safe = safeLink(address, document.baseURI);
  if (safe === undefined) {
    report({
      what: `An address was refused: ${address.slice(0, 80)}`,
      why: 'The browser stays on this page, because such an address could run a script.',
      fix: 'Print http or https addresses.',
    });
    return false;
  }
  location.assign(safe);
  return true;
}
