/** Owns what "Try again" does after a failed call: with an old nonce, a second call would fail too. */
import type { CallError } from '../rules/callError';

/** Makes a failed call again. @param error why it failed */
export function repeat(error: unknown, again: () => unknown): void {
  if ((error as CallError).status !== 403) return void again();
  import('./freshNonces').then(({ repeatFresh }) => repeatFresh(again), again);
}
