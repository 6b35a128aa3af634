/**
 * The one table of texts that shoppers see: SPEC's English texts, and those that SPEC leaves to us. If `global` names a
 * page global, its translation wins. The config script can replace any text per language. `{name}` stands for a value.
 * A text with a count has one form per plural category.
 */

/** Forms by `Intl.PluralRules` category; `other` serves for all remaining ones. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Text {
  /** Name by which the config script replaces the text. */
  key: string;
  en: string | PluralForms;
  /** The page global and its key that hold the page's own translation. */
  global?: readonly [name: string, key: string];
}

// SPEC 9: buttons and messages.
export const viewCart: Text = {
  key: 'view_cart',
  en: 'View cart',
  global: ['wc_add_to_cart_params', 'i18n_view_cart'],
};
export const showPassword: Text = {
  key: 'show_password',
  en: 'Show password',
  global: ['woocommerce_params', 'i18n_password_show'],
};
export const hidePassword: Text = {
  key: 'hide_password',
  en: 'Hide password',
  global: ['woocommerce_params', 'i18n_password_hide'],
};

// SPEC 8: REST errors.
export const invalidJson: Text = { key: 'invalid_json', en: 'The response is not a valid JSON response.' };
export const unknownError: Text = { key: 'unknown_error', en: 'An unknown error occurred.' };
export const mediaUploadFailed: Text = {
  key: 'post_process',
  en: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
};
export const fetchError: Text = { key: 'fetch_error', en: 'You are probably offline.' };

// Not in SPEC: messages about failed calls.
export const timedOut: Text = { key: 'timeout', en: 'The shop took too long to answer.' };
export const couldNotAdd: Text = { key: 'could_not_add', en: '“{name}” could not be added to your cart.' };
export const couldNotAddSomething: Text = {
  key: 'could_not_add_something',
  en: 'The product could not be added to your cart.',
};
export const notSureAdded: Text = {
  key: 'not_sure_added',
  en: 'We are not sure whether “{name}” is in your cart.',
};
export const notSureAddedSomething: Text = {
  key: 'not_sure_added_something',
  en: 'We are not sure whether the product is in your cart.',
};
export const addsDropped: Text = {
  key: 'adds_dropped',
  en: {
    one: '{count} product was not added to your cart in time.',
    other: '{count} products were not added to your cart in time.',
  },
};
export const addsUnkept: Text = { key: 'adds_unkept', en: 'Some of what you chose may not be in your cart.' };
export const couldNotUpdateCart: Text = {
  key: 'could_not_update_cart',
  en: 'Your cart could not be updated. Please try again.',
};
export const tryAgain: Text = { key: 'try_again', en: 'Try again' };
export const dismiss: Text = { key: 'dismiss', en: 'Dismiss' };
export const close: Text = { key: 'close', en: 'Close' };
export const emptyCart: Text = { key: 'empty_cart', en: 'No products in the cart.' };

// Cart and mini-cart.
export const yourCart: Text = { key: 'your_cart', en: 'Your cart' };
export const quantityOf: Text = { key: 'quantity_of', en: 'Quantity of {name}' };
export const increase: Text = { key: 'increase', en: 'One more of {name}' };
export const decrease: Text = { key: 'decrease', en: 'One fewer of {name}' };
export const removed: Text = { key: 'removed', en: '“{name}” was removed.' };
export const undo: Text = { key: 'undo', en: 'Undo' };
export const loadingCart: Text = { key: 'loading_cart', en: 'Loading your cart…' };
export const couldNotLoadCart: Text = { key: 'could_not_load_cart', en: 'Your cart could not be loaded.' };
export const continueShopping: Text = { key: 'continue_shopping', en: 'Continue shopping' };

// Swatches.
export const noMatchingVariations: Text = {
  key: 'no_matching_variations',
  en: 'There is no product for this choice. Please choose another one.',
  global: ['wc_add_to_cart_variation_params', 'i18n_no_matching_variations_text'],
};

