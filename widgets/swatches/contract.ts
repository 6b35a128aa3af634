/** The markup of swatches on the product page, and the props of their view (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';

export { RESET_VARIATIONS as RESET } from '../../src/rules/selectors';

/** The element that a group belongs to: its product's variations, of which a bundle's form has several. */
export const FORM = `${VARIATIONS_FORM},form`;
export const GROUP = '.shopengine_swatches';
/** A swatch that the server printed. */
export const SWATCH = '.swatch';
export const SELECTED = 'selected';
export const DISABLED = 'disabled';
/** The class that ShopEngine's script sets on a form whose swatches it has taken. */
export const ORIGINAL: OriginalMark = { within: '.swatches-support' };

/** A swatch stands for one option of the select. */
export interface Swatch {
  /** The option's value. */
  value: string;
  /** The name for screen readers. */
  label: string;
  /** The classes of the element, without those of its state. Default: `shop-islands-swatch`. */
  className?: string;
  /** The inline style of the element, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** The browser's tooltip. Default: none. */
  title?: string | undefined;
  /** A CSS colour, shown as a dot before the label. Default: none. */
  color?: string | undefined;
  /** Address of a picture, shown before the label in place of a colour. Default: none. */
  image?: string | undefined;
  /**
   * The nodes that the server printed in the swatch. They are shown in place of label, colour and picture. Default:
   * none.
   */
  nodes?: readonly Node[];
}

/** A swatch and its state in the select. */
export interface SwatchState extends Swatch {
  /** True when the select has the swatch's value. */
  isSelected: boolean;
  /** True when the select does not offer the swatch's value, for example because it does not fit the other choices. */
  isDisabled: boolean;
}

/** A group of swatches: as the server printed it, or for a plain select. */
export interface SwatchesProps {
  /** The select's name, such as `attribute_pa_colour`. */
  attributeName: string;
  /** The classes of the group. */
  className: string;
  /** The inline style of the group, by property. Default: none. */
  style?: Readonly<Record<string, string>> | undefined;
  /** True if the server printed white space between the swatches, so that they stand a space apart. */
  isSpaced: boolean;
  /** The swatches in the order in which they are shown. */
  swatches: readonly Swatch[];
}
