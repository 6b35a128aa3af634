/** Placing the order, and the checks of fields: fetched when the shopper's hand comes to the checkout's form. */
import { HAND } from '../../../widgets/checkout/contract';
import * as hand from '../../../widgets/checkout/hand';
import { takeHand } from '../../../widgets/checkout/handCode';
import { defineIsland } from '../../island/defineIsland';

export * from '../../../widgets/checkout/hand';
export default defineIsland({ name: HAND, mode: 'enhance', start: () => takeHand(hand) });
