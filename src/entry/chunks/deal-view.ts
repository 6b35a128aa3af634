/** A deal's numbers and its bar: fetched with the first one that runs. */
export * from '../../../widgets/deal/View';
