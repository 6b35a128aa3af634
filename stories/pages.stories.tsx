import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import addToCart from '../widgets/add-to-cart/fixture.html?raw';
import cart from '../widgets/cart/fixture.html?raw';
import comingSoon from '../widgets/coming-soon/fixture.html?raw';
import miniCart from '../widgets/mini-cart/fixture.html?raw';
import drawer from '../widgets/mini-cart-drawer/fixture.html?raw';
import notices from '../widgets/notices/fixture.html?raw';
import ordering from '../widgets/ordering/fixture.html?raw';
import passwordToggle from '../widgets/password-toggle/fixture.html?raw';
import quantity from '../widgets/quantity/fixture.html?raw';
import resultCount from '../widgets/result-count/fixture.html?raw';
import storeNotice from '../widgets/store-notice/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Server HTML in each widget's real shape, found by the real loader and made alive. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Cart and checkout/Cart, notices and fields',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const emptyCart =
  '<div class="widget widget_shopping_cart"><h2>Basket</h2><div class="widget_shopping_cart_content"><p>No products in the cart.</p></div></div>';

export const AddToCart: Story = {
  args: { html: `<h1>Shop</h1>${addToCart}${emptyCart}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to cart: “Ashfall/ }));
    await waitFor(() => expect(canvas.getByText('Subtotal:')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'View cart', description: '' })).toBeDefined();
  },
};

export const AddToCartFails: Story = { args: { html: `<h1>Shop</h1>${addToCart}`, fails: true } };

export const MiniCart: Story = { args: { html: `<h1>Shop</h1>${miniCart}` } };

export const CartDrawer: Story = {
  args: { html: `<h1>Shop</h1>${drawer}` },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Cart, 3 items' }));
    await within(document.body).findByRole('dialog', { name: 'Your cart' });
  },
};

export const Cart: Story = { args: { html: `<h1>Cart</h1>${cart}` } };

export const StoreNotice: Story = {
  args: { html: `<h1>Shop</h1>${storeNotice}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull());
    // biome-ignore lint/suspicious/noDocumentCookie: the story leaves no trace
    document.cookie = 'store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f=; max-age=0; path=/';
  },
};

export const Ordering: Story = { args: { html: `<h1>Shop</h1>${ordering}${resultCount}` } };

export const Notices: Story = {
  args: { html: `<h1>Shop</h1>${notices}` },
  // WooCommerce prints its list of errors as the alert itself; the island leaves the markup as it is.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'aria-allowed-role', selector: ':not(ul.woocommerce-error)' },
          { id: 'listitem', selector: 'li:not(ul.woocommerce-error > *)' },
        ],
      },
    },
  },
};

export const Quantity: Story = { args: { html: `<h1>Product</h1>${quantity}` } };

export const PasswordToggle: Story = {
  args: { html: `<h1>Login</h1>${passwordToggle}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const ComingSoon: Story = { args: { html: `<h1>Shop</h1>${comingSoon}` } };

export const WithoutJavaScript: Story = {
  args: { html: `<h1>Shop</h1>${addToCart}${miniCart}${ordering}`, isAlive: false },
};
