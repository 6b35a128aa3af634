/** Rows only: each of these islands has a chunk of its own. */
import { PARAMETER } from '../../../widgets/template-scroll/contract';
import { members, templateMembers } from '../families/extras';
import { strays } from '../families/strays';

export const rows = [...strays, ...members, ...(location.search.includes(`${PARAMETER}=`) ? templateMembers : [])];
export default [];