// Product page: stars and share (SPEC 2.5).
export const chooseRating: Text = {
  key: 'choose_rating',
  en: 'Please choose a rating.',
  global: ['wc_single_product_params', 'i18n_required_rating_text'],
};
export const ratingOf: Text = { key: 'rating_of', en: '{count} of 5 stars' };
export const copyLinkThenOk: Text = { key: 'copy_link', en: 'Copy link, then click OK.' };
export const linkCopied: Text = { key: 'link_copied', en: 'The link was copied.' };
export const linkNotCopied: Text = { key: 'link_not_copied', en: 'The link could not be copied: {link}' };

// Product gallery.
export const openGallery: Text = {
  key: 'open_gallery',
  en: 'Show the pictures in full size',
  global: ['wc_single_product_params', 'i18n_product_gallery_trigger_text'],
};
export const productImages: Text = { key: 'product_images', en: 'Product pictures' };
export const imageOf: Text = { key: 'image_of', en: 'Picture {index} of {count}' };
export const previousImage: Text = { key: 'previous_image', en: 'Previous picture' };
export const nextImage: Text = { key: 'next_image', en: 'Next picture' };

// Sliders.
export const carousel: Text = { key: 'carousel', en: 'carousel' };
export const products: Text = { key: 'products', en: 'Products' };
export const previousProducts: Text = { key: 'previous_products', en: 'Previous products' };
export const nextProducts: Text = { key: 'next_products', en: 'Next products' };
export const pauseSlider: Text = { key: 'pause_slider', en: 'Pause' };
export const playSlider: Text = { key: 'play_slider', en: 'Play' };

// Variations.
export const makeSelection: Text = {
  key: 'make_selection',
  en: 'Please choose all options first.',
  global: ['wc_add_to_cart_variation_params', 'i18n_make_a_selection_text'],
};
export const unavailableVariation: Text = {
  key: 'unavailable_variation',
  en: 'This product cannot be bought at the moment. Please choose other options.',
  global: ['wc_add_to_cart_variation_params', 'i18n_unavailable_text'],
};
export const selectionReset: Text = {
  key: 'selection_reset',
  en: 'Your choice was cleared. Please choose again.',
  global: ['wc_add_to_cart_variation_params', 'i18n_reset_alert_text'],
};
export const couldNotFindVariation: Text = {
  key: 'could_not_find_variation',
  en: 'Your choice could not be checked.',
};
export const impossibleChoice: Text = {
  key: 'impossible_choice',
  en: '{name} (not available with your other choices)',
};

// Deals. SPEC has no words for the remaining time.
export const dayCount: Text = { key: 'day_count', en: { one: '{count} day', other: '{count} days' } };
export const hourCount: Text = { key: 'hour_count', en: { one: '{count} hour', other: '{count} hours' } };
export const minuteCount: Text = { key: 'minute_count', en: { one: '{count} minute', other: '{count} minutes' } };
export const timeLeft: Text = { key: 'time_left', en: '{time} left' };
export const stockSold: Text = { key: 'stock_sold', en: 'Stock sold' };

// Details of a chosen variation (SPEC 4.3, 9).
export const percentOff: Text = { key: 'percent_off', en: '{percent}% OFF' };
export const inStock: Text = { key: 'in_stock', en: 'In Stock' };
export const onBackorder: Text = { key: 'on_backorder', en: 'On backorder' };
export const outOfStock: Text = { key: 'out_of_stock', en: 'Out of stock' };
export const addToCart: Text = {
  key: 'add_to_cart',
  en: 'Add to cart',
  global: ['DBData', 'default_add_to_cart_text'],
};
export const preOrderNow: Text = {
  key: 'pre_order_now',
  en: 'Pre Order Now!',
  global: ['DBData', 'preorders_add_to_cart_text'],
};

