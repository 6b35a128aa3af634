/** What plugins that name a category of the WP Consent API are told: fetched where somebody asks a page's visitors. */
export * from '../../../widgets/order-attribution/wpConsent';
