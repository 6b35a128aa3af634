/** The code for islands that ask for a visitor's attention: consent, and whose turn it is to cover the page. */

export * from '../../bridge/page/bannerShown';
export * from '../../bridge/page/covered';
export * from '../../consent/answer';
export * from '../../consent/changes';
export * from '../../consent/choice';
export * from '../../state/overlays';
