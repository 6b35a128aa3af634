import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { adoptStyles } from '../src/bridge/page/styles';
import { Bar } from '../widgets/deal/Bar';
import readme from '../widgets/deal/README.md?raw';
import css from '../widgets/deal/styles.css?inline';

adoptStyles(css);

/** The bar of what is sold. A deal's numbers are digits in the server's markup: see Pages/Deal. */
const meta: Meta<typeof Bar> = {
  title: 'Pages/Deal/Views',
  component: Bar,
  args: { share: 25, rail: '#F2F2F2', fill: '#C02434', railHeight: 2, fillHeight: 4, isRound: true, height: 6, display: 'block', verticalAlign: 'baseline' },
  argTypes: { share: { control: { type: 'range', min: 0, max: 100 } }, rail: { control: 'color' }, fill: { control: 'color' } },
  parameters: { docs: { description: { component: readme } } },
};
export default meta;

type Story = StoryObj<typeof Bar>;

const barOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('progressbar', { name: 'Stock sold' });
const fillWidth = (bar: Element) => Number.parseFloat(getComputedStyle(bar, '::after').width) / bar.getBoundingClientRect().width;

export const AQuarter: Story = {
  play: async ({ canvasElement }) => {
    await expect(barOf(canvasElement)).toHaveAttribute('aria-valuenow', '25');
    await expect(fillWidth(barOf(canvasElement))).toBeCloseTo(0.25, 2);
  },
};

export const SoldOut: Story = {
  args: { share: 100, isRound: false },
  play: async ({ canvasElement }) => {
    await expect(fillWidth(barOf(canvasElement))).toBeCloseTo(1, 2);
  },
};

/** Colours that are none, and could fetch something, are the usual ones. */
export const ColoursOfNoUse: Story = {
  args: { rail: 'url(//evil.example/x)', fill: 'red;position:fixed' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(barOf(canvasElement), '::after').backgroundColor).toBe('rgb(240, 61, 63)');
  },
};
