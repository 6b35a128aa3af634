/** The view of swatches on a product's page: fetched with `react` when the first group comes near the view. */
export * from '../../../widgets/swatches/View';
