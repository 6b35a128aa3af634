/** Elementor's loops: filters and further pages, in one request. */
import loopFilter from '../../../widgets/loop-filter';
import loopPagination from '../../../widgets/loop-pagination';

export default [loopFilter, loopPagination];
