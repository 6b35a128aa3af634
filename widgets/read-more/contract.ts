/** A long text that is cut short until it is asked for: ElementsKit's, or the theme's own (README.md has the table). */

export const TEXT = '.ekit-unfold-data';
export const BUTTON = '.ekit-unfold-btn';
/** ElementsKit's class for a text that is open. */
export const OPEN = 'active';

export interface ReadMoreSettings {
  /** Pixels that are seen of a text that is cut short. */
  height: number;
  /** Milliseconds that it takes. */
  duration: number;
  /** The button's words; '' for the shop's own. */
  more: string;
  less: string;
}
