/** The dialogs of a page builder's popups: fetched when the first one opens. */
export * from '../../../widgets/popup/View';
