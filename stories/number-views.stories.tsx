import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { frames } from '../src/ui/tween';
import { View as CounterView } from '../widgets/counter/View';
import pieReadme from '../widgets/pie-chart/README.md?raw';
import { View as PieView } from '../widgets/pie-chart/View';

interface Args {
  kind: 'counter' | 'pie';
  /** The number at its end, as it is shown. */
  text: string;
  from: number;
  to: number;
  /** Milliseconds. */
  duration: number;
  isSliding: boolean;
  /** 0 to 100. */
  percent: number;
  /** Pixels. */
  size: number;
  width: number;
  bar: string;
  track: string;
  gradient: [string, string] | undefined;
  middle: string;
}

function Counter({ host, ...args }: Args & { host: HTMLElement }) {
  return <CounterView props={{ ...args, printed: '0' }} store={{ time: frames, reach() {} }} host={host} />;
}

function Pie({ host, middle, ...args }: Args & { host: HTMLElement }) {
  const [nodes] = useState(() => [new Text(middle)]);
  return <PieView props={{ ...args, nodes, isNamed: !!middle }} store={{ time: frames }} host={host} />;
}

/** A view in the element that it stands in, which it names. */
function Numbers(args: Args) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const Shown = args.kind === 'counter' ? Counter : Pie;
  return (
    <p ref={setHost} style={{ fontSize: 48, margin: 24, height: 160 }}>
      {host && <Shown key={JSON.stringify(args)} host={host} {...args} />}
    </p>
  );
}

/** What counts and what fills. */
const meta: Meta<typeof Numbers> = {
  title: 'Widgets/Counter and pie chart',
  component: Numbers,
  args: {
    kind: 'counter',
    text: '12,500',
    from: 0,
    to: 12_500,
    duration: 500,
    isSliding: false,
    percent: 65,
    size: 150,
    width: 20,
    bar: '#3b3fd8',
    track: '#e3e5ea',
    gradient: undefined,
    middle: '',
  },
  argTypes: { bar: { control: 'color' }, track: { control: 'color' }, kind: { control: 'radio', options: ['counter', 'pie'] } },
  parameters: { docs: { description: { component: pieReadme }, story: { inline: false, height: '240px' } } },
};
export default meta;

type Story = StoryObj<typeof Numbers>;

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

const fills: Story['play'] = async ({ canvasElement, args }) => {
  const filled = () => canvasElement.querySelector('circle:last-child');
  await waitFor(() => expect(filled()).toHaveAttribute('stroke-dasharray', `${args.percent} 100`));
};

export const Ring: Story = { args: { kind: 'pie' }, play: fills };

export const RingWithGradient: Story = { args: { kind: 'pie', gradient: ['#fad470', '#f96933'], percent: 40 }, play: fills };

export const RingWithWords: Story = {
  args: { kind: 'pie', middle: '65%' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('p')).not.toHaveAttribute('role');
  },
};
