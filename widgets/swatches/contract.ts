/** The markup of swatches on the product page, and what a view of them is given (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';

export { RESET_VARIATIONS as RESET } from '../../src/rules/selectors';

/** What a group belongs to: its product's variations, which in a bundle's form are several. */
export const FORM = `${VARIATIONS_FORM},form`;
export const GROUP = '.shopengine_swatches';
/** A swatch of the server's. */
export const SWATCH = '.swatch';
export const SELECTED = 'selected';
export const DISABLED = 'disabled';
/** The class that ShopEngine's script sets on a form whose swatches it has taken. */
export const ORIGINAL: OriginalMark = { within: '.swatches-support' };

/** What stands for one option of the select. */
export interface Swatch {
  /** Value of the select's option that the swatch stands for. */
  value: string;
  /** Its name for screen readers. */
  label: string;
  /** Classes of its element, without those of its state. Default: `shop-islands-swatch`. */
  className?: string;
  /** Its element's own style, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** Words of the browser's tooltip. Default: none. */
  title?: string | undefined;
  /** A CSS colour, shown as a dot before the label. Default: none. */
  color?: string | undefined;
  /** Address of a picture, shown before the label in place of a colour. Default: none. */
  image?: string | undefined;
  /** What the server printed in it: words, a picture, a tooltip. Shown in place of label, colour and picture. Default: nothing. */
  nodes?: readonly Node[];
}

/** A swatch, and what the select says of it. */
export interface SwatchState extends Swatch {
  /** The select has its value. */
  isSelected: boolean;
  /** The select does not offer its value: out of stock, not made with what else is chosen, or `disabled`. */
  isDisabled: boolean;
}

/** A group of swatches as the server printed it, or as it is made over a plain select. */
export interface SwatchesProps {
  /** Name of the select, such as `attribute_pa_colour`. */
  attributeName: string;
  /** Classes of the group. */
  className: string;
  /** The group's own style, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** True where the server printed white space between swatches, which are then a space apart in a line of text. */
  isSpaced: boolean;
  /** In the order in which they are shown. */
  swatches: readonly Swatch[];
}
