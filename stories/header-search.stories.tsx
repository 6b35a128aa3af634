import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import css from '../demo/assets/content-header.css?raw';
import fixture from '../widgets/header-search/fixture.html?raw';
import readme from '../widgets/header-search/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** ElementsKit's search icon. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Header search',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
const html = `<style>${css}</style>${fixture}`;
const button = (canvas: HTMLElement) => within(canvas).findByRole('button', { name: 'Open the search' });
/** The dialog is at the end of the page, outside of the story's element. */
const page = within(document.body);
/** A dialog that stays open would cover the next story too. */
const beforeEach = () => () => document.querySelector<HTMLDialogElement>('dialog.shop-islands-search[open]')?.close();

export const Open: Story = {
  args: { html },
  beforeEach,
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement));
    const dialog = await page.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
  },
};

export const Closed: Story = {
  args: { html: `<div>${html}</div>` },
  beforeEach,
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement));
    await userEvent.click(await page.findByRole('button', { name: 'Close the search' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutJavaScript: Story = { args: { html, isAlive: false } };
