/** A pie chart: fetched with the first one that says how full it is. */
export * from '../../../widgets/pie-chart/View';
