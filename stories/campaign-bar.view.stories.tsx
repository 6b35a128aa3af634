import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { CounterBarFill } from '../widgets/campaign/CounterBarFill';
import readme from '../widgets/campaign/README.md?raw';

interface BarProps {
  /** How much of the bar is filled in the end, in per cent. */
  share: number;
  /** The bar's accessible name. */
  name: string;
  /** True if the bar fills from the right. */
  isRightToLeft: boolean;
}

/** A bar that is in sight, so that it fills at once. */
export function CounterBar({ share, name, isRightToLeft }: BarProps) {
  const store = useMemo(() => {
    const $isFull = atom(false);
    return { name, $isFull };
  }, [name]);
  useEffect(() => store.$isFull.set(true), [store]);
  const className = `wcct_progress_bar wcct_bar_orientation_${isRightToLeft ? 'rtl' : 'ltr'}`;
  const attributes = { role: 'progressbar', 'aria-valuenow': `${share}`, 'aria-valuemin': '0', 'aria-valuemax': '100' };
  return (
    <main>
      <div className="wcct_counter_bar" style={{ display: 'block' }}>
        <div className="wcct_progress_aria wcct_bar_stripe wcct_bar_active">
          <CounterBarFill bar={{ attributes, className, share }} store={store} />
        </div>
      </div>
    </main>
  );
}

/** The counter bar of a sales campaign: how much of its stock is sold, or left. */
const meta: Meta<typeof CounterBar> = {
  title: 'Views/Campaign bar',
  component: CounterBar,
  excludeStories: ['CounterBar'],
  args: { share: 37.5, name: 'Stock sold', isRightToLeft: false },
  argTypes: { share: { control: { type: 'range', min: 0, max: 100 } } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '120px' } } },
};
export default meta;

type Story = StoryObj<typeof CounterBar>;

const fills =
  (name: string, share: number): Story['play'] =>
  async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name });
    await waitFor(() => expect(bar.style.width).toBe(`${share}%`));
  };

export const Sold: Story = { play: fills('Stock sold', 37.5) };

export const Left: Story = {
  args: { share: 20, name: 'Stock left', isRightToLeft: true },
  play: fills('Stock left', 20),
};

export const SoldOut: Story = { args: { share: 100 }, play: fills('Stock sold', 100) };
