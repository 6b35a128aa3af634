import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import coupon from '../widgets/checkout-coupon/fixture.html?raw';
import readme from '../widgets/checkout-coupon/README.md?raw';
import login from '../widgets/checkout-login/fixture.html?raw';
import address from '../widgets/country-fields/fixture.html?raw';
import hints from '../widgets/field-hints/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** The forms around the checkout: coupon, login, addresses that follow their country, descriptions of fields. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Cart and checkout/Coupon, login and address forms',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
type Answer = () => Promise<Response>;

const server = (html: string) => `<h1>Checkout</h1>${html.replaceAll('h3>', 'h2>')}`;
const never: Answer = () => new Promise(() => {});
const html =
  (text: string, status = 200): Answer =>
  async () =>
    new Response(text, { status });
const good = html('<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>');
const bad = html('<ul class="woocommerce-error" role="alert"><li>Coupon “nope” does not exist.</li></ul>');

/** Answers the calls of the forms, and gives the page the countries' data. */
const shop = (answer: Answer) => () => {
  const { fetch } = window;
  let end = () => {};
  // A call that never ends would keep the cart's queue busy in the next story.
  const ended = new Promise<Response>((_resolve, reject) => {
    end = () => reject(new TypeError('The story has ended.'));
  });
  ended.catch(() => {});
  window.fetch = fn((input, init) =>
    /apply_coupon|checkout_login/.test(String(input)) ? Promise.race([answer(), ended]) : fetch(input, init),
  );
  const states = { FR: [], JP: { JP13: 'Tokyo', JP26: 'Kyoto' }, US: { CA: 'California', NY: 'New York' } };
  const locale = {
    default: {
      state: { label: 'State / County', required: true },
      postcode: { label: 'Postcode / ZIP', required: true },
    },
    AE: { postcode: { required: false, hidden: true }, state: { required: false } },
    FR: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
    GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
    US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
  };
  Object.assign(window, {
    wc_country_select_params: { countries: JSON.stringify(states) },
    wc_address_i18n_params: {
      locale: JSON.stringify(locale),
      locale_fields: JSON.stringify({ state: '#billing_state_field', postcode: '#billing_postcode_field' }),
      i18n_optional_text: 'optional',
    },
  });
  return () => {
    end();
    window.fetch = fetch;
  };
};

