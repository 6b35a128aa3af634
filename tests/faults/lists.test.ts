/** Wishlist and comparison × faults. */
import { lists } from './endpoints/lists';
import { runMatrix } from './matrix';

runMatrix(lists);
