/** Apart for bytes: shows the cart where the tab does not know it. Fetched on a page that sleeps, in one file with what makes the call. */
export { plainCart } from '../../src/actions/plainCart';
export { start } from './enhance';
