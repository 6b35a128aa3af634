/** A pie chart: fetched with the first chart that names its percentage. */
export * from '../../../widgets/pie-chart/View';
