import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import tabs from '../widgets/product-tabs/fixture.html?raw';
import quantityButtons from '../widgets/quantity-buttons/fixture.html?raw';
import rating from '../widgets/rating/fixture.html?raw';
import share from '../widgets/share/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** The small parts of a product's page: tabs, stars, share links, plus and minus. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product page/Tabs, reviews and sharing',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const TITLE = '<h1 class="product_title">Wireless controller</h1>';

export const Tabs: Story = {
  args: { html: TITLE + tabs },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [description, reviews] = [
      await canvas.findByRole('tab', { name: 'Description' }),
      await canvas.findByRole('tab', { name: /Reviews/ }),
    ];
    await waitFor(() => expect(description).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(reviews);
    await expect(canvas.getByText('Good triggers.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(description).toHaveFocus();
    await expect(canvas.getByText('Good triggers.')).not.toBeVisible();
  },
};

export const ReviewLink: Story = {
  args: { html: TITLE + tabs },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Good triggers.')).not.toBeVisible());
    const link = canvas.getByRole('link', { name: /customer reviews/ });
    // The page's address stays as it is.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(canvas.getByText('Good triggers.')).toBeVisible();
  },
};

export const TabsWithoutJavaScript: Story = { args: { html: TITLE + tabs, isAlive: false } };

export const Stars: Story = {
  args: { html: TITLE + rating },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '3 of 5 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    await expect(canvasElement.querySelector('#rating')).toHaveValue('4');
  },
};

export const StarsBefore: Story = { args: { html: TITLE + rating } };

export const StarsWithoutJavaScript: Story = { args: { html: TITLE + rating, isAlive: false } };

export const Share: Story = { args: { html: TITLE + share } };

export const CopyLink: Story = {
  args: { html: TITLE + share },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Copy link' });
    await waitFor(() => expect(link).toHaveAttribute('data-island-status', 'ready'));
    const { prompt } = window;
    window.prompt = (_text, value) => value ?? '';
    await userEvent.click(link);
    window.prompt = prompt;
    // Browsers refuse the clipboard in a window that nobody uses.
    await within(document.body).findByText(/^The link (was copied|could not be copied)/);
  },
};

export const PlusAndMinus: Story = {
  args: { html: quantityButtons },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'One more of Wireless controller' }));
    await expect(canvas.getByLabelText('Product quantity')).toHaveValue(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'One more of Nightcourier' }));
    await expect(canvas.getByLabelText('Nightcourier quantity')).toHaveValue(3);
    await expect(canvas.getByRole('button', { name: 'One more of Nightcourier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PlusAndMinusWithoutJavaScript: Story = {
  args: {
    html: TITLE + quantityButtons.replace(/<h1.*<\/h1>/, '').replace(/<form class="cart grouped_form"[\s\S]*/, ''),
    isAlive: false,
  },
};
