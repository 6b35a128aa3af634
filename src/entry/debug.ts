/**
 * A file of its own, which shoppers never fetch: it examines a page that may be odd, and shows the overlay where
 * `?islands-debug` is in the address. It needs no chunk, because chunks may be what is missing.
 */
import { allIslands, islandNames } from '../../widgets/allIslands';
import { examinePage } from '../debug/examine';
import { showOverlay } from '../debug/overlay';
import type { Loader } from '../island/types';
import { version } from './version';

const islands = window.shopIslands as Loader;

for (const problem of examinePage([...islandNames])) islands.report(problem);
if (/islands-debug/.test(location.search)) showOverlay(allIslands, version, islands.problems);
