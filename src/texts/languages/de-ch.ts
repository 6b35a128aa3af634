/**
 * The words that differ in Swiss German: it says “Sie”, as WooCommerce’s own Swiss German does, and has its own
 * spelling.
 */
import { swiss } from '../swiss';
import { vary } from '../vary';
import german from './de';
import formal from './de-formal';

const words = { ...german, ...formal };

export default vary(words, { ...formal, ...swiss(words) });
