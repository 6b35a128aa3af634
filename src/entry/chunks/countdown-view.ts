/** What a page builder's countdown shows: fetched with the first countdown that has an end. */
export * from '../../../widgets/countdown/View';
