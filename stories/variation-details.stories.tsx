import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import details from '../widgets/variation-details/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** The details of the chosen variation: sale badge, stock, and the button's label. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product page/Variation details',
  component: ServerHtml,
  args: { html: `<h1>Racing wheel</h1>${details}` },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  beforeEach: () => {
    Object.assign(window, { ShopEngineSaleVariations: { 301: 20 } });
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const badge = (place: HTMLElement) => place.querySelector('#shopengine-variable-onsale-badge');
const stock = (place: HTMLElement) => place.querySelector('.shopengine-product-stock .stock');

async function choose(place: HTMLElement, colour: string): Promise<void> {
  await waitFor(() => expect(place.querySelector('form')).toHaveAttribute('data-island-status', 'ready'));
  await userEvent.selectOptions(within(place).getByRole('combobox', { name: 'Colour' }), colour);
}

export const NothingChosen: Story = {};

export const OnSale: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'red');
    await waitFor(() => expect(stock(canvasElement)).toHaveTextContent('7 in stock'));
    await expect(badge(canvasElement)).toHaveTextContent('20% OFF');
  },
};

export const OnBackorder: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'blue');
    await waitFor(() => expect(stock(canvasElement)).toHaveTextContent('On backorder'));
    await expect(badge(canvasElement)).not.toBeVisible();
  },
};

export const OutOfStock: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'green');
    await waitFor(() => expect(stock(canvasElement)).toHaveTextContent('Out of stock'));
  },
};

export const PreOrder: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'gold');
    await within(canvasElement).findByRole('button', { name: 'Pre Order Now!' });
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'green');
    await waitFor(() => expect(stock(canvasElement)).toHaveTextContent('Out of stock'));
    await choose(canvasElement, '');
    await waitFor(() => expect(stock(canvasElement)).toHaveTextContent('In Stock'));
    await expect(badge(canvasElement)).not.toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Add to cart' })).toBeVisible();
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
