/** The markup of a long text that is cut short: ElementsKit's or a theme's own (README.md has the table). */

export const TEXT = '.ekit-unfold-data';
export const BUTTON = '.ekit-unfold-btn';
/** Class of a button that the island makes. */
export const MADE = 'shop-islands-read-more';
/** ElementsKit's class for a text that is open. */
export const OPEN = 'active';

export interface ReadMoreSettings {
  /** Height of a text that is cut short, in pixels. */
  height: number;
  /** How long it takes to open and close, in milliseconds. */
  duration: number;
  /** The button's text; '' for the text of the shop's language. */
  more: string;
  less: string;
}
