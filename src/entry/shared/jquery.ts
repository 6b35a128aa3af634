/** jQuery, for pages that have it. */
export * from '../../bridge/jqueryBridge';
