import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import css from '../demo/assets/content-header.css?raw';
import fixture from '../widgets/header-menu/fixture.html?raw';
import readme from '../widgets/header-menu/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** The theme's header. Here a short style sheet stands for the theme's own. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Header menu',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    Object.assign(window, { astra: { break_point: '5000' } });
    return () => {
      delete (window as { astra?: object }).astra;
      document.body.classList.remove(
        'ast-main-header-nav-open',
        'ast-popup-nav-open',
        'ast-header-break-point',
        'ast-desktop',
      );
      document.documentElement.classList.remove('ast-off-canvas-active');
    };
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
/** Sets the header's narrow look directly, because the canvas of a story may have any width. */
const page = (change: (html: string) => string = (html) => html) =>
  `<style>${css.replace('(max-width: 921.9px)', 'all')}</style>${change(fixture)}`;
const awake = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('#masthead')).toHaveAttribute('data-island-status', 'ready'));
const toggle = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Main menu toggle' });

export const Dropdown: Story = {
  args: { html: page() },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(toggle(canvasElement));
    const menu = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(menu).toBeVisible());
    const [games] = within(menu).getAllByRole('button', { name: 'Toggle Menu' });
    await userEvent.click(games as HTMLElement);
    await expect(within(menu).getByRole('link', { name: 'PlayStation' })).toBeVisible();
    await expect(games).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Drawer: Story = {
  args: { html: page((html) => html.replace('data-type="dropdown"', 'data-type="off-canvas"')) },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(toggle(canvasElement));
    const close = within(canvasElement).getByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(toggle(canvasElement)).toHaveFocus();
    await expect(document.documentElement).not.toHaveClass('ast-off-canvas-active');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${page()}</div>` },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(toggle(canvasElement));
    await expect(document.body).toHaveClass('ast-main-header-nav-open');
  },
};

export const WithoutJavaScript: Story = { args: { html: page(), isAlive: false } };
