import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/variations/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** A variable product's form: its selects narrow each other, and the chosen variation is shown. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product page/Variations',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const html = `<h1>Controller</h1>${fixture.replace('width="600" height="750"', 'width="120" height="150"')}`;

const asked = html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"');

async function choose(
  canvasElement: HTMLElement,
  colour: string,
  platform: string,
): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await waitFor(() =>
    expect(canvasElement.querySelector('form.variations_form')).toHaveAttribute('data-island-status', 'ready'),
  );
  await userEvent.selectOptions(canvas.getByLabelText('Colour'), colour);
  await userEvent.selectOptions(canvas.getByLabelText('Platform'), platform);
  return canvas;
}

export const NothingChosen: Story = { args: { html } };

export const Narrowed: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Blue', 'Choose an option');
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'Xbox' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear options' })).toBeVisible());
  },
};

export const Chosen: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Black', 'Xbox');
    await waitFor(() => expect(canvas.getByText('£52.99')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('It speaks to both.')).toBeVisible());
  },
};

export const OutOfStock: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Red', 'Xbox');
    await waitFor(() => expect(canvas.getByText('Out of stock')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveClass('wc-variation-is-unavailable'),
    );
  },
};

export const SoldIndividually: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Blue', 'PS5');
    await waitFor(() => expect(canvas.queryByRole('spinbutton')).toBeNull());
  },
};

export const Reset: Story = {
  args: { html },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Red', 'PS5');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear options' }));
    await waitFor(() => expect(canvas.getByLabelText('Colour')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText('Colour')).toHaveFocus());
  },
};

/** Mocks a server that gives this answer to `get_variation`. */
function answering(answer: () => Promise<Response>) {
  return () => {
    const { fetch } = window;
    window.fetch = (input, init) => (String(input).includes('get_variation') ? answer() : fetch(input, init));
    return () => {
      window.fetch = fetch;
    };
  };
}

export const Asking: Story = {
  args: { html: asked },
  beforeEach: answering(
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Response.json({ variation_id: 202, price_html: '£54.99' })), 500),
      ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Red', 'PS5');
    const form = canvasElement.querySelector('form.variations_form');
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
    await expect(await canvas.findByText('£54.99')).toBeVisible();
    await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
  },
};

export const NoMatch: Story = {
  args: { html: asked },
  beforeEach: answering(async () => Response.json(false)),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Blue', 'Xbox');
    await expect(await canvas.findByText(/no product for this choice/)).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[value="xbox"]')).toHaveAttribute(
        'label',
        'Xbox (not available with your other choices)',
      ),
    );
  },
};

/** The form has to ask the server, and the call fails. */
export const AskingFails: Story = {
  args: { html: asked, fails: true },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Red', 'PS5');
    await waitFor(() => expect(within(document.body).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const WithoutJavaScript: Story = { args: { html, isAlive: false } };
