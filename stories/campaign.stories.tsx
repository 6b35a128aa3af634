import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import campaign from '../widgets/campaign/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Sales campaigns: timers in their skins, counter bars, areas at the edges. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Sales campaign',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** The plugin's styles, as far as a story needs them. */
const LOOK = `<style>
  .wcct_timer_wrap { display: flex; gap: 8px; }
  .wcct_round_wrap, .wcct_square_wrap { position: relative; inline-size: 60px; block-size: 60px; text-align: center; font-size: 12px; }
  .wcct_round_wrap, .wcct_round_wrap .wcct_wrap_border { border-radius: 50%; }
  .wcct_table { padding-block-start: 10px; }
  .wcct_table span { display: block; font-size: 18px; }
  .wcct_wrap_border { position: absolute; inset: 0; border: 2px solid; }
  .wcct_countdown_round_fill .wcct_round_wrap, .wcct_countdown_square_fill .wcct_square_wrap { background: #14181f; color: #fff; }
  .wcct_counter_bar { display: none; }
  .wcct_progress_aria { max-inline-size: 320px; block-size: 16px; background: #ccc; }
  .wcct_progress_bar { inline-size: 0; block-size: 100%; background: #c02434; transition: width 1s; }
</style>`;

/** The fixture as a shop prints it this many seconds before the end. */
const page = (left = 93_784, ...changes: [from: string | RegExp, to: string][]) =>
  `${LOOK}<h1>Shop</h1>${changes.reduce((html, [from, to]) => html.replaceAll(from, to), campaign.replaceAll('data-left="93784"', `data-left="${left}"`))}`;

const withSkin = (skin: string) =>
  page(
    93_784,
    ['data-timer-skin="square_fill"', `data-timer-skin="${skin}"`],
    ['countdown_square_fill', `countdown_${skin}`],
  );
const timer = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-type="single"] .wcct_timer_wrap') as HTMLElement;

/** Waits until the timer shows these digits. */
const shows = (canvasElement: HTMLElement, digits: RegExp) =>
  waitFor(() => expect(timer(canvasElement).textContent?.replace(/\s+/g, ' ')).toMatch(digits));

export const Running: Story = {
  args: { html: page() },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, /^01 days02 hrs0[23] mins\d\d secs$/);
    // Looks the element up each time, because the view replaces it meanwhile.
    const seconds = () => timer(canvasElement).querySelector('.wcct_square_wrap:last-child span')?.textContent;
    const first = seconds();
    await waitFor(() => expect(seconds()).not.toBe(first));
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Stock sold' });
    await waitFor(() => expect(bar.style.width).toBe('37.5%'));
    await within(canvasElement).findByRole('region', { name: 'Offer at the top' });
  },
};

export const RoundGhost: Story = {
  args: { html: withSkin('round_ghost') },
  play: ({ canvasElement }) => shows(canvasElement, /^01 days02 hrs0[23] mins\d\d secs$/),
};

export const Highlighted: Story = {
  args: { html: withSkin('highlight_1') },
  play: ({ canvasElement }) => shows(canvasElement, /^01 days:02 hrs:0[23] mins:\d\d secs$/),
};

export const Plain: Story = {
  args: { html: withSkin('default') },
  play: ({ canvasElement }) => shows(canvasElement, /^01days 02hrs 0[23]mins \d\dsecs$/),
};

/** Without days and hours, which the timer shows only while any are left. */
export const LastMinutes: Story = {
  args: { html: page(125, ['data-is_days="yes" data-is_hrs="yes"', 'data-is_days="no" data-is_hrs="no"']) },
  play: ({ canvasElement }) => shows(canvasElement, /^0[12] mins\d\d secs$/),
};

/** The campaign's timers and its area are gone; the bar stays. */
export const Ended: Story = {
  args: { html: page(2) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.wcct_timer')).toBeNull());
    await expect(canvasElement.querySelector('.wcct_header_area')).toBeNull();
    await expect(canvasElement.querySelector('.wcct_counter_bar')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${page()}</div>` },
  play: ({ canvasElement }) => shows(canvasElement, /^01 days/),
};

export const WithoutJavaScript: Story = { args: { html: page(), isAlive: false } };
