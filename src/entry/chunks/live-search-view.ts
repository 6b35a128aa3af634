/** What a search has found: fetched when the shopper comes to a search form. */
export * from '../../../widgets/live-search/View';
