import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/masonry/fixture.html?raw';
import readme from '../widgets/masonry/README.md?raw';
import { withPictures } from './pictures';
import { ServerHtml } from './ServerHtml';

const html = withPictures(fixture);

/** Server HTML of a gallery, made alive by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Masonry grid',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme } } },
  args: { html },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const placed = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.shop-islands-masonry')).not.toBeNull());

export const All: Story = { play: async ({ canvasElement }) => placed(canvasElement) };

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    await placed(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Games' }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'A controller' })).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A game' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${html}</div>` },
  play: async ({ canvasElement }) => placed(canvasElement),
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
