/** Owns the moment from which a component of a React theme may touch the page. */
import { useEffect, useState } from 'react';

/**
 * False until `begin` has run: on the server, and in the first render of a browser, so that both show the same.
 * @param begin makes what the component needs of the page; it may run more than once
 */
export function useBegun(begin: () => void): boolean {
  const [hasBegun, setBegun] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is made ready once
  useEffect(() => {
    begin();
    setBegun(true);
  }, []);
  return hasBegun;
}
