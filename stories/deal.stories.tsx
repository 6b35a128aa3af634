import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import deal from '../widgets/deal/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** A deal's clock, and the bar of sold products. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Deal',
  component: ServerHtml,
  parameters: { problems: ['A deal has no end: '], docs: { story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The fixture as a shop prints it this many milliseconds before the deal's end. */
function before(left: number, ...changes: [from: string, to: string][]): string {
  const end = new Date(Date.now() + left).toISOString().slice(0, 19).replace('T', ' ');
  return `<h1>Shop</h1><h2>Offers</h2><h3>Deals</h3>${[['2099-12-31 23:00:00', end] as const, ...changes].reduce((html, [from, to]) => html.replace(from, to), deal)}`;
}

export const Running: Story = {
  args: { html: before(2 * DAY + 30 * SECOND) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('timer', { name: '2 days, 1 minute left' });
    await expect(canvasElement.querySelector('.clock-days')).toHaveTextContent('2');
    // Looks the element up each time, because the view replaces it meanwhile.
    const seconds = () => canvasElement.querySelector('.clock-sec')?.textContent;
    const first = seconds();
    await waitFor(() => expect(seconds()).not.toBe(first));
    await expect(canvas.getByRole('progressbar', { name: 'Stock sold' })).toHaveAttribute('aria-valuenow', '25');
  },
};

export const WithoutDays: Story = {
  args: {
    html: before(
      2 * DAY + 30 * SECOND,
      ['"show_days":"yes"', '"show_days":"no"'],
      [/\s*<span class="se-clock-item"><span class="clock-days">.*/.exec(deal)?.[0] ?? '', ''],
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('timer', { name: '48 hours, 1 minute left' });
  },
};

export const OverSold: Story = {
  args: { html: before(DAY, ['"total_sell":10', '"total_sell":90']) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const WithoutStock: Story = {
  args: { html: before(DAY, ['"stock_qty":40', '"stock_qty":null']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('timer');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Ended: Story = {
  args: { html: before(2 * SECOND) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.deal-products')).not.toBeVisible());
  },
};

export const EndUnreadable: Story = {
  args: { html: before(DAY, ['"end_time"', '"end"']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('progressbar');
    await expect(canvasElement.querySelector('.clock-sec')).toHaveTextContent('');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${before(DAY)}</div>` },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar');
    await expect(bar.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const WithoutJavaScript: Story = { args: { html: before(DAY), isAlive: false } };
