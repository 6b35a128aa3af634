import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useStore } from '../src/ui/views/useStore';
import readme from '../widgets/swatches/README.md?raw';
import { createSwatches } from '../widgets/swatches/store';
import { Swatches, type SwatchGroupProps } from '../widgets/swatches/View';
import { picture } from './pictures';

interface GroupProps extends Omit<SwatchGroupProps, 'onPress' | 'labelId'> {
  /** The value that is chosen at first; "" for none. */
  chosen: string;
}

/** A group over a select in memory. The select does not offer the options for which `isDisabled` is true. */
export function Group({ swatches, chosen, ...props }: GroupProps) {
  const store = useMemo(() => {
    let value = chosen;
    const offers = (one: string) => swatches.some((swatch) => swatch.value === one && !swatch.isDisabled);
    const choice = { value: () => value, offers, turnTo() {}, set: (next: string) => void (value = next) };
    return createSwatches({
      swatches,
      choice,
      labelId: undefined,
      isTheirs: () => false,
      onNoMatch() {},
      cover: () => () => {},
    });
  }, [swatches, chosen]);
  const shown = useStore(store.$swatches);
  return <Swatches {...props} swatches={shown} onPress={store.press} />;
}

const swatch = (value: string, label: string, look = {}) => ({
  value,
  label,
  isSelected: false,
  isDisabled: false,
  ...look,
});
const colours = [
  swatch('red', 'Red', { color: '#c8313f' }),
  swatch('blue', 'Blue', { color: '#2f5fd0' }),
  swatch('black', 'Black', { color: '#24272e' }),
];

/** The view of swatches by itself, with its props as controls. */
const meta: Meta<typeof Group> = {
  title: 'Views/Swatches',
  component: Group,
  excludeStories: ['Group'],
  args: {
    attributeName: 'attribute_pa_colour',
    className: 'shopengine_swatches shop-islands-swatches',
    isSpaced: false,
    swatches: colours,
    chosen: '',
  },
  parameters: {
    react: 'swatches',
    docs: { description: { component: readme }, story: { inline: false, height: '140px' } },
  },
};
export default meta;

type Story = StoryObj<typeof Group>;

const radio = (canvas: HTMLElement, name: string) => within(canvas).getByRole('radio', { name });

export const Colours: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(radio(canvasElement, 'Red'));
    await expect(radio(canvasElement, 'Red')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(canvasElement, 'Blue')).toHaveFocus();
    await expect(radio(canvasElement, 'Blue')).toBeChecked();
    await expect(radio(canvasElement, 'Red')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(radio(canvasElement, 'Blue')).not.toBeChecked();
  },
};

export const Pictures: Story = {
  args: {
    attributeName: 'attribute_pa_finish',
    swatches: [swatch('matte', 'Matte', { image: picture }), swatch('gloss', 'Gloss', { image: picture })],
  },
};

export const Labels: Story = {
  args: { attributeName: 'attribute_pa_platform', swatches: [swatch('ps5', 'PS5'), swatch('xbox', 'Xbox')] },
};

export const Chosen: Story = {
  args: { chosen: 'blue' },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'Blue')).toBeChecked();
    await userEvent.tab();
    await expect(radio(canvasElement, 'Blue')).toHaveFocus();
  },
};

export const OutOfStock: Story = {
  args: { swatches: colours.map((one) => ({ ...one, isDisabled: one.value === 'blue' })) },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'Blue')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(radio(canvasElement, 'Blue'));
    await expect(radio(canvasElement, 'Blue')).not.toBeChecked();
    radio(canvasElement, 'Red').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(canvasElement, 'Black')).toBeChecked();
  },
};

export const BrokenPicture: Story = {
  args: { swatches: [swatch('matte', 'Matte', { image: '/no-such-picture.png' }), swatch('gloss', 'Gloss')] },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    radio(canvasElement, 'Red').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(canvasElement, 'Blue')).toBeChecked();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
