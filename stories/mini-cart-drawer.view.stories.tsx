import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom, map } from 'nanostores';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseHtml } from '../src/bridge/page/html';
import type { DrawerCart } from '../widgets/mini-cart-drawer/contract';
import { View as PanelView } from '../widgets/mini-cart-drawer/PanelView';
import readme from '../widgets/mini-cart-drawer/README.md?raw';
import { readMiniCart } from '../widgets/mini-cart-drawer/read';
import type { DrawerStore } from '../widgets/mini-cart-drawer/store';
import { View } from '../widgets/mini-cart-drawer/View';
import { emptyMiniCart, filledMiniCart } from './fakeShop';
import { longWord } from './longWord';
import { showPage } from './page';
import { inLanguage } from './words/inLanguage';

interface Args {
  /** The content of the cart; null until it is known. */
  cart: DrawerCart | null;
  /** True if the cart could not be loaded. */
  hasFailed: boolean;
  /** The heading. "" for the library's own words. */
  title: string;
  /** Quantities that are on their way to the shop, by the rows' keys. */
  chosen: Record<string, number>;
  /** Rows that are being removed, by their keys. */
  leaving: Record<string, true>;
  /** The row that was removed last, and can be brought back. */
  removed: { key: string; name: string; undoUrl: string } | null;
}

// `parseHtml` asks the page for its policy.
showPage();
const filled = readMiniCart(parseHtml(filledMiniCart));
const [item] = filled.items;
const key = item?.cartItemKey ?? '';

/**
 * The cart with its options in the page's language. Storybook has translated the other args already, but not these
 * values, because a value may be a code.
 */
const inPageLanguage = (cart: DrawerCart): DrawerCart => ({
  ...cart,
  items: cart.items.map((one) => ({
    ...one,
    details: one.details.map((detail) => ({ ...detail, value: inLanguage(detail.value) })),
  })),
});

const createStore = ({ cart, hasFailed, chosen, leaving, removed }: Args): DrawerStore => ({
  $isOpen: atom(true),
  $content: atom(cart && inPageLanguage(cart)),
  $isKnown: atom(!!cart),
  $hasFailed: atom(hasFailed),
  load: fn(async () => {}),
  $chosen: map(chosen),
  $leaving: map(leaving),
  $removed: atom(removed),
  open: fn(),
  opener: () => null,
  close: fn(),
  choose: fn(),
  remove: fn(async () => {}),
  leave: () => false,
  goAway: fn(),
  comeBack: fn(async () => {}),
  undo: fn(async () => {}),
});

/** The cart over a page. */
export function Drawer(args: Args) {
  return (
    <main>
      <h1>{inLanguage('A page behind the drawer')}</h1>
      <View props={{ cartUrl: '/cart/', title: args.title }} store={createStore(args)} />
    </main>
  );
}

/** The cart, as a drawer at the page's edge and as a panel in its column. */
const meta: Meta<typeof Drawer> = {
  title: 'Views/Cart drawer',
  component: Drawer,
  excludeStories: ['Drawer'],
  args: { cart: filled, hasFailed: false, title: '', chosen: {}, leaving: {}, removed: null },
  argTypes: { cart: { control: 'object' }, title: { control: 'text' } },
  parameters: {
    react: 'cart-drawer',
    docs: { description: { component: readme }, story: { inline: false, height: '600px' } },
  },
};
export default meta;

type Story = StoryObj<typeof Drawer>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Your cart' });
    await waitFor(() => expect(within(dialog).getByText('£39.99')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'One more of Ashfall Kingdoms' }));
  },
};

export const Empty: Story = { args: { cart: readMiniCart(parseHtml(emptyMiniCart)) } };

export const EmptyWithAWayBack: Story = {
  args: {
    cart: {
      items: [],
      subtotal: undefined,
      links: [{ text: 'Return to shop', href: '#shop', isCheckout: false }],
      emptyText: 'Your basket is empty.',
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Your cart' });
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'Return to shop' })).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Continue shopping' })).toBeNull();
  },
};

export const EmptyAfterARemoval: Story = {
  args: { cart: readMiniCart(parseHtml(emptyMiniCart)), removed: { key, name: item?.name ?? '', undoUrl: '#' } },
};

export const Loading: Story = { args: { cart: null } };

export const LoadingInTheDark: Story = { args: { cart: null }, globals: { scheme: 'dark' } };

export const Failed: Story = {
  args: { cart: null, hasFailed: true },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Your cart' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    await expect(within(dialog).getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  },
};

export const QuantityOnItsWay: Story = { args: { chosen: { [key]: 5 } } };

export const BeingRemoved: Story = { args: { leaving: { [key]: true } } };

export const RemovedWithUndo: Story = {
  args: { cart: { ...filled, items: filled.items.slice(1) }, removed: { key, name: item?.name ?? '', undoUrl: '#' } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Your cart' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }));
    await expect(within(dialog).getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  },
};

const long = 'Captain Marrow and the Very Long Name of the Island at the End of the Sea, Collector’s Edition';
export const LongTitles: Story = {
  args: {
    title: 'A title that somebody wrote without looking at a phone',
    cart: { ...filled, items: filled.items.map((one) => ({ ...one, name: long })) },
  },
};

export const LongWordsAndLargeNumbers: Story = {
  args: {
    cart: {
      ...filled,
      items: filled.items.map((one) => ({
        ...one,
        name: longWord,
        details: [{ label: 'Colour:', value: longWord }],
        price: '1.234.567.890,00\u00a0€',
        quantity: 12_345,
      })),
      subtotal: { label: `${longWord}:`, amount: '15.240.740.602.050,00\u00a0€' },
      links: filled.links.map((link) => ({ ...link, text: longWord })),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ManyItems: Story = {
  args: {
    cart: {
      ...filled,
      items: Array.from(
        { length: 20 },
        (_, index) => ({ ...filled.items[index % 2], cartItemKey: String(index) }) as (typeof filled.items)[number],
      ),
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The same cart in the page's own column. */
const asPanel = (args: Args) => (
  <main style={{ padding: 24, maxWidth: 420 }}>
    <h1>{inLanguage('Your basket')}</h1>
    <PanelView props={{ cartUrl: '/cart/', title: args.title }} store={createStore(args)} />
  </main>
);

export const Panel: Story = {
  parameters: { react: 'cart-panel' },
  render: asPanel,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Your cart' });
    await expect(within(panel).getByText('£39.99')).toBeVisible();
    await expect(within(panel).getByRole('link', { name: 'Checkout' })).toBeVisible();
  },
};

export const EmptyPanel: Story = {
  args: { cart: readMiniCart(parseHtml(emptyMiniCart)) },
  parameters: { react: 'cart-panel' },
  render: asPanel,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Your cart' });
    await expect(within(panel).queryByRole('button')).toBeNull();
  },
};

export const FailedPanel: Story = {
  args: { cart: null, hasFailed: true },
  parameters: { react: 'cart-panel' },
  render: asPanel,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Your cart' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await expect(panel).toHaveFocus();
  },
};

export const PanelWithUndo: Story = {
  ...RemovedWithUndo,
  parameters: { react: 'cart-panel' },
  render: asPanel,
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Your cart' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
    await expect(panel).toHaveFocus();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
