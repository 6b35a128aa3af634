/**
 * The family of ShopEngine's shops. Buttons and links on cards wait for a hand; the family `at-once` gives them their
 * names.
 */
import { row as archive } from '../../../widgets/archive/row';
import { row as cardStates } from '../../../widgets/card-states/row';
import { row as comparison } from '../../../widgets/comparison/row';
import { row as comparisonBar } from '../../../widgets/comparison-bar/row';
import { row as comparisonCount } from '../../../widgets/comparison-count/row';
import { row as comparisonDialog } from '../../../widgets/comparison-dialog/row';
import { row as comparisonTable } from '../../../widgets/comparison-table/row';
import { SWITCHER } from '../../../widgets/currency-switcher/contract';
import { row as currencySwitcher } from '../../../widgets/currency-switcher/row';
import { row as directCheckout } from '../../../widgets/direct-checkout/row';
import { row as filterChips } from '../../../widgets/filter-chips/row';
import { FORM as SEARCH_FORM } from '../../../widgets/live-search/contract';
import { row as liveSearch } from '../../../widgets/live-search/row';
import { row as loopSwatches } from '../../../widgets/loop-swatches/row';
import { row as productListTabs } from '../../../widgets/product-list-tabs/row';
import { row as quickView } from '../../../widgets/quick-view/row';
import { FORM as FILTER_FORM } from '../../../widgets/shop-filter/contract';
import { row as shopFilter } from '../../../widgets/shop-filter/row';
import { SWATCH } from '../../../widgets/swatches/contract';
import { row as tooltip } from '../../../widgets/tooltip/row';
import { SWITCH } from '../../../widgets/view-switch/contract';
import { row as viewSwitch } from '../../../widgets/view-switch/row';
import { REMOVE as WISHLIST_ROW } from '../../../widgets/wishlist/contract';
import { row as wishlist } from '../../../widgets/wishlist/row';
import type { IslandRow } from '../../island/types';
import { COMPARISON_BUTTON, QUICK_VIEW_BUTTON, VARIATIONS_FORM, WISHLIST_BUTTON } from '../../rules/selectors';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'shopengine',
  family: true,
  when: 'visible',
  // The swatches of a product's form belong to the family `product`, and ShopEngine's parts of a checkout to
  // `checkout-page`.
  match: [
    `:is(div,span)[class*=shopengine]:not([class*=modal],[class*=-info],[class*=shopengine-checkout],${VARIATIONS_FORM} *)`,
    FILTER_FORM,
    SWITCH,
    WISHLIST_ROW,
  ],
  click: `:is(a,button,span)[class*=shopengine],:is(a,button)[class*=comparison],[class*=shopengine] ${SWATCH}`,
  submit: `${FILTER_FORM},${SEARCH_FORM}`,
  change: `[class*=shopengine-filter] *,${SWITCHER} *`,
  yieldsTo: { event: 'click', selectors: [QUICK_VIEW_BUTTON, WISHLIST_BUTTON, COMPARISON_BUTTON] },
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [
  cardStates,
  comparisonCount,
  loopSwatches,
  wishlist,
  comparison,
  comparisonDialog,
  comparisonTable,
  comparisonBar,
  quickView,
  tooltip,
  archive,
  shopFilter,
  filterChips,
  viewSwitch,
  liveSearch,
  productListTabs,
  currencySwitcher,
  directCheckout,
];

/** A press on such a link before the code is there would open the product's page, which is the link's address. */
export const namedLinks = 'a[data-island~="quick-view"]';
