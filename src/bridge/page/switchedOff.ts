/** Owns telling whether an island is switched off, for code that does a part of its work before the island is there. */
import { config } from './islands';

/** True when the page or its address switches the island off. */
export const isSwitchedOff = (name: string): boolean =>
  !!config().disable?.includes(name) || new URLSearchParams(location.search).get('islands')?.split(',').includes(`-${name}`) === true;
