import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import cards from '../widgets/quick-view/fixture.html?raw';
import readme from '../widgets/quick-view/README.md?raw';
import { withPictures } from './pictures';
import { ServerHtml } from './ServerHtml';

const product = `<!doctype html><html lang="en"><title>Wireless controller</title><body><main><div class="product type-product">
  <img src="${withPictures('/cover/controller.svg')}" alt="" width="240" height="300" /><h1 class="product_title">Wireless controller</h1><p class="price">£49.99</p>
</div></main></body></html>`;

/** Server HTML of two cards, made alive by the real loader; the shop in memory knows their products. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Quick view',
  component: ServerHtml,
  // The links of the cards lead to this page's own site.
  args: { html: `<h1>Shop</h1>${cards.replaceAll('https://shop.example/', '/')}` },
  parameters: {
    problems: ['A product cannot be shown: '],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const SOON = { timeout: 10_000 };

/** Answers for a product, and passes all other calls on to the network. */
const shop = (answer: () => Response) => () => {
  const { fetch } = window;
  window.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/product/') ? answer() : fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
};

/** The second card's product is shown in the page itself. */
const open = async (canvasElement: HTMLElement) => {
  await waitFor(
    () => expect(canvasElement.querySelector('.post-201 a[data-source-url]')).toHaveAttribute('data-island-status'),
    SOON,
  );
  await userEvent.click(canvasElement.querySelector('.post-201 a[data-source-url]') as Element);
  return within(await within(document.body).findByRole('dialog', { name: 'Wireless controller' }, SOON));
};

export const OnACard: Story = {
  beforeEach: shop(() => new Response(product, { headers: { 'content-type': 'text/html' } })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByText('£49.99')).toBeVisible(), SOON);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), SOON);
  },
};

export const ProductGone: Story = {
  beforeEach: shop(() => new Response('', { status: 500 })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible(), SOON);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), SOON);
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
