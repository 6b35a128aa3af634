/** Content plugins × faults. */
import { content } from './endpoints/content';
import { runMatrix } from './matrix';

runMatrix(content);
