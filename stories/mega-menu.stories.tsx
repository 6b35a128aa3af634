import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import css from '../demo/assets/content-header.css?raw';
import fixture from '../widgets/mega-menu/fixture.html?raw';
import readme from '../widgets/mega-menu/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Elementor's menu: wide, and unfolding. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Mega menu',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
const menu = (settings: Record<string, string>) =>
  `<style>${css}</style>${fixture.replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`)}`;
const awake = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('nav')).toHaveAttribute('data-island-status', 'ready'));
const open = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Open Guides' });
const content = (canvas: HTMLElement) => within(canvas).queryByRole('link', { name: 'For beginners' });

export const OnClick: Story = {
  args: { html: menu({ breakpoint_selector: 'none' }) },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(open(canvasElement));
    await waitFor(() => expect(content(canvasElement)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(content(canvasElement)).toBeNull());
    await expect(open(canvasElement)).toHaveFocus();
  },
};

export const Open: Story = {
  args: { html: menu({ breakpoint_selector: 'none' }) },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Reviews' }));
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Of consoles' })).toBeVisible());
  },
};

export const OnHover: Story = {
  args: { html: menu({ breakpoint_selector: 'none', open_on: 'hover' }) },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.hover(open(canvasElement));
    await waitFor(() => expect(content(canvasElement)).toBeVisible());
    await userEvent.unhover(canvasElement.querySelector('.e-n-menu') as HTMLElement);
    await waitFor(() => expect(content(canvasElement)).toBeNull());
  },
};

export const Vertical: Story = {
  args: { html: `<div dir="rtl">${menu({ breakpoint_selector: 'none', item_layout: 'vertical' })}</div>` },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await expect(canvasElement.querySelector('nav')).toHaveAttribute('data-layout', 'vertical');
  },
};

export const WithoutJavaScript: Story = { args: { html: menu({}), isAlive: false } };
