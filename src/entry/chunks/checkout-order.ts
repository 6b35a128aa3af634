/** Placing the order, and the checks of fields: fetched when the shopper's hand comes to the checkout's form. */
export * from '../../../widgets/checkout/hand';
