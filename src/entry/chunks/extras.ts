/** Rows only: each of these islands has a chunk of its own. */
import { extras, templateScroll } from '../../../widgets/registry';

export const entries = location.search.includes('theme_template_id=') ? [...extras, templateScroll] : extras;
export default [];
