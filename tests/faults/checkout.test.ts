/** The checkout × faults. */
import { checkout } from './endpoints/checkout';
import { runMatrix } from './matrix';

runMatrix(checkout);
