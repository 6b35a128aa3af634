/**
 * What the comparison's bar shows: fetched with `react` when a hand comes near a bar and there is something to compare.
 */
export * from '../../../widgets/comparison-bar/View';
