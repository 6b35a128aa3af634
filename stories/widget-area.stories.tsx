import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import fixture from '../widgets/widget-area/fixture.html?raw';
import readme from '../widgets/widget-area/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** An area whose content loads when it becomes visible, and an area in a closed part. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Widget area',
  component: ServerHtml,
  parameters: { problems: ['A widget area’s content did not load.'], docs: { description: { component: readme } } },
  args: { html: fixture },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** Answers the calls with these texts in turn; the last text answers all further calls. */
const answering = (...responses: Response[]) => {
  const left = [...responses];
  const { fetch } = window;
  window.fetch = async (input, init) =>
    String(input).includes('admin-ajax')
      ? ((left.length > 1 ? left.shift() : left[0]) as Response).clone()
      : fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
};
const content = () => new Response('<h2>Delivery</h2><p>Games are sent within a day.</p>');

export const Seen: Story = {
  beforeEach: () => answering(content()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Games are sent within a day.')).toBeVisible();
  },
};

export const Opened: Story = {
  args: { html: `<details><summary>Delivery</summary>${fixture}</details>` },
  beforeEach: () => answering(content()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Delivery'));
    await expect(await within(canvasElement).findByText('Games are sent within a day.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: () => answering(new Response(''), content()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Games are sent within a day.')).toBeVisible();
  },
};
