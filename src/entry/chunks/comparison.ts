/** The comparison: its calls, its table's state, and what changes it. */
import comparison from '../../../widgets/comparison';
import comparisonBar from '../../../widgets/comparison-bar';
import comparisonTable from '../../../widgets/comparison-table';

export * from '../../actions/pageComparisonTable';
export * from '../../api/comparison';

export default [comparison, comparisonTable, comparisonBar];
