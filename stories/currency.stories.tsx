import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import fixture from '../widgets/currency-switcher/fixture.html?raw';
import readme from '../widgets/currency-switcher/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** A choice loads the page in the chosen currency. Here there is no such page. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Currency switcher',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '160px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

// Without the select's inline handler, which would leave the story.
const page = `<h1>Shop</h1>${fixture.replace(/ onchange="[^"]*"/, '')}`;

export const Untouched: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Currency')).toHaveValue('GBP');
  },
};

export const WithoutJavaScript: Story = { args: { html: page, isAlive: false } };
