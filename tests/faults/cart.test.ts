/** The cart × faults. */
import { cart } from './endpoints/cart';
import { runMatrix } from './matrix';

runMatrix(cart);
