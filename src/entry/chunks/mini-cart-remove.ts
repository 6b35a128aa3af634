/** Removing an item from the mini-cart. */
export * from '../../../widgets/mini-cart/page/remove';
