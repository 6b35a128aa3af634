/** The family of what few pages have. */
import { HOST as ADDON_POPUP } from '../../../widgets/addon-popup/contract';
import { row as addonPopup } from '../../../widgets/addon-popup/row';
import { row as beforeAfter } from '../../../widgets/before-after/row';
import { row as campaign } from '../../../widgets/campaign/row';
import { row as campaignToolbar } from '../../../widgets/campaign-toolbar/row';
import { row as collapse } from '../../../widgets/collapse/row';
import { BANNER } from '../../../widgets/coming-soon/contract';
import { row as comingSoon } from '../../../widgets/coming-soon/row';
import { TABS as CONTENT_TABS } from '../../../widgets/content-tabs/contract';
import { row as contentTabs } from '../../../widgets/content-tabs/row';
import { HOST as COUNTDOWN } from '../../../widgets/countdown/contract';
import { row as countdown } from '../../../widgets/countdown/row';
import { row as counter } from '../../../widgets/counter/row';
import { HOST as DEAL } from '../../../widgets/deal/contract';
import { row as deal } from '../../../widgets/deal/row';
import { HOST as ASTRA_HEADER, TOGGLE as HEADER_TOGGLE, SUBMENU_TOGGLE } from '../../../widgets/header-menu/contract';
import { row as headerMenu } from '../../../widgets/header-menu/row';
import { row as headerSearch } from '../../../widgets/header-search/row';
import { HOST as INFO_TIP } from '../../../widgets/info-tip/contract';
import { row as infoTip } from '../../../widgets/info-tip/row';
import { CONTAINER, MARKED } from '../../../widgets/lazy-background/contract';
import { row as lazyBackground } from '../../../widgets/lazy-background/row';
import { row as lightbox } from '../../../widgets/lightbox/row';
import { ITEM as FILTER_ITEM } from '../../../widgets/loop-filter/contract';
import { row as loopFilter } from '../../../widgets/loop-filter/row';
import { LOAD_MORE } from '../../../widgets/loop-pagination/contract';
import { row as loopPagination } from '../../../widgets/loop-pagination/row';
import { row as map } from '../../../widgets/map/row';
import { row as masonry } from '../../../widgets/masonry/row';
import { TOGGLE as MEGA_TOGGLE, MENU } from '../../../widgets/mega-menu/contract';
import { row as megaMenu } from '../../../widgets/mega-menu/row';
import { TOGGLER as NAV_TOGGLER } from '../../../widgets/nav-menu/contract';
import { row as navMenu } from '../../../widgets/nav-menu/row';
import { row as newsletter } from '../../../widgets/newsletter/row';
import { row as notices } from '../../../widgets/notices/row';
import { PANEL as OFF_CANVAS } from '../../../widgets/off-canvas/contract';
import { row as offCanvas } from '../../../widgets/off-canvas/row';
import { row as passwordToggle } from '../../../widgets/password-toggle/row';
import { HOST as PIE_CHART } from '../../../widgets/pie-chart/contract';
import { row as pieChart } from '../../../widgets/pie-chart/row';
import { HOST as POPUP } from '../../../widgets/popup/contract';
import { row as popup } from '../../../widgets/popup/row';
import { row as postsGrid } from '../../../widgets/posts-grid/row';
import { HOST as SKILL_BAR } from '../../../widgets/progress-bar/contract';
import { row as progressBar } from '../../../widgets/progress-bar/row';
import { row as readMore } from '../../../widgets/read-more/row';
import { HOST as READING } from '../../../widgets/reading-progress/contract';
import { row as readingProgress } from '../../../widgets/reading-progress/row';
import { ASTRA as ASTRA_TO_TOP, ESSENTIAL_ADDONS as TO_TOP } from '../../../widgets/scroll-to-top/contract';
import { row as scrollToTop } from '../../../widgets/scroll-to-top/row';
import { row as service } from '../../../widgets/service/row';
import { row as share } from '../../../widgets/share/row';
import { HOST as SLIDER } from '../../../widgets/slider/contract';
import { row as slider } from '../../../widgets/slider/row';
import { ASTRA as ASTRA_SITE } from '../../../widgets/smooth-anchors/contract';
import { row as smoothAnchors } from '../../../widgets/smooth-anchors/row';
import { row as socialProof } from '../../../widgets/social-proof/row';
import { row as templateScroll } from '../../../widgets/template-scroll/row';
import { row as textShuffle } from '../../../widgets/text-shuffle/row';
import { HOST as TILT } from '../../../widgets/tilt/contract';
import { row as tilt } from '../../../widgets/tilt/row';
import { WRAP as WIDGET_AREA } from '../../../widgets/widget-area/contract';
import { row as widgetArea } from '../../../widgets/widget-area/row';
import type { IslandRow } from '../../island/types';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'extras',
  family: true,
  when: 'idle',
  match: [
    '.elementor',
    'div[class*=elementor-widget-]',
    '[class*=ekit]',
    '[class*=elementskit]',
    '[data-ekit-toggle]',
    'div[class*=wcct_]',
    '[data-island]:not([data-drawer])',
    // A variation form's message has `aria-relevant`; the island of the form handles it.
    '[role=alert]:not(p,[aria-relevant])',
    // The checkout's family handles the password fields of the checkout.
    '[type=password]:not(.woocommerce-checkout *)',
    ADDON_POPUP,
    ASTRA_HEADER,
    ASTRA_SITE,
    ASTRA_TO_TOP,
    BANNER,
    CONTAINER,
    CONTENT_TABS,
    COUNTDOWN,
    DEAL,
    INFO_TIP,
    MARKED,
    MENU,
    OFF_CANVAS,
    PIE_CHART,
    POPUP,
    READING,
    SKILL_BAR,
    SLIDER,
    TILT,
    TO_TOP,
    WIDGET_AREA,
  ],
  hears: ['popup:open', 'popup:close'],
  click: `${BANNER} [class*=dismiss],${FILTER_ITEM},${LOAD_MORE} a,[href*=elementor-action],${HEADER_TOGGLE},${SUBMENU_TOGGLE},${MEGA_TOGGLE},${NAV_TOGGLER},a[class*=ekit],[data-elementor-open-lightbox]`,
  submit: '[class*=mailC]',
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [
  // Headers and menus. Before popups: their links look alike.
  offCanvas,
  navMenu,
  megaMenu,
  headerSearch,
  // Lists of products and posts, and islands that ask for attention.
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
  // Islands in a page's content, or around it.
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

/** The members that run only on pages whose address names a template. */
export const templateMembers: readonly IslandRow[] = [templateScroll];
