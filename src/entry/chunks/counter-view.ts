/** A number that counts up: fetched with the first one on the page. */
export * from '../../../widgets/counter/View';
