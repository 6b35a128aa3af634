import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import readme from '../widgets/filter-chips/README.md?raw';
import { Chips } from '../widgets/filter-chips/View';

interface ChipsProps {
  /** The words of each filter that is on. */
  words: readonly string[];
  /** Called when a chip is pressed. */
  onRemove(words: string): void;
  /** Called when all filters are taken off. */
  onClear(): void;
  /** Called when the last chip has gone and had the focus. */
  onLeave(): void;
}

/** The chips by themselves; their props are controls. */
export function FilterChips({ words, onRemove, onClear, onLeave }: ChipsProps) {
  const filters = words.map((one) => ({ id: one, words: one, remove: () => onRemove(one) }));
  return (
    <main style={{ padding: 24 }}>
      <Chips filters={filters} clear={onClear} onLeave={onLeave} />
    </main>
  );
}

/** A chip for each filter that is on. */
const meta: Meta<typeof FilterChips> = {
  title: 'Views/Filter chips',
  component: FilterChips,
  excludeStories: ['FilterChips'],
  args: { words: ['Games', 'Switch', '£10 - £20'], onRemove: fn(), onClear: fn(), onLeave: fn() },
  argTypes: { words: { control: 'object' } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '140px' } } },
};
export default meta;

type Story = StoryObj<typeof FilterChips>;

const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name });

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = await button(canvasElement, 'Remove filter: Switch');
    await userEvent.tab();
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('Switch');
    await userEvent.click(await button(canvasElement, 'Clear all'));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const ManyAndLong: Story = {
  args: {
    words: [
      ...Array.from({ length: 12 }, (_none, index) => `Filter ${index + 1}`),
      'A filter whose name an editor has written without looking at a phone',
    ],
  },
  play: async ({ canvasElement }) =>
    void (await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(13)),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { right } = (await button(canvasElement, 'Remove filter: Games')).getBoundingClientRect();
    await expect(right).toBeGreaterThan(
      (await button(canvasElement, 'Remove filter: Switch')).getBoundingClientRect().right,
    );
  },
};

export const None: Story = {
  args: { words: [] },
  play: async ({ canvasElement }) => void (await expect(within(canvasElement).queryByRole('group')).toBeNull()),
};

export const Dark: Story = { globals: { scheme: 'dark' } };
