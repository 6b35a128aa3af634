/** What Swiss German says differently: “Sie”, as WooCommerce’s own Swiss German, and its spelling. */
import { swiss } from '../swiss';
import { vary } from '../vary';
import german from './de';
import formal from './de-formal';

const words = { ...german, ...formal };

export default vary(words, { ...formal, ...swiss(words) });
