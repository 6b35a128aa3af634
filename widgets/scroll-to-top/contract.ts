/**
 * The markup of buttons that lead to the top of the page, as themes and add-ons print them (README.md has the table).
 */
import type { OriginalMark } from '../../src/island/types';
import { ORIGINAL_ASTRA, ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

/** The hosts: any theme's own, and those of Astra, Essential Addons and ElementsKit. */
export const OWN = '[data-island~="scroll-to-top"]';
export const ASTRA = '#ast-scroll-top';
export const ESSENTIAL_ADDONS = '.eael-ext-scroll-to-top-wrap';
export const ELEMENTSKIT = '.ekit-back-to-top-container';
export const HOST = `${OWN},${ESSENTIAL_ADDONS},${ASTRA},${ELEMENTSKIT}`;
export const ELEMENTSKIT_BUTTON = '.ekit-btt__button';
/** ElementsKit's class for a button that is shown. */
export const ELEMENTSKIT_SHOWN = 'ekit-tt-show';
/** Essential Addons' class for a button that has not been shown yet. */
export const HIDDEN = 'scroll-to-top-hide';

/** The two sets of settings in SPEC 2.3. */
export type Preset = 'page' | 'header';

export interface ScrollToTopSettings {
  /** How far the page is scrolled before the button is shown, in pixels; undefined when it is always shown. */
  after: number | undefined;
  /**
   * How far below the page's header, in pixels; the button waits for both places. Undefined when the header does not
   * count.
   */
  belowHeader: number | undefined;
  /** How long the button takes to appear and disappear, in milliseconds. */
  fade: number;
  /** How long the page takes to scroll up, in milliseconds. */
  duration: number;
  /** The place to which the page scrolls, in pixels from its start. */
  top: number;
  /** The devices with the button: `desktop`, `mobile`, or anything else for both. */
  devices: string;
}

/** Colours of the ring that shows how far the page is scrolled. */
export interface Ring {
  foreground: string;
  background: string;
}

/** The scripts that run ElementsKit's and Astra's buttons, known by their tags. */
export const ORIGINAL: readonly OriginalMark[] = [
  { ...ORIGINAL_ELEMENTSKIT, on: ELEMENTSKIT },
  { ...ORIGINAL_ASTRA, on: ASTRA },
];
