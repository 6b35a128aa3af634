import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/product-list-tabs/fixture.html?raw';
import readme from '../widgets/product-list-tabs/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** ShopEngine's filterable product list: tabs that are filled when they are opened. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Filterable product list',
  component: ServerHtml,
  parameters: {
    problems: ['The products of a tab did not load.'],
    docs: { description: { component: readme }, story: { inline: false, height: '480px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const html = `<h1>Shop</h1><h2>Lists</h2>${fixture}`;

type Answer = () => Promise<Response>;
const never: Answer = () => new Promise(() => {});
const says =
  (body: string): Answer =>
  async () =>
    new Response(body, { headers: { 'Content-Type': 'application/json' } });
const filled = says(
  '<div class="shopengine-single-product-item"><div class="product-thumb"><img src="/cover/nightcourier.svg" alt="" width="300" height="375" /></div><h3 class="product-title"><a href="#product">Nightcourier</a></h3></div>',
);
const empty = says('<p class="error">No products were found.</p>');
const broken: Answer = async () => new Response('', { status: 500 });

/** A shop that gives these answers in turn, and then the last answer again and again. */
const shop =
  (...answers: Answer[]) =>
  () => {
    const { fetch } = window;
    const left = [...answers];
    window.fetch = fn(
      (input, init) =>
        (/filter_cat_products/.test(String(input))
          ? (left.length > 1 ? left.shift() : left[0])?.()
          : fetch(input, init)) as never,
    );
    for (const dismiss of document.querySelectorAll<HTMLElement>('.shop-islands-notice [data-dismiss]'))
      dismiss.click();
    return () => {
      window.fetch = fetch;
    };
  };

const tab = (canvas: HTMLElement, name: string) => within(canvas).findByRole('tab', { name });
const open = async (canvas: HTMLElement, name: string) => userEvent.click(await tab(canvas, name));
const isOpen = async (canvas: HTMLElement, name: string) => {
  const one = await tab(canvas, name);
  await waitFor(() => expect(one).toHaveAttribute('aria-selected', 'true'));
};

export const Untouched: Story = {
  args: { html },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isOpen(canvasElement, 'Just in');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('Moonlight Drift');
  },
};

/** A tab that the theme dims for a moment is inactive, and need not have full contrast. */
export const Loading: Story = {
  args: { html },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not(.is-loading *)' }] } } },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Reduced');
    await waitFor(() =>
      expect(canvasElement.querySelector('.shopengine-filterable-product-wrap')).toHaveClass('is-loading'),
    );
    await expect(await tab(canvasElement, 'Reduced')).toHaveAttribute('aria-busy', 'true');
    await isOpen(canvasElement, 'Just in');
  },
};

export const Filled: Story = {
  args: { html },
  beforeEach: shop(filled),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Reduced');
    await isOpen(canvasElement, 'Reduced');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('Nightcourier');
  },
};

export const Empty: Story = {
  args: { html },
  beforeEach: shop(empty),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Later');
    await isOpen(canvasElement, 'Later');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('No products were found.');
  },
};

export const Failed: Story = {
  args: { html },
  beforeEach: shop(broken, filled),
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Reduced');
    await waitFor(() =>
      expect(document.querySelector('.shop-islands-notice p')).toHaveTextContent(
        'The products of “Reduced” could not be loaded.',
      ),
    );
    await isOpen(canvasElement, 'Just in');
    await userEvent.click(
      within(document.querySelector('.shop-islands-notice') as HTMLElement).getByRole('button', { name: 'Try again' }),
    );
    await isOpen(canvasElement, 'Reduced');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${html}</div>` },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    const first = await tab(canvasElement, 'Just in');
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await tab(canvasElement, 'Reduced')).toHaveFocus();
  },
};

export const WithoutJavaScript: Story = { args: { html, isAlive: false } };
