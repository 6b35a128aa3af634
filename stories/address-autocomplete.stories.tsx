import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AddressRegistry } from '../src/rules/addressProvider';
import fixture from '../widgets/address-autocomplete/fixture.html?raw';
import readme from '../widgets/address-autocomplete/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** WooCommerce's address fields: suggestions while the shopper types the first line. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Cart and checkout/Address suggestions',
  component: ServerHtml,
  parameters: {
    problems: ['Address search error'],
    docs: { description: { component: readme }, story: { inline: false, height: '720px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
type Page = { wc?: { addressAutocomplete?: AddressRegistry }; wc_address_autocomplete_common_params?: unknown };

const page = window as unknown as Page;
const html = `<h1>Checkout</h1>${fixture}`;

type Search = () => Promise<unknown>;
const never: Search = () => new Promise(() => {});
const finds =
  (...labels: string[]): Search =>
  async () =>
    labels.map((label, index) => ({
      id: String(index),
      label,
      matchedSubstrings: [{ offset: label.search(/high/i), length: 4 }],
    }));
const high = finds('1 High Street, Leeds, LS1 4DY', '2 High Street, York, YO1 8RP', '3 Highfield Road, Hull, HU1 1NQ');
const broken: Search = async () => {
  throw new Error('The service is down.');
};

/** What the provider of this story does. The page has one provider for all stories, as a shop has. */
let search: Search = never;
const provider = {
  id: 'maps',
  canSearch: (country: string) => country === 'GB',
  search: () => search(),
  select: async () => ({ country: 'GB', address_1: '2 High Street', city: 'York', postcode: 'YO1 8RP' }),
};

const shop = (answer: Search) => () => {
  search = answer;
  page.wc_address_autocomplete_common_params = {
    address_providers: [
      {
        id: 'maps',
        name: 'Maps',
        branding_html: '<span>Addresses by <b onclick="alert()">Maps</b><script>alert()</script></span>',
      },
    ],
  };
};

/** Focuses the field once a provider serves it. */
async function come(canvas: HTMLElement): Promise<HTMLElement> {
  const input = await within(canvas).findByLabelText('Street address');
  const registry = await waitFor(() => {
    if (!page.wc?.addressAutocomplete) throw new Error('There is no registry yet.');
    return page.wc.addressAutocomplete;
  });
  if (!registry.providers.maps) registry.registerAddressAutocompleteProvider(provider);
  input.focus();
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'));
  return input;
}

async function type(canvas: HTMLElement, text = 'high'): Promise<HTMLElement> {
  const input = await come(canvas);
  await userEvent.type(input, text);
  return input;
}

const list = (canvas: HTMLElement) => within(canvas).findByRole('listbox', { name: 'Address suggestions' });
const options = async (canvas: HTMLElement) => within(await list(canvas)).findAllByRole('option');
const isHidden = (canvas: HTMLElement) => waitFor(() => expect(within(canvas).queryByRole('listbox')).toBeNull());

export const Untouched: Story = {
  args: { html },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await expect(await come(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Searching: Story = {
  args: { html },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await isHidden(canvasElement);
  },
};

export const Suggested: Story = {
  args: { html },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    const input = await type(canvasElement);
    await expect(await options(canvasElement)).toHaveLength(3);
    await expect([...canvasElement.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual([
      'High',
      'High',
      'High',
    ]);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toHaveAttribute('autocomplete', 'none');
    await waitFor(() =>
      expect(canvasElement.querySelector('.woocommerce-address-autocomplete-branding')).toHaveTextContent(
        'Addresses by Maps',
      ),
    );
    await expect(canvasElement.querySelector('.woocommerce-address-autocomplete-branding b')).not.toHaveAttribute(
      'onclick',
    );
  },
};

export const Highlighted: Story = {
  args: { html },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    const input = await type(canvasElement);
    await options(canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect((await options(canvasElement))[1]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', 'suggestion-item-billing-1');
  },
};

/** The list shows only five suggestions, however many the provider returns. */
export const Many: Story = {
  args: { html },
  beforeEach: shop(
    finds(
      ...Array.from(
        { length: 30 },
        (_none, index) => `${index + 1} High Street, in a town with a name so long that it needs another line`,
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await expect(await options(canvasElement)).toHaveLength(5);
  },
};

export const LabelsAreText: Story = {
  args: { html },
  beforeEach: shop(finds('<img src=x onerror="alert()"> High Street')),
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await expect((await options(canvasElement))[0]).toHaveTextContent('<img src=x onerror="alert()"> High Street');
  },
};

export const Chosen: Story = {
  args: { html },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    const input = await type(canvasElement);
    await userEvent.click((await options(canvasElement))[1] as HTMLElement);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Postcode')).toHaveValue('YO1 8RP'));
    await expect(input).toHaveValue('2 High Street');
    await expect(input).toHaveFocus();
    await isHidden(canvasElement);
  },
};

export const Closed: Story = {
  args: { html },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    const input = await type(canvasElement);
    await options(canvasElement);
    await userEvent.keyboard('{Escape}');
    await isHidden(canvasElement);
    await expect(input).toHaveAttribute('autocomplete', 'section-billing billing address-line1');
  },
};

export const NothingFound: Story = {
  args: { html },
  beforeEach: shop(finds()),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'nowhere');
    await isHidden(canvasElement);
  },
};

/** The shopper types the address; developers are told. */
export const Failed: Story = {
  args: { html },
  beforeEach: shop(broken),
  play: async ({ canvasElement }) => {
    const told = new Promise((resolve) =>
      document.addEventListener('island:error', ({ detail }: CustomEventInit) => resolve(detail.what), { once: true }),
    );
    await type(canvasElement);
    await expect(await told).toBe('Address search error');
    await isHidden(canvasElement);
  },
};

/** Nobody serves this country: a text field, as the server printed it. */
export const CountryWithoutProvider: Story = {
  args: { html },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    const input = await come(canvasElement);
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Country / Region'), 'FR');
    await waitFor(() => expect(input).not.toHaveAttribute('role'));
    await userEvent.type(input, 'high');
    await isHidden(canvasElement);
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${html}</div>` },
  beforeEach: shop(high),
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await options(canvasElement);
  },
};

export const WithoutJavaScript: Story = { args: { html, isAlive: false } };
