/** Rows only: each of these islands has a chunk of its own. */
import { extrasRows, templateRows } from '../../../widgets/families';
import { strays } from '../../../widgets/strays';
import { PARAMETER } from '../../../widgets/template-scroll/contract';

export const rows = [...strays, ...extrasRows, ...(location.search.includes(`${PARAMETER}=`) ? templateRows : [])];
export default [];
