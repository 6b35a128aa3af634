/** The tour's stops: the page that shows each island at work, and what to try there. */

export interface Stop {
  title: string;
  path: string;
  /** What a visitor can do there. */
  tryThis: string;
  islands: readonly string[];
  /** Who has to be logged in. */
  as?: 'shopper' | 'manager';
}

export interface Leg {
  title: string;
  stops: readonly Stop[];
}

export const tour: readonly Leg[] = [
  {
    title: 'Finding something',
    stops: [
      {
        title: 'A listing',
        path: '/shop/',
        tryThis: 'Sort it. Choose a colour on a card. Give a game a heart, or dismiss the notice at the bottom.',
        islands: [
          'ordering',
          'result-count',
          'loop-swatches',
          'card-buttons',
          'card-states',
          'store-notice',
          'tooltip',
        ],
      },
      {
        title: 'Quick view',
        path: '/shop/',
        tryThis: 'Press the eye on a card, and add the game from the dialog.',
        islands: ['quick-view', 'product-form'],
      },
      {
        title: 'A catalogue with filters',
        path: '/games/',
        tryThis:
          'Search while you type. Filter by price and platform, take a filter off by its chip, turn pages, switch to the list.',
        islands: ['archive', 'shop-filter', 'filter-chips', 'view-switch', 'live-search', 'currency-switcher'],
      },
      {
        title: 'Collections',
        path: '/loops/',
        tryThis: 'Filter a loop, load more of it.',
        islands: ['loop-filter', 'loop-pagination', 'template-scroll'],
      },
      {
        title: 'Top lists',
        path: '/lists/',
        tryThis: 'Switch the tabs: each list is fetched once.',
        islands: ['product-list-tabs'],
      },
      { title: 'A deal', path: '/', tryThis: 'Watch the countdown, and the bar of what is left.', islands: ['deal'] },
      {
        title: 'Comparison',
        path: '/shop/',
        tryThis: 'Press the scales on two cards: the table opens, and the bar at the bottom lists what is compared.',
        islands: ['comparison', 'comparison-bar', 'comparison-count', 'comparison-dialog'],
      },
      {
        title: 'A comparison to share',
        path: '/comparison/?product_ids=101,102',
        tryThis: 'Remove a column, copy the address.',
        islands: ['comparison-table'],
      },
      {
        title: 'The wishlist',
        path: '/my-account/wishlist/',
        tryThis: 'Take a game off the list.',
        islands: ['wishlist'],
        as: 'shopper',
      },
    ],
  },
  {
    title: 'Choosing it',
    stops: [
      {
        title: 'A product with swatches',
        path: '/product/wireless-controller/',
        tryThis: 'Choose by click, by arrow keys, by touch: picture, price and stock follow.',
        islands: ['variations', 'variation-details', 'swatches', 'product-gallery'],
      },
      {
        title: 'A product’s page',
        path: '/product/ashfall-kingdoms/',
        tryThis:
          'Open the pictures, hold a quantity button, read the tabs, rate the game, share it, swipe through what is alike.',
        islands: ['quantity', 'quantity-buttons', 'product-tabs', 'rating', 'share', 'slider', 'direct-checkout'],
      },
    ],
  },
  {
    title: 'Buying it',
    stops: [
      {
        title: 'Into the cart',
        path: '/shop/',
        tryThis:
          'Tap “Add to cart” as fast as you like, then open the cart at the top: change a quantity, remove a row.',
        islands: ['add-to-cart', 'mini-cart', 'mini-cart-drawer', 'cart-session'],
      },
      {
        title: 'A plain link',
        path: '/shop/?add-to-cart=102',
        tryThis: 'The server has added a game, and says so: screen readers hear it.',
        islands: ['notices'],
      },
      {
        title: 'The cart',
        path: '/cart/',
        tryThis: 'Change quantities, apply the coupon “ten”, remove a row and undo it, choose a way of delivery.',
        islands: ['cart'],
      },
      {
        title: 'The checkout',
        path: '/checkout/',
        tryThis: 'Type an address and pick a suggestion, change the country, choose how to pay, leave a field empty.',
        islands: [
          'checkout',
          'checkout-coupon',
          'checkout-login',
          'country-fields',
          'field-hints',
          'address-autocomplete',
          'password-toggle',
          'order-attribution',
          'order-attribution-inputs',
        ],
      },
    ],
  },
  {
    title: 'What asks for attention',
    stops: [
      {
        title: 'A campaign day',
        path: '/campaign-day/',
        tryThis: 'Decide about your privacy, open the chat, watch the countdowns, scroll until a popup comes.',
        islands: ['consent', 'service', 'chat', 'campaign', 'popup', 'addon-popup', 'social-proof'],
      },
    ],
  },
  {
    title: 'Content around it',
    stops: [
      {
        title: 'Menus',
        path: '/content/?with=header',
        tryThis: 'Open them by pointer, by key and on a phone.',
        islands: ['header-menu', 'nav-menu', 'mega-menu', 'header-search', 'off-canvas'],
      },
      {
        title: 'Numbers',
        path: '/content/?with=numbers',
        tryThis: 'Scroll: they count, fill and tick once they are seen.',
        islands: ['counter', 'progress-bar', 'pie-chart', 'countdown', 'before-after', 'tilt', 'text-shuffle'],
      },
      {
        title: 'A page’s parts',
        path: '/content/?with=page',
        tryThis: 'Switch tabs, fold parts open, read more, follow a link to a heading.',
        islands: [
          'content-tabs',
          'collapse',
          'read-more',
          'info-tip',
          'scroll-to-top',
          'smooth-anchors',
          'lazy-background',
        ],
      },
      {
        title: 'A grid, a map, a letter',
        path: '/content/',
        tryThis: 'Filter the grid, open a picture, subscribe.',
        islands: ['masonry', 'lightbox', 'map', 'newsletter', 'widget-area'],
      },
      { title: 'The blog', path: '/blog/', tryThis: 'Load older posts.', islands: ['posts-grid'] },
      {
        title: 'A blog post',
        path: '/blog/post/',
        tryThis: 'Scroll: the line at the top shows how far you are.',
        islands: ['reading-progress'],
      },
    ],
  },
  {
    title: 'For shop staff',
    stops: [
      {
        title: 'A banner of the shop’s own',
        path: '/shop/',
        tryThis: 'Dismiss it.',
        islands: ['coming-soon'],
        as: 'manager',
      },
      {
        title: 'The administration',
        path: '/wp-admin/post.php',
        tryThis: 'Pick the dates of a sale. Look at the running campaigns in the toolbar.',
        islands: ['date-field', 'campaign-toolbar'],
      },
    ],
  },
];
