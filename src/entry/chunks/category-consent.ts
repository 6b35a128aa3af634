/**
 * Tells plugins that name a category of the WP Consent API about the choice: fetched when somebody asks a page's
 * visitors for consent.
 */
export * from '../../../widgets/order-attribution/page/wpConsent';
