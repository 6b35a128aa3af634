/** What the loader leaves to the core chunk: a tap can be kept before it is there. The loader takes the type only. */
import { importAgain } from './again';
import { rememberDisarmed } from './disarmed';
import { createFinder } from './find';
import { run } from './run';

export const core = { createFinder, importAgain, rememberDisarmed, run };

export type Core = typeof core;
