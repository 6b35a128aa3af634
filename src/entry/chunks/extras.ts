/** Rows only: each of these islands has a chunk of its own. */
export { extras as entries } from '../../../widgets/registry';
export default [];
