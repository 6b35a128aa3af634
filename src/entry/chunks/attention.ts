/** The code for islands that ask for a visitor's attention, and whose turn it is to cover the page. */

export * from '../../bridge/page/bannerShown';
export * from '../../bridge/page/covered';
export * from '../../state/overlays';
