import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/product-gallery/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** A product's pictures: thumbnails, swiping, zoom under a mouse, and big pictures in a dialog. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product page/Gallery',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const page = (gallery: string) => `<h1>Wireless Controller</h1><div style="max-width: 480px">${gallery}</div>`;

export const Gallery: Story = {
  args: { html: page(fixture) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = await canvas.findByRole('button', { name: 'Wireless Controller, from the back' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
  },
};

export const BigPictures: Story = {
  args: { html: page(fixture) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Show the pictures in full size' });
    await userEvent.click(button);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Product pictures' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Picture 2 of 3' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByText('What is in the box')).toBeVisible();
  },
};

export const MissingPictures: Story = {
  args: { html: page(fixture), hasPictures: false },
  parameters: { fits: { lacksPictures: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.flex-control-thumbs')).not.toBeNull());
  },
};

export const OnePicture: Story = {
  args: {
    html: page(fixture.replace(/(?<=<\/div>\s*)<div data-thumb[\s\S]*(?=\s*<\/div>\s*<\/div>\s*<\/div>)/, '')),
  },
};

export const RightToLeft: Story = { args: { html: `<div dir="rtl" lang="ar">${page(fixture)}</div>` } };

export const WithoutJavaScript: Story = {
  args: { html: page(fixture).replace('opacity: 0;', ''), isAlive: false },
};
