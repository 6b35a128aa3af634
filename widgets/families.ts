/**
 * The one list of families: which rows come with which of the loader's rows that stands for several islands
 * (familyRows.ts). A row whose island has a chunk of its own names it; the code of the others is in the family's chunk
 * (src/entry/chunks/).
 */
import type { IslandRow } from '../src/island/types';
import { row as addonPopup } from './addon-popup/row';
import { row as addressAutocomplete } from './address-autocomplete/row';
import { row as archive } from './archive/row';
import { row as beforeAfter } from './before-after/row';
import { row as campaign } from './campaign/row';
import { row as campaignToolbar } from './campaign-toolbar/row';
import { row as cardButtons } from './card-buttons/row';
import { row as cardStates } from './card-states/row';
import { row as cart } from './cart/row';
import { row as checkout } from './checkout/row';
import { row as checkoutCoupon } from './checkout-coupon/row';
import { row as checkoutLogin } from './checkout-login/row';
import { row as collapse } from './collapse/row';
import { row as comingSoon } from './coming-soon/row';
import { row as comparison } from './comparison/row';
import { row as comparisonBar } from './comparison-bar/row';
import { row as comparisonCount } from './comparison-count/row';
import { row as comparisonDialog } from './comparison-dialog/row';
import { row as comparisonTable } from './comparison-table/row';
import { row as contentTabs } from './content-tabs/row';
import { row as countdown } from './countdown/row';
import { row as counter } from './counter/row';
import { row as countryFields } from './country-fields/row';
import { row as currencySwitcher } from './currency-switcher/row';
import { row as deal } from './deal/row';
import { row as directCheckout } from './direct-checkout/row';
import { row as fieldHints } from './field-hints/row';
import { row as filterChips } from './filter-chips/row';
import { row as headerMenu } from './header-menu/row';
import { row as headerSearch } from './header-search/row';
import { row as infoTip } from './info-tip/row';
import { row as lazyBackground } from './lazy-background/row';
import { row as lightbox } from './lightbox/row';
import { row as liveSearch } from './live-search/row';
import { row as loopFilter } from './loop-filter/row';
import { row as loopPagination } from './loop-pagination/row';
import { row as loopSwatches } from './loop-swatches/row';
import { row as map } from './map/row';
import { row as masonry } from './masonry/row';
import { row as megaMenu } from './mega-menu/row';
import { row as navMenu } from './nav-menu/row';
import { row as newsletter } from './newsletter/row';
import { row as notices } from './notices/row';
import { row as offCanvas } from './off-canvas/row';
import { row as orderAttributionInputs } from './order-attribution-inputs/row';
import { row as passwordToggle } from './password-toggle/row';
import { row as pieChart } from './pie-chart/row';
import { row as popup } from './popup/row';
import { row as postsGrid } from './posts-grid/row';
import { row as productForm } from './product-form/row';
import { row as productGallery } from './product-gallery/row';
import { row as productListTabs } from './product-list-tabs/row';
import { row as productTabs } from './product-tabs/row';
import { row as progressBar } from './progress-bar/row';
import { row as quantity } from './quantity/row';
import { row as quantityButtons } from './quantity-buttons/row';
import { row as quickView } from './quick-view/row';
import { row as rating } from './rating/row';
import { row as readMore } from './read-more/row';
import { row as readingProgress } from './reading-progress/row';
import { row as scrollToTop } from './scroll-to-top/row';
import { row as service } from './service/row';
import { row as share } from './share/row';
import { row as shopFilter } from './shop-filter/row';
import { row as slider } from './slider/row';
import { row as smoothAnchors } from './smooth-anchors/row';
import { row as socialProof } from './social-proof/row';
import { row as swatches } from './swatches/row';
import { row as templateScroll } from './template-scroll/row';
import { row as textShuffle } from './text-shuffle/row';
import { row as tilt } from './tilt/row';
import { row as tooltip } from './tooltip/row';
import { row as variationDetails } from './variation-details/row';
import { row as viewSwitch } from './view-switch/row';
import { row as widgetArea } from './widget-area/row';
import { row as wishlist } from './wishlist/row';

/** The cart page's; the loader's row for them is `cart-page`. */
export const cartPageRows: readonly IslandRow[] = [cart];

/** The checkout's and those of forms with addresses: `checkout-page`. */
export const checkoutPageRows: readonly IslandRow[] = [
  checkout,
  checkoutCoupon,
  checkoutLogin,
  countryFields,
  fieldHints,
  addressAutocomplete,
];

/** A product's form: `product`. */
export const productRows: readonly IslandRow[] = [swatches, quantityButtons, productForm];

/** The rest of a product's page, which waits for a hand: `product-page`. */
export const productPageRows: readonly IslandRow[] = [variationDetails, quantity, productTabs, rating, productGallery];

/** What ShopEngine's shops have: `shopengine`. */
export const shopEngineRows: readonly IslandRow[] = [
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

/** What few pages have: `extras`. The order counts: the first that names a link has it. */
export const extrasRows: readonly IslandRow[] = [
  // Headers and menus. Before popups: their links look alike.
  offCanvas,
  navMenu,
  megaMenu,
  headerSearch,
  // Products, posts, and what asks for attention.
  notices,
  slider,
  deal,
  loopFilter,
  loopPagination,
  postsGrid,
  service,
  campaign,
  campaignToolbar,
  popup,
  addonPopup,
  socialProof,
  passwordToggle,
  // What stands in a page's content, or around it.
  scrollToTop,
  readingProgress,
  smoothAnchors,
  lazyBackground,
  contentTabs,
  collapse,
  readMore,
  infoTip,
  counter,
  progressBar,
  pieChart,
  countdown,
  beforeAfter,
  tilt,
  textShuffle,
  map,
  newsletter,
  widgetArea,
  lightbox,
  masonry,
  share,
  comingSoon,
  // Last: a link of its menu may be a popup's, a panel's or the chat's.
  headerMenu,
];

/** What runs before anybody touches a page: `at-once`. */
export const atOnceRows: readonly IslandRow[] = [orderAttributionInputs, cardButtons];

/** Of `extras`, where the page's address names a template. */
export const templateRows: readonly IslandRow[] = [templateScroll];

/** Rows by the name of the row that brings them. */
export const families: Readonly<Record<string, readonly IslandRow[]>> = {
  'cart-page': cartPageRows,
  'checkout-page': checkoutPageRows,
  product: productRows,
  'product-page': productPageRows,
  shopengine: shopEngineRows,
  extras: [...extrasRows, ...templateRows],
  'at-once': atOnceRows,
};
