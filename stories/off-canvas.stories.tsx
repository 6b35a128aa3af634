import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import css from '../demo/assets/content-header.css?raw';
import fixture from '../widgets/off-canvas/fixture.html?raw';
import readme from '../widgets/off-canvas/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Panels over the page: Elementor's, and ElementsKit's sidebar. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Off-canvas panel',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
const html = `<style>${css}</style><h1>Games</h1>${fixture}`;
const awake = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('.ekit-sidebar-group')).toHaveAttribute('data-island-status', 'ready'));

export const ByALink: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'How we pack' });
    await userEvent.click(link);
    const panel = await within(canvasElement).findByRole('dialog', { name: 'How we pack' });
    await expect(panel).toHaveAttribute('aria-hidden', 'false');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).toHaveAttribute('aria-hidden', 'true'));
    await expect(link).toHaveFocus();
  },
};

export const Sidebar: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Open the panel' });
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'How we pack' }));
    await expect(await within(canvasElement).findByRole('dialog', { name: 'How we pack' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${html}</div>` },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'How we pack' }));
    const panel = await within(canvasElement).findByRole('dialog', { name: 'How we pack' });
    await expect(panel).toHaveAttribute('aria-hidden', 'false');
    await userEvent.keyboard('{Escape}');
  },
};

export const WithoutJavaScript: Story = { args: { html, isAlive: false } };
