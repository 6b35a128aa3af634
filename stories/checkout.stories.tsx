import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import checkout from '../widgets/checkout/fixture.html?raw';
import { showPage } from './page';
import { ServerHtml } from './ServerHtml';

type Answer = () => Response | Promise<Response>;

/** Excludes covered parts from the check of contrast, because nobody can use them. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } };

const NEVER: Answer = () => new Promise(() => {});
const REVIEW = '.woocommerce-checkout-review-order-table';
const dearer = checkout.slice(checkout.indexOf('<table'), checkout.indexOf('</table>') + 8).replace('£43.98', '£52.98');
const reviewed: Answer = () =>
  Response.json({ result: 'success', messages: '', reload: false, fragments: { [REVIEW]: dearer } });
const missing: Answer = () =>
  Response.json({
    result: 'failure',
    messages:
      '<ul class="woocommerce-error" role="alert"><li data-id="billing_first_name"><strong>First name</strong> is a required field.</li><li data-id="billing_email"><strong>Email address</strong> is a required field.</li></ul>',
  });

/** The settings that WooCommerce prints for its own script. Without the nonce, the island asks for no review. */
const PARAMS = { update_order_review_nonce: '0123456789' };

/** A checkout in memory, which gives the story's answers to its two calls. */
function openCheckout(review: Answer, order: Answer): () => void {
  const { fetch } = window;
  Object.assign(window, { wc_checkout_params: PARAMS });
  const answers: Record<string, Answer> = { update_order_review: review, checkout: order };
  window.fetch = async (input, init) => {
    const endpoint =
      new URL(String(input instanceof Request ? input.url : input), location.href).searchParams.get('wc-ajax') ?? '';
    return answers[endpoint]?.() ?? fetch(input, init);
  };
  return () => {
    window.fetch = fetch;
    Object.assign(window, { wc_checkout_params: undefined });
  };
}

/** The checkout’s form: the order’s review in each of its states, the payment methods, and an order that fails. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Cart and checkout/Checkout',
  component: ServerHtml,
  args: { html: `<h1>Checkout</h1>${checkout}` },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => {
    showPage({ timeout: 60_000 });
    return openCheckout(reviewed, missing);
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const answering = (review: Answer, order: Answer = missing): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => openCheckout(review, order),
});

/** Waits until the island is ready. */
const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('form.checkout')).toHaveAttribute('data-island-status', 'ready'));

/** Chooses another country, so that the island asks for a new review. */
async function moveToGermany(canvasElement: HTMLElement): Promise<void> {
  await ready(canvasElement);
  await userEvent.selectOptions(canvasElement.querySelector('#billing_country') as HTMLElement, 'DE');
}

const placeOrder = async (canvasElement: HTMLElement, name = 'Place order') => {
  await ready(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

export const Review: Story = {
  play: async ({ canvasElement }) => {
    await moveToGermany(canvasElement);
    await within(canvasElement).findByText('£52.98');
    await expect(canvasElement.querySelector('.updating')).toBeNull();
  },
};

export const ReviewUnderWay: Story = {
  parameters: dimmed,
  ...answering(NEVER),
  play: async ({ canvasElement }) => {
    await moveToGermany(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(REVIEW)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ReviewFailed: Story = {
  ...answering(() => new Response('', { status: 500 })),
  play: async ({ canvasElement }) => {
    await moveToGermany(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Try again' });
    await expect(canvasElement.querySelector('.updating')).toBeNull();
  },
};

export const ReviewWithWords: Story = {
  ...answering(() =>
    Response.json({
      result: 'failure',
      messages: '<ul class="woocommerce-error" role="alert"><li>Ashfall Kingdoms is sold out.</li></ul>',
      fragments: {},
    }),
  ),
  play: async ({ canvasElement }) => {
    await moveToGermany(canvasElement);
    await within(canvasElement).findByText('Ashfall Kingdoms is sold out.');
  },
};

export const SessionExpired: Story = {
  ...answering(() =>
    Response.json({
      fragments: {
        'form.woocommerce-checkout':
          '<div class="woocommerce-error" role="alert">Your session has expired. <a href="#shop">Back to the shop</a></div>',
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    await moveToGermany(canvasElement);
    await within(canvasElement).findByRole('link', { name: 'Back to the shop' });
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
};

export const PaymentMethod: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(within(canvasElement).getByLabelText('Bank transfer'));
    await waitFor(() => expect(within(canvasElement).getByLabelText('Name on your account')).toBeVisible());
    await userEvent.click(within(canvasElement).getByLabelText('Card'));
    await within(canvasElement).findByRole('button', { name: 'Pay by card' });
    await waitFor(() => expect(canvasElement.querySelector('#bacs_account_name')).not.toBeVisible());
  },
};

export const ShipElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(within(canvasElement).getByLabelText('Ship to a different address?'));
    await waitFor(() => expect(canvasElement.querySelector('#shipping_address_1')).toBeVisible());
    await within(canvasElement).findByText('£52.98');
    await expect(canvasElement.querySelector('.updating')).toBeNull();
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: /First name/ });
    await expect(canvasElement.querySelector('#billing_first_name')).toHaveAccessibleDescription(
      'First name is a required field.',
    );
    await userEvent.click(link);
    await expect(canvasElement.querySelector('#billing_first_name')).toHaveFocus();
  },
};

export const FieldRight: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(canvasElement.querySelector('#billing_email') as HTMLElement, 'ada@example.com');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvasElement.querySelector('#billing_email_field')).toHaveClass('woocommerce-validated'),
    );
  },
};

export const OrderUnderWay: Story = {
  parameters: dimmed,
  ...answering(reviewed, NEVER),
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveClass('processing'));
  },
};

export const OrderUnknown: Story = {
  ...answering(reviewed, () => new Response('', { status: 502 })),
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Place the order again' });
    await within(canvasElement).findByText(/We do not know whether your order was placed/);
  },
};

export const OrderRefused: Story = {
  ...answering(reviewed, () => new Response('', { status: 403 })),
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement);
    await within(canvasElement).findByText('Your order was not placed. Please try again.');
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
