/** Rows only: each of these islands has a chunk of its own. */
import { extras, strays, templateScroll } from '../../../widgets/registry';

export const entries = [...strays, ...extras, ...(location.search.includes('theme_template_id=') ? [templateScroll] : [])];
export default [];
