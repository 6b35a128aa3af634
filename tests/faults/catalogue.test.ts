/** Products and listings × faults. */
import { catalogue } from './endpoints/catalogue';
import { runMatrix } from './matrix';

runMatrix(catalogue);
