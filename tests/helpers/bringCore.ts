/** Owns how tests give the loader its core chunk. */
import { core } from '../../src/runtime/core';

/** Gives the core chunk at once, to a page that waits for no texts. */
export function bringCore(): readonly [Promise<typeof core>, Promise<typeof core>] {
  const coming = Promise.resolve(core);
  return [coming, coming];
}
