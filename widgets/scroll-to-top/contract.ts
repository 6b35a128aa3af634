/** The buttons that lead to the page's top, as themes and add-ons print them (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** A theme's own, the theme Astra's, Essential Addons' and ElementsKit's. */
export const OWN = '[data-island~="scroll-to-top"]';
export const ASTRA = '#ast-scroll-top';
export const ESSENTIAL_ADDONS = '.eael-ext-scroll-to-top-wrap';
export const ELEMENTSKIT = '.ekit-back-to-top-container';
export const HOST = `${OWN},${ESSENTIAL_ADDONS},${ASTRA},${ELEMENTSKIT}`;
export const ELEMENTSKIT_BUTTON = '.ekit-btt__button';
/** ElementsKit's class for a button that is there. */
export const ELEMENTSKIT_SHOWN = 'ekit-tt-show';
/** The add-on's class for a button that has not been there yet. */
export const HIDDEN = 'scroll-to-top-hide';

/** SPEC 2.3's two readings. */
export type Preset = 'page' | 'header';

export interface ScrollToTopSettings {
  /** Pixels of scrolling after which the button is there; undefined: always. */
  after: number | undefined;
  /** And not before this many pixels below the page's header; undefined: the header does not count. */
  belowHeader: number | undefined;
  /** Milliseconds of its coming and going. */
  fade: number;
  /** Milliseconds of the way up. */
  duration: number;
  /** Where the way leads, in pixels from the page's start. */
  top: number;
  /** Where it may be: `desktop`, `mobile`, or anything else for both. */
  devices: string;
}

/** Colours of the ring that shows how far the page is scrolled. */
export interface Ring {
  foreground: string;
  background: string;
}

/** Each kind of button has its own script. */
export const ORIGINAL: OriginalMark = {
  within: `${ELEMENTSKIT}:is(html:has(#elementskit-elementor-js) *),${ASTRA}:is(html:has(#astra-theme-js-js) *)`,
};
