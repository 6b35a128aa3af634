/** What the loader leaves to the core chunk: a tap can be kept before it is there. The loader takes the type only. */
import type { Core } from '../loader/types';
import { importAgain } from './again';
import { rememberDisarmed } from './disarmed';
import { createFinder } from './find';
import { run } from './run';

/** All of it, as the loader knows it. */
export const core: Core = { createFinder, importAgain, rememberDisarmed, run };
