/** Swatches for React themes: a radio group whose choice the theme keeps. */
'use client';

import { Swatches as Group } from '../../../widgets/swatches/View';

export interface SwatchOption {
  /** What is chosen with it. */
  value: string;
  /** Its name, shown and for screen readers. */
  label: string;
  /** A CSS colour, shown as a dot before the label. Default: none. */
  color?: string;
  /** Address of a picture, shown in place of a colour. Default: none. */
  image?: string;
  /**
   * True when the option cannot be chosen: it is out of stock, or does not exist together with the other choices.
   * Default: false.
   */
  isDisabled?: boolean;
}

export interface SwatchesProps {
  /** The attribute, such as `pa_colour`. */
  name: string;
  /** The group's name for screen readers, such as "Colour". Default: the words of `name`. */
  label?: string;
  options: readonly SwatchOption[];
  /** The value that is chosen; "" for none. */
  value: string;
  /** Called with the value that the shopper chooses, and with "" when the chosen one is pressed again. */
  onChange(value: string): void;
}

/**
 * Shows the options of an attribute as a radio group. The theme keeps the choice: hand it in as `value`, and change it
 * in `onChange`. The server renders the whole group; its styles come with the component's first effect.
 */
export function Swatches({ name, label, options, value, onChange }: SwatchesProps) {
  const swatches = options.map((option) => ({ isDisabled: false, ...option, isSelected: option.value === value }));
  const onPress = (pressed: string) => {
    if (!options.find((option) => option.value === pressed)?.isDisabled) onChange(pressed === value ? '' : pressed);
  };
  return (
    <Group
      attributeName={name}
      label={label}
      className="shop-islands-swatches"
      isSpaced={false}
      swatches={swatches}
      onPress={onPress}
    />
  );
}
