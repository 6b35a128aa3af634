import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import checkout from '../widgets/direct-checkout/fixture.html?raw';
import fixture from '../widgets/wishlist/fixture.html?raw';
import readme from '../widgets/wishlist/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Hearts on cards and in a product's form, the wishlist's page, and the link that goes straight to the checkout. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Wishlist and direct checkout',
  component: ServerHtml,
  parameters: {
    problems: ['The wishlist’s call failed.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

let stories = 0;

/** The fixture with product ids of the story's own, because the page remembers the state of a product by its id. */
function server(html = fixture): string {
  stories += 1000;
  return `<h1>Shop</h1>${html.replace(/(data-(?:pid|product_id)=")(\d+)/g, (_all, name, id) => name + (Number(id) + stories))}`;
}

type Answer = () => Promise<Response>;
const never: Answer = () => new Promise(() => {});
const says =
  (value: unknown): Answer =>
  async () =>
    Response.json(value);
const added = says({ status: 'success', todo: 'add' });
const removed = says({ status: 'success', todo: 'removed' });
const broken: Answer = async () => new Response('', { status: 500 });

/** A heart that is dimmed for a moment is inactive, and need not have full contrast. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } };

/** A shop that knows this shopper and gives these answers in turn, and then the last answer again and again. */
const shop =
  (isLoggedIn: string, ...answers: Answer[]) =>
  () => {
    const { fetch, alert } = window;
    const page = window as { shopEngineWishlist?: unknown };
    const left = [...answers];
    page.shopEngineWishlist = { isLoggedIn, resturl: '/wp-json/', rest_nonce: 'ab12cd34ef' };
    window.alert = fn();
    window.fetch = fn(
      (input, init) =>
        (/wishlist|add_to_cart/.test(String(input))
          ? (left.length > 1 ? left.shift() : left[0])?.()
          : fetch(input, init)) as never,
    );
    for (const dismiss of document.querySelectorAll<HTMLElement>('.shop-islands-notice [data-dismiss]'))
      dismiss.click();
    return () => {
      Object.assign(window, { fetch, alert });
      delete page.shopEngineWishlist;
    };
  };
/** Names and states come when a heart comes into sight. */
const isAlive = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(canvas.querySelectorAll('.shopengine_add_to_list_action:not([aria-label][aria-pressed])')).toHaveLength(0),
  );
const heart = (canvas: HTMLElement, name: string) =>
  within(canvas).findByRole('button', { name: `Add to Wishlist: ${name}` });
const inForm = (canvas: HTMLElement) => canvas.querySelector('form.cart .shopengine_add_to_list_action');
const firstHeart = async (canvas: HTMLElement) =>
  (await within(canvas).findAllByRole('button', { name: 'Add to Wishlist: Moonlight Drift' }))[0] as HTMLElement;
const notice = (text: string) =>
  waitFor(() => expect(document.querySelector('.shop-islands-notice p')).toHaveTextContent(text));
const removal = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name: `Remove ${name}` });
const remove = async (canvas: HTMLElement, name: string) => userEvent.click(await removal(canvas, name));

export const Untouched: Story = {
  args: { html: server() },
  beforeEach: shop('1', never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await expect(await firstHeart(canvasElement)).toHaveAttribute('aria-pressed', 'false');
    await expect(await heart(canvasElement, 'Paper Kingdoms')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Adding: Story = {
  args: { html: server() },
  parameters: dimmed,
  beforeEach: shop('1', never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await firstHeart(canvasElement));
    await waitFor(() => expect(inForm(canvasElement)).toHaveAttribute('aria-busy', 'true'));
    await expect(inForm(canvasElement)).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Added: Story = {
  args: { html: server() },
  beforeEach: shop('1', added),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await firstHeart(canvasElement));
    await notice('Your product is added to wishlist');
    await expect(inForm(canvasElement)).toHaveAttribute('aria-pressed', 'true');
    await expect(inForm(canvasElement)).not.toHaveAttribute('aria-busy');
  },
};

export const Removed: Story = {
  args: { html: server() },
  beforeEach: shop('1', removed),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await heart(canvasElement, 'Paper Kingdoms'));
    await notice('Your product is removed from wishlist');
    await expect(canvasElement.querySelector('svg')).toHaveStyle({ fill: 'none' });
  },
};

export const Failed: Story = {
  args: { html: server() },
  beforeEach: shop('1', broken),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await firstHeart(canvasElement));
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith('Something went wrong'));
    await expect(inForm(canvasElement)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Guest: Story = {
  args: { html: server() },
  beforeEach: shop('', added),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await firstHeart(canvasElement));
    await notice('Please login first.');
    await expect(await firstHeart(canvasElement)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const RowLeaving: Story = {
  args: { html: server() },
  parameters: dimmed,
  beforeEach: shop('1', never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await remove(canvasElement, 'Moonlight Drift');
    await waitFor(() => expect(canvasElement.querySelector('tr[aria-busy="true"]')).toHaveStyle({ opacity: '0.6' }));
  },
};

export const RowGone: Story = {
  args: { html: server() },
  beforeEach: shop('1', removed),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await remove(canvasElement, 'Moonlight Drift');
    await notice('Your product is removed from wishlist');
    await expect(await removal(canvasElement, 'Paper Kingdoms')).toHaveFocus();
  },
};

/** The product was removed before in another tab, so one more call takes out what the first call has put in. */
export const RowStale: Story = {
  args: { html: server() },
  beforeEach: shop('1', added, removed),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await remove(canvasElement, 'Nightcourier');
    await notice('Your product is removed from wishlist');
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(2);
  },
};

const lastRow = fixture.replace(/(?<=<tbody>).*(?=<tr>)/s, '');

export const Empty: Story = {
  args: { html: server(lastRow) },
  beforeEach: shop('1', removed),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await remove(canvasElement, 'Nightcourier');
    await within(canvasElement).findByText('Your wishlist is empty.');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${server()}</div>` },
  beforeEach: shop('1', added),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await firstHeart(canvasElement));
    await notice('Your product is added to wishlist');
  },
};

/** The plugin prints its hearts without names; the islands give them names. */
export const WithoutJavaScript: Story = {
  args: { html: server(), isAlive: false },
  parameters: { a11y: { test: 'off' } },
};

export const OnTheWayToTheCheckout: Story = {
  args: { html: server(checkout) },
  beforeEach: shop('1', never),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Direct Checkout: Moonlight Drift' });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(link).toHaveClass('loading'));
  },
};
