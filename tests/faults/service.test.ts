/** A social-proof service × faults. */
import { services } from './endpoints/service';
import { runMatrix } from './matrix';

runMatrix(services);
