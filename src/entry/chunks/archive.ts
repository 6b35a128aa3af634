/** ShopEngine's archive: its results, filters and view, in one request. */
import archive from '../../../widgets/archive';
import filterChips from '../../../widgets/filter-chips';
import shopFilter from '../../../widgets/shop-filter';
import viewSwitch from '../../../widgets/view-switch';

export default [archive, shopFilter, filterChips, viewSwitch];
