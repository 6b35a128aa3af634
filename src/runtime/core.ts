/**
 * What the loader leaves to the core chunk, because it can keep a tap until the chunk is there. The loader takes the
 * type only.
 */
import type { Core } from '../loader/types';
import { importAgain } from './again';
import { rememberDisarmed } from './disarmed';
import { createFinder } from './find';
import { run } from './run';

/** The core chunk, as the loader knows it. */
export const core: Core = { createFinder, importAgain, rememberDisarmed, run };
