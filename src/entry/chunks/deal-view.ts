/** A deal's numbers and its bar: fetched with the first deal that runs. */
export * from '../../../widgets/deal/View';
