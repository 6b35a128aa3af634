/** What a page builder's countdown shows: with the first one that has an end. */
export * from '../../../widgets/countdown/View';
