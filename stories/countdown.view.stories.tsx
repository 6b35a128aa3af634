import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Layout } from '../widgets/countdown/contract';
import readme from '../widgets/countdown/README.md?raw';
import { View } from '../widgets/countdown/View';

interface CountdownProps {
  /** Seconds that are left; 0 when the countdown is over. */
  left: number;
  /** The markup of the parts; the plugin's style sheet does the rest. */
  layout: Layout;
  /** The label beside each number. */
  labels: Record<'week' | 'day' | 'hour' | 'minute' | 'second', string>;
  /** The first line of the message at the end. */
  finishTitle: string;
  /** The second line of the message at the end. */
  finishContent: string;
}

const CLASSES: Record<Layout, string> = {
  round: 'elementskit-countdown-timer',
  box: 'elementskit-countdown-timer-3',
  flip: 'elementskit-flip-clock',
};

/** A countdown that stands still, because the time is a control here. */
export function Countdown({ left, layout, ...words }: CountdownProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const store = useMemo(
    () => ({ $left: atom(left * 1000), $turned: atom(0), $isShown: atom(true), stop: fn() }),
    [left],
  );
  return (
    <main>
      <div ref={setHost} key={layout} className={`${CLASSES[layout]} ekit-countdown`}>
        {host && <View key={left} host={host} props={{ end: 0, layout, ...words }} store={store} />}
      </div>
    </main>
  );
}

/** A page builder's countdown. */
const meta: Meta<typeof Countdown> = {
  title: 'Views/Countdown',
  component: Countdown,
  excludeStories: ['Countdown'],
  args: {
    left: 788_645,
    layout: 'box',
    labels: { week: 'Weeks', day: 'Days', hour: 'Hours', minute: 'Minutes', second: 'Seconds' },
    finishTitle: 'The sale is over',
    finishContent: 'See you next winter.',
  },
  argTypes: { layout: { control: 'inline-radio', options: ['round', 'box', 'flip'] }, labels: { control: 'object' } },
  parameters: {
    react: 'countdown',
    docs: { description: { component: readme }, story: { inline: false, height: '200px' } },
  },
};
export default meta;

type Story = StoryObj<typeof Countdown>;

/** The name that screen readers hear, and the number of parts. */
const shows =
  (name: string, parts: number): Story['play'] =>
  async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', { name });
    await expect(timer.querySelectorAll('.ekit-countdown-inner')).toHaveLength(parts);
  };

export const Boxes: Story = { play: shows('9 days, 3 hours, 5 minutes left', 4) };

export const Round: Story = { args: { layout: 'round' }, play: shows('9 days, 3 hours, 5 minutes left', 4) };

export const FlipClock: Story = { args: { layout: 'flip' }, play: shows('9 days, 3 hours, 5 minutes left', 5) };

export const WithoutLabels: Story = {
  args: { labels: { week: '', day: '', hour: '', minute: '', second: '' } },
  play: shows('9 days, 3 hours, 5 minutes left', 4),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: shows('9 days, 3 hours, 5 minutes left', 4) };

export const Over: Story = {
  args: { left: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('The sale is overSee you next winter.'));
    await expect(within(canvasElement).queryByRole('timer')).toBeNull();
  },
};
