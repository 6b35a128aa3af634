/** What a shopper has typed, kept while a page of ours is loaded again. Fetched before that, and on the page after it. */
export * from '../../bridge/page/typed';
