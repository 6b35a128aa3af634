/**
 * What a visitor has agreed to, and the same for plugins that name a category of the WP Consent API. A page that sleeps
 * fetches it where somebody asks its visitors for consent.
 */
export * from '../../../widgets/order-attribution/page/wpConsent';
export * from '../../consent/answer';
export * from '../../consent/changes';
export * from '../../consent/choice';
