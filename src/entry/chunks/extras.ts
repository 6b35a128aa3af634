/** Rows only: each of these islands has a chunk of its own. */
import { extras, templateScroll } from '../../../widgets/registry';
import { strays } from '../../../widgets/strays';

export const rows = [...strays, ...extras, ...(location.search.includes('theme_template_id=') ? [templateScroll] : [])];
export default [];
