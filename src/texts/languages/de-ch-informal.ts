/** What the informal Swiss German says differently: “du”, and its spelling. */
import { swiss } from '../swiss';
import { vary } from '../vary';
import german from './de';

export default vary(german, swiss(german));
