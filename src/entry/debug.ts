/** What `?islands-debug` in the address brings: the overlay, with the rows of every island. Starts when it is imported. */
import { allIslands } from '../../widgets/allIslands';
import { showOverlay } from '../debug/overlay';
import { version } from './version';

export const overlay = showOverlay(allIslands, version);
