import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import fixture from '../widgets/_template/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Server HTML, made alive by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Building blocks/Template on a page',
  component: ServerHtml,
  args: { html: `<h1>Game</h1>${fixture}` },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

export const OnAPage: Story = {
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/Lives/)),
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
