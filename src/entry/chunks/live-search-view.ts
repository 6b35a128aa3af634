/** Shows the results of a live search: fetched when the shopper comes to a search form. */
export * from '../../../widgets/live-search/View';
