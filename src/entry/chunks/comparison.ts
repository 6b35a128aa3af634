/** What changes the comparison list, in one request. */
import comparison from '../../../widgets/comparison';
import comparisonBar from '../../../widgets/comparison-bar';
import comparisonTable from '../../../widgets/comparison-table';

export default [comparison, comparisonTable, comparisonBar];
