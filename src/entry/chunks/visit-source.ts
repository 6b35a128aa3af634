/** Finds out where a visitor came from: fetched on pages that are reached from elsewhere. */
export * from '../../../widgets/order-attribution/arrival.rules';