// Wishlist (SPEC 8, 9).
export const pleaseLogIn: Text = { key: 'please_log_in', en: 'Please login first.' };
export const logIn: Text = { key: 'log_in', en: 'Log in' };
export const somethingWrong: Text = { key: 'something_wrong', en: 'Something went wrong' };
export const wishlistAdded: Text = {
  key: 'wishlist_added',
  en: 'Your product is added to wishlist',
  global: ['shopEngineWishlist', 'wishlist_added_notice'],
};
export const wishlistRemoved: Text = {
  key: 'wishlist_removed',
  en: 'Your product is removed from wishlist',
  global: ['shopEngineWishlist', 'wishlist_removed_notice'],
};
export const wishlistEmpty: Text = { key: 'wishlist_empty', en: 'Your wishlist is empty.' };

// Card actions (SPEC 9), and their names for screen readers.
const onCard = (key: string, en: string): Text => ({ key, en, global: ['shopengineLoopProductConfig', key] });
export const quickView = onCard('quick_view', 'Quick View');
export const addToWishlist = onCard('add_to_wishlist', 'Add to Wishlist');
export const compare = onCard('compare', 'Compare');
export const directCheckout = onCard('direct_checkout', 'Direct Checkout');
export const actionOf: Text = { key: 'action_of', en: '{action}: {name}' };
export const removeName: Text = { key: 'remove_name', en: 'Remove {name}' };
export const remove: Text = { key: 'remove', en: 'Remove' };
export const loading: Text = { key: 'loading', en: 'Loading…' };

// Comparison (SPEC 2.7).
export const compareProducts: Text = { key: 'compare_products', en: 'Compare products' };
export const noComparison: Text = {
  key: 'no_comparison',
  en: 'No product is added for comparison, please add some product to compare',
};
export const couldNotCompare: Text = { key: 'could_not_compare', en: 'The comparison could not be loaded.' };
export const couldNotRemove: Text = { key: 'could_not_remove', en: '“{name}” could not be removed. Please try again.' };
export const comparedCount: Text = {
  key: 'compared_count',
  en: { one: '{count} product to compare', other: '{count} products to compare' },
};

// Quick view (SPEC 2.6).
export const couldNotShow: Text = { key: 'could_not_show', en: 'This product cannot be shown here at the moment.' };
export const openProductPage: Text = { key: 'open_product_page', en: 'Open the product’s page' };

// Live search, filterable product list, posts grid (SPEC 2.3, 2.4).
export const search: Text = { key: 'search', en: 'Search' };
export const searchCategory: Text = { key: 'search_category', en: 'Category' };
export const searchResults: Text = { key: 'search_results', en: 'Search results' };
export const resultCount: Text = { key: 'result_count', en: { one: '{count} result', other: '{count} results' } };
export const seeAllResults: Text = { key: 'see_all_results', en: 'See all results' };
export const couldNotSearch: Text = { key: 'could_not_search', en: 'The search did not work.' };
export const productCount: Text = { key: 'product_count', en: { one: '{count} product', other: '{count} products' } };
export const couldNotLoadProducts: Text = {
  key: 'could_not_load_products',
  en: 'The products of “{name}” could not be loaded.',
};
export const moreShown: Text = {
  key: 'more_shown',
  en: { one: '{count} more is shown', other: '{count} more are shown' },
};
export const nothingMore: Text = { key: 'nothing_more', en: 'There is nothing more.' };
export const couldNotLoadMore: Text = { key: 'could_not_load_more', en: 'More could not be loaded.' };

// Loops (SPEC 2.4).
export const loopEmpty: Text = { key: 'loop_empty', en: 'Nothing was found for this choice.' };
export const loopFirst: Text = { key: 'loop_first', en: 'Back to the first page' };

// Tooltips of cards' buttons (SPEC 9).
export const addToCartLabel: Text = {
  key: 'add_to_cart_label',
  en: 'Add to Cart',
  global: ['shopengineLoopProductConfig', 'add_to_cart'],
};

