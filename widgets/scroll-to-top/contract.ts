/** The buttons that lead to the page's top, as themes and add-ons print them (README.md has the table). */

export const HOST = '[data-island~="scroll-to-top"],.eael-ext-scroll-to-top-wrap,#ast-scroll-top,.ekit-back-to-top-container';
export const ELEMENTSKIT = '.ekit-back-to-top-container';
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
