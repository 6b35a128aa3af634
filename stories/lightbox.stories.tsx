import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import readme from '../widgets/lightbox/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Links as plugins and themes print them, found and run by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Building blocks/Lightbox',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '480px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const drawn = (colour: string) =>
  URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${colour}"/></svg>`], {
      type: 'image/svg+xml',
    }),
  );
const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Pictures and videos' }));

const close = async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
};

/** The address of a drawn picture, with the ending that marks a picture. */
const picture = (name: string, colour: string) =>
  `<a href="/${name}.svg" data-caption="${name}"><img src="${drawn(colour)}" alt="${name}" width="150" height="100"></a>`;

export const Pictures: Story = {
  args: { html: `<div data-island="lightbox">${picture('Blue', '#3b3fd8')} ${picture('Red', '#c02434')}</div>` },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Blue' }));
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(open.getByRole('heading', { name: 'Picture 2 of 2' })).toBeVisible());
    await close();
    await expect(within(canvasElement).getByRole('link', { name: 'Red' })).toHaveFocus();
  },
};

const film = (href: string, settings = '{}') =>
  `<div data-video-setting='${settings}'><a class="ekit-video-popup ekit-video-popup-btn" href="${href}">Watch the trailer</a></div>`;
const PLAYER = 'data:text/html,The trailer';

export const Film: Story = {
  args: {
    html: `${film('#own-film', '{"autoplay":false,"muted":true}')}<div id="own-film" hidden><video><source src="/missing.mp4" type="video/mp4"></video></div>`,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Watch the trailer' }));
    await expect((await dialog()).getByRole('link', { name: 'Open the video in a new window' })).toBeVisible();
    await expect(document.querySelector('dialog video')).toHaveProperty('muted', true);
    await close();
  },
};

export const AddressThatMayNotBeUsed: Story = {
  args: { html: film(PLAYER) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Watch the trailer' })).not.toHaveAttribute('aria-haspopup');
    await expect(document.querySelector('dialog')).toBeNull();
  },
};
