/** Owns telling whether an island is switched off, for code that does a part of its work before its row is there. */
import { config } from '../bridge/page/islands';
import { isDisarmed } from './disarmed';

/** True when the page, its address or this visit's failures switch the island off. */
export const isSwitchedOff = (name: string): boolean =>
  !!config().disable?.includes(name) ||
  isDisarmed(name) ||
  !!new URLSearchParams(location.search).get('islands')?.split(',').includes(`-${name}`);
