import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import cards from '../widgets/comparison/fixture.html?raw';
import readme from '../widgets/comparison/README.md?raw';
import { bar, compared, ITEM, openShop, table } from './comparedGames';
import { ServerHtml } from './ServerHtml';

/** Server HTML of page, bar and buttons, made alive by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Comparison',
  component: ServerHtml,
  parameters: {
    problems: ['A product could not be removed.', 'The bar could not be filled.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
  beforeEach: () => openShop(),
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const page = `<h1>Compare</h1><div class="shopengine-comparison-page"><div class="comparison-page-inner">${table}</div></div>`;
const closedBar = `<h1>Shop</h1>${bar.replace(ITEM, '')}`;

/** The code may take a while to load. */
const SOON = { timeout: 10_000 };
const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name }, SOON);

export const Page: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    await expect(canvasElement.querySelector('.comparison-table-wrap')).toHaveAttribute('role', 'region');
  },
};

export const PageWithoutOne: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() => expect(compared()).toEqual([12, 123]));
    await expect(within(canvasElement).queryByText('Moonlight Drift')).toBeNull();
    await expect(await button(canvasElement, 'Remove Glasswing Saga')).toHaveFocus();
  },
};

export const PageWithNothingLeft: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    for (const name of ['Paper Kingdoms', 'Moonlight Drift', 'Glasswing Saga'])
      await userEvent.click(await button(canvasElement, `Remove ${name}`));
    await waitFor(() => expect(compared()).toEqual([]));
    await expect(canvasElement.querySelector('.shopengine-no-comparison-product')).toHaveFocus();
  },
};

export const Copied: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
    await userEvent.click(await button(canvasElement, 'Copy link'));
    await button(canvasElement, 'Copied');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
};

const toggle = (canvas: HTMLElement) => button(canvas, 'Compare Products');

export const BarClosed: Story = {
  args: { html: closedBar },
  play: async ({ canvasElement }) => void (await toggle(canvasElement)),
};

export const BarOpen: Story = {
  args: { html: closedBar },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await button(canvasElement, 'Remove Paper Kingdoms');
    await waitFor(async () => expect(await toggle(canvasElement)).toHaveAttribute('aria-expanded', 'true'));
    const link = await within(canvasElement).findByRole('link', { name: 'Compare' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/?comparison=yes&product_ids=12,101,123');
  },
};

export const BarLoading: Story = {
  args: { html: closedBar },
  beforeEach: () => openShop({ comparison_bar_data: () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await waitFor(async () => expect(await toggle(canvasElement)).toHaveAttribute('aria-busy', 'true'), SOON);
  },
};

export const BarRemoving: Story = {
  args: { html: closedBar },
  beforeEach: () => openShop({ 'comparison/remove': () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.comparison-for-bottom-bar-item[aria-busy="true"]')).toHaveLength(1),
    );
  },
};

export const BarFailed: Story = {
  args: { html: closedBar },
  beforeEach: () => openShop({ comparison_bar_data: () => 500 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await waitFor(
      () => expect(within(document.body).getByText('The comparison could not be loaded.')).toBeVisible(),
      SOON,
    );
    await expect(await toggle(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Buttons: Story = {
  args: { html: `<h1>Shop</h1>${cards}` },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Compare: Paper Kingdoms');
    await waitFor(async () =>
      expect(await button(canvasElement, 'Compare: Moonlight Drift')).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const WithoutJavaScript: Story = { args: { html: page, isAlive: false } };
