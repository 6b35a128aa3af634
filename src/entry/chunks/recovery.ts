/** What is needed only when something went wrong: an add's answer was lost, its page ended first, a fragment is broken. */

export * from '../../actions/addFailure';
export * from '../../actions/recovery';
export * from '../../bridge/woocommerce/badFragment';
