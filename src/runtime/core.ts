/** What the loader leaves to the core chunk: a tap can be kept before it is there. Types only. */
import type { importAgain } from './again';
import type { rememberDisarmed } from './disarmed';
import type { createFinder } from './find';
import type { run } from './run';

export interface Core {
  createFinder: typeof createFinder;
  run: typeof run;
  rememberDisarmed: typeof rememberDisarmed;
  importAgain: typeof importAgain;
}
