import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import readme from '../widgets/lightbox/README.md?raw';
import { longWord } from './longWord';
import { scene } from './pictures';
import { ServerHtml } from './ServerHtml';

/**
 * Opens pictures and videos over the page. Links are as plugins and themes print them. The real loader finds and runs
 * the islands.
 */
const meta: Meta<typeof ServerHtml> = {
  title: 'Building blocks/Lightbox',
  component: ServerHtml,
  tags: ['autodocs'],
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '480px' } } },
  // Closes the dialog that a story has left open.
  beforeEach: () => () => document.querySelector('dialog')?.close(),
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Pictures and videos' }));

const close = async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
};

/** A drawn picture in a link whose address has the ending that marks a picture. */
const picture = (name: string, place: string) =>
  `<a href="/${name}.svg" data-caption="${name}"><img src="${scene(place)}" alt="${name}" width="240" height="120"></a>`;

export const Pictures: Story = {
  args: { html: `<div data-island="lightbox">${picture('Blue', 'Low Tide')} ${picture('Red', 'Ironwood')}</div>` },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Blue' }));
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(open.getByRole('heading', { name: 'Picture 2 of 2' })).toBeVisible());
    await close();
    await expect(within(canvasElement).getByRole('link', { name: 'Red' })).toHaveFocus();
  },
};

/** Pictures that belong together; each has a caption. */
const gallery = (...captions: string[]) =>
  `<div data-island="lightbox">${captions.map((caption, index) => picture('Picture', index % 2 ? 'Ironwood' : 'Low Tide').replace('data-caption="Picture"', `data-caption="${caption}"`)).join(' ')}</div>`;

/** Waits until the first picture is open. */
const opened = (...captions: string[]): Story => ({
  args: { html: gallery(...captions) },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('link', { name: 'Picture' });
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => expect((await dialog()).getByRole('img')).toBeVisible());
  },
});

export const Open: Story = opened('The island from above', 'The harbour');

export const OnePicture: Story = opened('The island from above');

export const WithoutCaption: Story = opened('', '');

export const Many: Story = opened(...Array.from({ length: 24 }, (_, index) => `Picture number ${index + 1}`));

export const LongCaption: Story = opened(
  'The island from above, as the cartographer of the second expedition drew it. '.repeat(12),
  longWord,
);

export const LongWordAsCaption: Story = opened(longWord, '');

export const OpenRightToLeft: Story = {
  ...opened('The island from above', 'The harbour'),
  globals: { direction: 'rtl' },
};

export const OpenInTheDark: Story = { ...opened('The island from above', 'The harbour'), globals: { scheme: 'dark' } };

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
    await expect(await within(canvasElement).findByRole('link', { name: 'Watch the trailer' })).not.toHaveAttribute(
      'aria-haspopup',
    );
    await expect(document.querySelector('dialog')).toBeNull();
  },
};
