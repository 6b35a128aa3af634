/** Owns the one way by which the library sends the browser to another page. */
import { safeLink } from '../../rules/link';
import { report } from './islands';

/**
 * Goes to an address, whoever named it: an answer, a setting, an attribute. Only where SPEC 5's rule for links lets it;
 * else it stays, gives false, and reports it.
 */
export function goTo(address: string): boolean {
  const safe = safeLink(address, document.baseURI);
  if (safe === undefined) {
    report({
      what: `An address was refused: ${address.slice(0, 80)}`,
      why: 'The browser stays on this page: a script could be in such an address.',
      fix: 'Print http or https addresses.',
    });
    return false;
  }
  location.assign(safe);
  return true;
}
