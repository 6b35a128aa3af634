/** What islands need that ask for a visitor's attention: consent, and whose turn it is to cover the page. */

export * from '../../bridge/consent/answer';
export * from '../../bridge/consent/bannerShown';
export * from '../../bridge/consent/consent';
export * from '../../bridge/page/covered';
export * from '../../state/overlays';
