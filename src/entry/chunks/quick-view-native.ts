/** Shows a product in the page itself: fetched with its page, where a shop does without the quick view's frame. */
export * from '../../../widgets/quick-view/page/product';
