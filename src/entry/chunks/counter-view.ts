/** A number that counts: fetched with the first one that is going to. */
export * from '../../../widgets/counter/View';
