/**
 * The view of swatches on a product's page: fetched with `react` when a hand comes near the server's, or a plain select
 * comes near the view.
 */
export * from '../../../widgets/swatches/View';