// Archive and shop filter (SPEC 2.4).
export const couldNotLoadPage: Text = { key: 'could_not_load_page', en: 'The products could not be loaded.' };
export const shownOfTotal: Text = { key: 'shown_of_total', en: '{count} of {total} products' };
export const allShown: Text = {
  key: 'all_shown',
  en: { one: 'The only product is shown.', other: 'All {count} products are shown.' },
};
export const firstProducts: Text = { key: 'first_products', en: 'Back to the first products' };
export const activeFilters: Text = { key: 'active_filters', en: 'Active filters' };
export const removeFilter: Text = { key: 'remove_filter', en: 'Remove filter: {name}' };
export const clearAll: Text = { key: 'clear_all', en: 'Clear all' };
export const priceFrom: Text = { key: 'price_from', en: 'From {sign}{min}' };
export const priceTo: Text = { key: 'price_to', en: 'Up to {sign}{max}' };
export const priceBetween: Text = { key: 'price_between', en: '{sign}{min} - {sign}{max}' };

// Checkout and address forms (SPEC 5).
export const selectState: Text = {
  key: 'select_state',
  en: 'Select an option…',
  global: ['wc_country_select_params', 'i18n_select_state_text'],
};
export const userNameRequired: Text = { key: 'user_name_required', en: 'User name or email field is required' };
export const passwordRequired: Text = { key: 'password_required', en: 'Password field is required' };
export const couldNotLogIn: Text = { key: 'could_not_log_in', en: 'You could not be logged in. Please try again.' };
export const couldNotApplyCoupon: Text = { key: 'could_not_apply_coupon', en: 'The coupon could not be applied.' };
export const couldNotRemoveCoupon: Text = { key: 'could_not_remove_coupon', en: 'The coupon could not be removed.' };

// Checkout (SPEC 2.10). The page's own words for an unknown outcome are HTML, with a link to the shopper's orders.
export const couldNotUpdateReview: Text = {
  key: 'could_not_update_review',
  en: 'The totals of your order could not be brought up to date.',
};
export const couldNotPlaceOrder: Text = {
  key: 'could_not_place_order',
  en: 'Your order was not placed. Please try again.',
};
export const orderUnknown: Text = {
  key: 'order_unknown',
  en: 'We do not know whether your order was placed. Please look into your e-mail and your orders before you place it again.',
  global: ['wc_checkout_params', 'i18n_checkout_error'],
};
export const placeOrderAgain: Text = { key: 'place_order_again', en: 'Place the order again' };

// SPEC 2.10: the checkout.
export const addressSuggestions: Text = { key: 'address_suggestions', en: 'Address suggestions' };

// Consent (SPEC 2.3, 3.13).
export const consentTitle: Text = { key: 'consent_title', en: 'Your privacy' };
export const consentText: Text = {
  key: 'consent_text',
  en: 'With your consent we use cookies and similar techniques to make this shop more convenient, to understand how it is used, and for advertising. What the shop needs to work is always on.',
};
export const consentPolicy: Text = { key: 'consent_policy', en: 'Privacy policy' };
export const consentAcceptAll: Text = { key: 'consent_accept_all', en: 'Accept all' };
export const consentRejectAll: Text = { key: 'consent_reject_all', en: 'Reject all' };
export const consentPreferences: Text = { key: 'consent_preferences', en: 'Privacy preferences' };
export const consentSave: Text = { key: 'consent_save', en: 'Save my choice' };
export const consentAgain: Text = { key: 'consent_again', en: 'Privacy' };
export const consentSaved: Text = { key: 'consent_saved', en: 'Your choice is saved.' };
export const consentAlwaysOn: Text = { key: 'consent_always_on', en: 'Always on' };
export const consentNecessary: Text = { key: 'consent_necessary', en: 'Necessary' };
export const consentNecessaryText: Text = {
  key: 'consent_necessary_text',
  en: 'Keeps your cart, your login and this choice. The shop does not work without it.',
};
export const consentFunctional: Text = { key: 'consent_functional', en: 'Functional' };
export const consentFunctionalText: Text = {
  key: 'consent_functional_text',
  en: 'Remembers what you have seen and set, and shows content from other services.',
};
export const consentAnalytics: Text = { key: 'consent_analytics', en: 'Analytics' };
export const consentAnalyticsText: Text = {
  key: 'consent_analytics_text',
  en: 'Tells us how the shop is used, such as which pages are visited.',
};
export const consentPerformance: Text = { key: 'consent_performance', en: 'Performance' };
export const consentPerformanceText: Text = {
  key: 'consent_performance_text',
  en: 'Measures how fast and how well the shop works for you.',
};
export const consentAdvertisement: Text = { key: 'consent_advertisement', en: 'Advertisement' };
export const consentAdvertisementText: Text = {
  key: 'consent_advertisement_text',
  en: 'Lets us and our partners show you advertising that fits you, and measure it.',
};
export const consentBlocked: Text = {
  key: 'consent_blocked',
  en: 'This content is from another service, and waits for your consent.',
};

