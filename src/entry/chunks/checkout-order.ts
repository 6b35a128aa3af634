/** Placing the order, and the checks of fields: fetched when the shopper's hand comes to the checkout's form. */
import { HAND } from '../../../widgets/checkout/contract';
import * as hand from '../../../widgets/checkout/page/hand';
import { takeHand } from '../../../widgets/checkout/page/handCode';
import { defineIsland } from '../../island/defineIsland';

export * from '../../../widgets/checkout/page/hand';
export default defineIsland({
  name: HAND,
  mode: 'enhance',
  start() {
    takeHand(hand);
    hand.reportRefused();
    hand.followCountry();
  },
});
