import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { frames } from '../src/ui/motion/tween';
import readme from '../widgets/pie-chart/README.md?raw';
import { View } from '../widgets/pie-chart/View';

interface PieChartProps {
  /** How much of the ring is filled, 0 to 100. */
  percent: number;
  /** The chart's size from edge to edge, in pixels. */
  size: number;
  /** The width of the ring, in pixels. */
  width: number;
  /** The colour of the filled part. */
  bar: string;
  /** The colour of the rest. */
  track: string;
  /** Two colours of a gradient, instead of the bar's colour. */
  gradient: [string, string] | undefined;
  /** The server's words in the middle. */
  middle: string;
}

/** A ring. The view names the element in which it stands. */
export function PieChart({ middle, ...props }: PieChartProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [nodes] = useState(() => {
    const content = Object.assign(document.createElement('span'), { className: 'ekit-chart-content' });
    content.textContent = middle;
    return [content];
  });
  return (
    <p ref={setHost} className="piechart" style={{ margin: 24 }}>
      {host && (
        <View
          key={JSON.stringify(props)}
          host={host}
          props={{ ...props, nodes, isNamed: !!middle }}
          store={{ time: frames }}
        />
      )}
    </p>
  );
}

/** A ring that fills when it comes into sight. */
const meta: Meta<typeof PieChart> = {
  title: 'Views/Pie chart',
  component: PieChart,
  excludeStories: ['PieChart'],
  args: { percent: 65, size: 150, width: 20, bar: '#3b3fd8', track: '#e3e5ea', gradient: undefined, middle: '' },
  argTypes: { bar: { control: 'color' }, track: { control: 'color' }, gradient: { control: 'object' } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj<typeof PieChart>;

const fills: Story['play'] = async ({ canvasElement, args }) => {
  const filled = () => canvasElement.querySelector('circle:last-child');
  await waitFor(() => expect(filled()).toHaveAttribute('stroke-dasharray', `${args.percent} 100`));
};

export const Ring: Story = { play: fills };

export const Empty: Story = { args: { percent: 0 }, play: fills };

export const WithGradient: Story = { args: { gradient: ['#fad470', '#f96933'], percent: 40 }, play: fills };

export const WithWords: Story = {
  args: { middle: '65%' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('p')).not.toHaveAttribute('role');
  },
};