// Campaigns. SPEC 9 has the units; the rest is not in SPEC.
export const campaignDay: Text = { key: 'campaign_day', en: 'day' };
export const campaignHour: Text = { key: 'campaign_hour', en: 'hr' };
export const campaignMinute: Text = { key: 'campaign_minute', en: 'min' };
export const campaignSecond: Text = { key: 'campaign_second', en: 'sec' };
export const campaignHeader: Text = { key: 'campaign_header', en: 'Offer at the top' };
export const campaignFooter: Text = { key: 'campaign_footer', en: 'Offer at the bottom' };
export const campaignStockLeft: Text = { key: 'campaign_stock_left', en: 'Stock left' };

// Popups.
export const popupName: Text = { key: 'popup_name', en: 'Announcement' };

// Add-on popups.
export const addonPopupLabel: Text = { key: 'addon_popup_label', en: 'Message from the shop' };

// Social proof.
export const socialProofLabel: Text = { key: 'social_proof_label', en: 'Recent activity' };
export const socialNameInPlaceBought: Text = {
  key: 'social_name_in_place_bought',
  en: '{name} in {place} bought {product}',
};
export const socialNameBought: Text = { key: 'social_name_bought', en: '{name} bought {product}' };
export const socialPlaceBought: Text = { key: 'social_place_bought', en: 'Somebody in {place} bought {product}' };
export const socialSomebodyBought: Text = { key: 'social_somebody_bought', en: 'Somebody bought {product}' };
export const socialPeopleBought: Text = {
  key: 'social_people_bought',
  en: { one: '{count} person bought {product}', other: '{count} people bought {product}' },
};
export const socialNameInPlaceSignedUp: Text = {
  key: 'social_name_in_place_signed_up',
  en: '{name} in {place} has signed up',
};
export const socialNameSignedUp: Text = { key: 'social_name_signed_up', en: '{name} has signed up' };
export const socialPlaceSignedUp: Text = { key: 'social_place_signed_up', en: 'Somebody in {place} has signed up' };
export const socialSomebodySignedUp: Text = { key: 'social_somebody_signed_up', en: 'Somebody has signed up' };
export const socialPeople: Text = {
  key: 'social_people',
  en: { one: '{count} person was here recently', other: '{count} people were here recently' },
};

// SPEC 3.9, 8: the chat.
export const chatWithUs: Text = { key: 'chat_with_us', en: 'Chat with us' };
export const chatBadge: Text = { key: 'chat_badge', en: '{name} ({badge} new)' };
export const openChat: Text = { key: 'open_chat', en: 'Open the chat' };
export const chatBlocked: Text = { key: 'chat_blocked', en: 'Your browser did not let the chat open.' };
export const chatNoNumber: Text = { key: 'chat_no_number', en: 'We cannot be reached by chat at the moment.' };

