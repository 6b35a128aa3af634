/** What islands need that ask for a visitor's attention: consent, and whose turn it is to cover the page. */
export * from '../../bridge/consent';
export * from '../../bridge/consentAnswer';
export * from '../../bridge/covered';
export * from '../../state/overlays';
