/** What is needed only when something went wrong: an add's answer was lost, its page ended first, a fragment is broken,
 * a nonce is old, a page is loaded again. */

export * from '../../actions/addFailure';
export * from '../../actions/freshNonces';
export * from '../../actions/recovery';
export * from '../../bridge/page/typed';
export * from '../../bridge/woocommerce/badFragment';