// SPEC 9: the date picker of product edit screens. Its messages are not in SPEC.
export const today: Text = { key: 'date_today', en: 'Today' };
export const nextMonth: Text = { key: 'date_next', en: 'Next' };
export const previousMonth: Text = { key: 'date_previous', en: 'Previous' };
export const chooseDate: Text = { key: 'date_choose', en: 'Choose a date' };
export const dateFormat: Text = { key: 'date_format', en: 'Write the date as yyyy-mm-dd, such as {example}.' };
export const dateTooEarly: Text = { key: 'date_too_early', en: 'The date cannot be before {day}.' };

// Header, menus and panels.
export const openPanel: Text = { key: 'open_panel', en: 'Open the panel' };
export const panelName: Text = { key: 'panel_name', en: 'More on this page' };
export const closeSearch: Text = { key: 'close_search', en: 'Close the search' };
export const openSearch: Text = { key: 'open_search', en: 'Open the search' };
export const submenuOf: Text = { key: 'submenu_of', en: 'Submenu of {name}' };
export const menuCouldNotLoad: Text = { key: 'menu_could_not_load', en: 'This part of the menu could not be loaded.' };

// SPEC 2.12: a shortened text. Not in SPEC: the way to the page's top, and small print.
export const readMore: Text = { key: 'read_more', en: 'Read more' };
export const readLess: Text = { key: 'read_less', en: 'Read less' };
export const scrollToTop: Text = { key: 'scroll_to_top', en: 'Back to top' };
export const moreInformation: Text = { key: 'more_information', en: 'More information' };

// Newsletter (SPEC 4.12, 8). SPEC has the words before an error; the rest is not in SPEC.
export const newsletterFoundError: Text = { key: 'newsletter_found_error', en: 'Found error : {error}' };
export const newsletterSubscribed: Text = { key: 'newsletter_subscribed', en: 'Thank you. You are on the list.' };
export const newsletterPending: Text = {
  key: 'newsletter_pending',
  en: 'Please confirm your address: a message is on its way to you.',
};
export const newsletterWrongEmail: Text = { key: 'newsletter_wrong_email', en: 'Please enter a valid e-mail address.' };
export const newsletterFailed: Text = {
  key: 'newsletter_failed',
  en: 'Your address could not be sent. Please try again.',
};

// Widget areas.
export const areaFailed: Text = { key: 'area_failed', en: 'This content could not be loaded.' };

// Pictures and videos over the page (SPEC 2.12).
export const lightboxLabel: Text = { key: 'lightbox_label', en: 'Pictures and videos' };
export const lightboxFilm: Text = { key: 'lightbox_film', en: 'Video' };
export const lightboxFilmOf: Text = { key: 'lightbox_film_of', en: 'Video {index} of {count}' };
export const lightboxOpen: Text = { key: 'lightbox_open', en: 'Open the video in a new window' };

// Filtered grids.
export const masonryShown: Text = {
  key: 'masonry_shown',
  en: { one: '{count} item is shown', other: '{count} items are shown' },
};

// Content widgets. Not in SPEC.
export const progressBar: Text = { key: 'progress_bar', en: 'Progress' };
export const perCent: Text = { key: 'per_cent', en: '{value}%' };
export const beforeAfter: Text = { key: 'before_after', en: 'Comparison of “{before}” and “{after}”' };
export const beforeImage: Text = { key: 'before_image', en: 'Before' };
export const afterImage: Text = { key: 'after_image', en: 'After' };

// Maps.
export const mapOf: Text = { key: 'map_of', en: 'Map: {places}' };
export const mapCoordinates: Text = { key: 'map_coordinates', en: '{lat}, {lng}' };
export const openInMap: Text = { key: 'open_in_map', en: 'Open in a map' };
export const openPlaceInMap: Text = { key: 'open_place_in_map', en: 'Open in a map: {place}' };