/** A part that is dimmed for a moment is inactive, and need not have full contrast. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } };

const isReady = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)).toHaveAttribute('data-island-status', 'ready'));
const field = (canvas: HTMLElement, id: string) => canvas.querySelector(`#${id}`) as HTMLInputElement;

async function openCoupon(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Enter your coupon code' }));
  await waitFor(() => expect(field(canvas, 'coupon_code')).toBeVisible());
}

async function apply(canvas: HTMLElement, code: string): Promise<void> {
  await openCoupon(canvas);
  await userEvent.type(field(canvas, 'coupon_code'), `${code}{Enter}`);
}

export const Coupon: Story = {
  args: { html: server(coupon) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Enter your coupon code' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const CouponOpen: Story = {
  args: { html: server(coupon) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await openCoupon(canvasElement);
    await expect(field(canvasElement, 'coupon_code')).toHaveFocus();
  },
};

export const CouponOnItsWay: Story = {
  args: { html: server(coupon) },
  parameters: dimmed,
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'ten');
    await waitFor(() =>
      expect(canvasElement.querySelector('form.checkout_coupon')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const CouponWrong: Story = {
  // Meanwhile the page asks for the review.
  parameters: dimmed,
  args: { html: server(coupon) },
  beforeEach: shop(bad),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'nope');
    const message = await within(canvasElement).findByRole('alert');
    await expect(message).toHaveTextContent('Coupon “nope” does not exist.');
    await expect(field(canvasElement, 'coupon_code')).toHaveAccessibleDescription('Coupon “nope” does not exist.');
  },
};

export const CouponApplied: Story = {
  args: { html: server(coupon) },
  beforeEach: shop(good),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'ten');
    // It gets the focus, and is no live region any more.
    await waitFor(() => expect(within(canvasElement).getByText('Coupon code applied successfully.')).toHaveFocus());
    await waitFor(() => expect(field(canvasElement, 'coupon_code')).not.toBeVisible());
  },
};

export const CouponFailed: Story = {
  // Meanwhile the page asks for the review.
  parameters: dimmed,
  args: { html: server(coupon) },
  beforeEach: shop(html('', 500)),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'ten');
    await within(document.body).findByText('The coupon could not be applied.');
    await waitFor(() => expect(canvasElement.querySelector('.processing')).toBeNull());
  },
};

const submit = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Log in' });

async function openLogin(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Click here to log in' }));
  await waitFor(() => expect(submit(canvas)).toBeVisible());
}

async function logIn(canvas: HTMLElement): Promise<void> {
  await openLogin(canvas);
  await userEvent.type(field(canvas, 'username'), 'ada');
  await userEvent.type(field(canvas, 'password'), 'wrong{Enter}');
}

export const Login: Story = {
  args: { html: server(login) },
  beforeEach: shop(never),
  play: ({ canvasElement }) => openLogin(canvasElement),
};

export const LoginWithoutWords: Story = {
  args: { html: server(login) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await openLogin(canvasElement);
    await userEvent.click(submit(canvasElement));
    await within(canvasElement).findByText('User name or email field is required');
    await expect(field(canvasElement, 'password')).toHaveAccessibleDescription('Password field is required');
    await expect(field(canvasElement, 'username')).toHaveFocus();
  },
};

export const LoggingIn: Story = {
  args: { html: server(login) },
  parameters: dimmed,
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(submit(canvasElement)).toBeDisabled());
  },
};

const refusal = JSON.stringify({
  code: 'failed_login',
  message: '<strong>Error:</strong> Unknown name. <a href="/my-account/lost-password/">Lost your password?</a>',
});

export const LoginRefused: Story = {
  args: { html: server(login) },
  beforeEach: shop(html(refusal, 404)),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('Error: Unknown name. Lost your password?'));
    await expect(submit(canvasElement)).toBeEnabled();
  },
};

export const LoginFailed: Story = {
  args: { html: server(login) },
  beforeEach: shop(html('<h1>Fatal</h1>', 500)),
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('You could not be logged in.'));
  },
};

/** Chooses a country once the address fields follow it. */
async function choose(canvas: HTMLElement, code: string): Promise<void> {
  await isReady(canvas, '#billing_country');
  await userEvent.selectOptions(field(canvas, 'billing_country'), code);
}

export const Address: Story = {
  args: { html: server(address) },
  beforeEach: shop(never),
  play: ({ canvasElement }) => isReady(canvasElement, '#billing_country'),
};

export const AddressWithStates: Story = {
  args: { html: server(address) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'US');
    await waitFor(() => expect(within(canvasElement).getByRole('combobox', { name: /^State/ })).toBeVisible());
    await expect(within(canvasElement).getByRole('textbox', { name: /^ZIP Code/ })).toBeRequired();
  },
};

export const AddressWithoutState: Story = {
  args: { html: server(address) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'FR');
    await waitFor(() => expect(canvasElement.querySelector('#billing_state_field')).not.toBeVisible());
    await expect(canvasElement.querySelector('#billing_postcode_field + *')).toHaveAttribute(
      'id',
      'billing_city_field',
    );
  },
};

export const AddressWithoutPostcode: Story = {
  args: { html: server(address) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'AE');
    await waitFor(() => expect(field(canvasElement, 'billing_postcode')).not.toBeVisible());
  },
};

export const Hint: Story = {
  args: { html: server(hints) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, '#order_comments-description');
    await userEvent.click(field(canvasElement, 'order_comments'));
    await waitFor(() => expect(canvasElement.querySelector('#order_comments-description')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('#order_comments-description')).not.toBeVisible());
  },
};

export const RightToLeft: Story = {
  parameters: dimmed,
  args: { html: `<div dir="rtl">${server(coupon + login)}</div>` },
  beforeEach: shop(bad),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'nope');
    await within(canvasElement).findByRole('alert');
  },
};

export const WithoutJavaScript: Story = { args: { html: server(address), isAlive: false } };
