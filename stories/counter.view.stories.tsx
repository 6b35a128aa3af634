import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useEffect, useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { tweenWhenSeen } from '../src/ui/motion/tween';
import readme from '../widgets/counter/README.md?raw';
import { View } from '../widgets/counter/View';

interface CounterProps {
  /** The final number, as it is shown. */
  text: string;
  /** The number from which the counter starts. */
  from: number;
  /** The number at which the counter stops. */
  to: number;
  /** How long the counter runs, in milliseconds. */
  duration: number;
  /** True if the digits roll, instead of numbers that change. */
  isSliding: boolean;
}

/** A number. The view names the element in which it stands. */
export function Counter(props: CounterProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const key = JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number counts from its own start
  const $share = useMemo(() => atom(0), [key]);
  useEffect(() => (host ? tweenWhenSeen(host, props.duration, $share.set) : undefined), [host, props.duration, $share]);
  return (
    <p ref={setHost} style={{ fontSize: 48, margin: 24 }}>
      {host && <View key={key} host={host} props={{ ...props, printed: '0' }} store={{ $share }} />}
    </p>
  );
}

/** A number that counts up when it comes into sight. */
const meta: Meta<typeof Counter> = {
  title: 'Views/Counter',
  component: Counter,
  excludeStories: ['Counter'],
  args: { text: '12,500', from: 0, to: 12_500, duration: 500, isSliding: false },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '160px' } } },
};
export default meta;

type Story = StoryObj<typeof Counter>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector('p');
    await expect(host).toHaveAttribute('aria-label', '12,500');
    await waitFor(() => expect(host).toHaveTextContent('12,500'));
    await waitFor(() => expect(host).not.toHaveAttribute('role'));
  },
};

export const Rolling: Story = {
  args: { isSliding: true, duration: 900 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.shop-islands-counter-digit')).toHaveLength(5));
    await waitFor(() => expect(canvasElement.querySelector('p')?.innerHTML).toBe('12,500'));
  },
};

export const RollingRightToLeft: Story = { ...Rolling, globals: { direction: 'rtl' } };
