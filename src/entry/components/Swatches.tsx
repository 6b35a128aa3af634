/** Swatches for React themes: a radio group whose choice the theme keeps. */
import { Swatches as Group } from '../../../widgets/swatches/View';
import { useShop } from './useShop';

export interface SwatchOption {
  /** What is chosen with it. */
  value: string;
  /** Its name, shown and for screen readers. */
  label: string;
  /** A CSS colour, shown as a dot before the label. Default: none. */
  color?: string;
  /** Address of a picture, shown in place of a colour. Default: none. */
  image?: string;
  /** True where it cannot be had: out of stock, or not made with what else is chosen. Default: false. */
  isDisabled?: boolean;
}

export interface SwatchesProps {
  /** The attribute, such as `pa_colour`: it names the group for screen readers. */
  name: string;
  options: readonly SwatchOption[];
  /** What is chosen; "" for nothing. */
  value: string;
  /** Called with the value that the shopper chooses, and with "" when the chosen one is pressed again. */
  onChange(value: string): void;
}

/** A group of swatches (SPEC 4.3). Renders nothing on the server. */
export function Swatches({ name, options, value, onChange }: SwatchesProps) {
  const swatches = options.map((option) => ({ isDisabled: false, ...option, isSelected: option.value === value }));
  const onPress = (pressed: string) => {
    if (!options.find((option) => option.value === pressed)?.isDisabled) onChange(pressed === value ? '' : pressed);
  };
  return (
    useShop() && (
      <Group
        attributeName={name}
        className="shop-islands-swatches"
        isSpaced={false}
        swatches={swatches}
        onPress={onPress}
      />
    )
  );
}
