/**
 * Gives React themes a page to run in: what the islands' code needs of the loader, without the loader's tag and without
 * islands.
 */
import { useEffect, useState } from 'react';
import { start } from '../index';

/**
 * False until the page is there: on the server, and in the first render of a browser, so that both show the same. A
 * page that has the script tag keeps its own loader.
 */
export function useShop(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    start();
    setThere(true);
  }, []);
  return isThere;
}
