/** The shop's descriptions of products. */
import { dice, hash, pick } from '../art/dice';

const ofGames = [
  'Played alone or with friends on the same sofa. A save for every member of the family, and no adverts.',
  'Twelve hours for those who hurry, forty for those who look behind every door.',
  'Nothing to buy inside, and nothing to wait for: it begins, it grows strange, and it ends well.',
  'Hard where that is fair, kind where it is late. It notices how tired you are.',
  'Two players share one screen and one map. Somebody has to hold the torch.',
  'Nine people made it in six years. You can hear it in the rain.',
];
const ofGoods = [
  'Small enough to post, sturdy enough to keep.',
  'Made for the shelf above the console, and for every day.',
  'It looks the same after a year of use. We tried.',
];
const ofCards = 'Sent by e-mail within minutes. Good for everything in the shop, and it never runs out.';

/** The same product is always described in the same words. */
export function about(name: string, category: string): string {
  if (category === 'gift-cards') return ofCards;
  return pick(dice(hash(name)), category === 'goods' ? ofGoods : ofGames);
}
