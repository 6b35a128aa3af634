import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { productNodes } from '../widgets/quick-view/page/product';
import readme from '../widgets/quick-view/README.md?raw';
import type { QuickView, QuickViewStore } from '../widgets/quick-view/store';
import { View } from '../widgets/quick-view/View';
import { longWord } from './longWord';
import { withPictures } from './pictures';
import { shownSheet } from './themes/show';
import { htmlInLanguage, inLanguage } from './words/inLanguage';

interface Args {
  /** The product's name, which is the title. Without a name, the title is "Quick View". */
  name: string;
  /** The address of the product's page. */
  status: QuickView['status'];
  /** True if the product is shown in the page itself, without a frame. */
  isNative: boolean;
}

const product = (name: string, title: string) =>
  htmlInLanguage(`<div class="product type-product">
  <div class="images"><img src="${withPictures('/cover/ashfall.svg')}" alt="" width="320" height="400" /></div>
  <div class="summary entry-summary"><${title} class="product_title">${name}</${title}><p class="price">£39.99</p><p>A kingdom, and what is left of it.</p>
  <form class="cart"><button type="button" class="single_add_to_cart_button button alt">Add to cart</button></form></div>
</div>`);

/** The product's page, in the theme that is shown. */
const framed = (main: string) =>
  `<!doctype html><html lang="en"><title>Product</title><style>${shownSheet()}</style><body class="woocommerce single-product"><main style="padding: 16px">${main}</main></body></html>`;

const createStore = ({ name, status, isNative }: Args, asked: string): QuickViewStore => ({
  $isOpen: atom(true),
  $view: atom({
    product: { address: '/product/ashfall-kingdoms/', name, isNative },
    opening: 1,
    status,
    asked,
    ...(isNative && status === 'shown' && { nodes: productNodes(product(name, 'h3')) }),
  }),
  open: fn(),
  retry: fn(),
  loaded: fn(),
  close: fn(),
  trigger: () => undefined,
});

/** The quick view of a product over a page. */
export function QuickViewDialog(args: Args) {
  const page = useMemo(() => framed(product(args.name, 'h1')), [args.name]);
  const asked = useMemo(
    () => (args.isNative ? '' : URL.createObjectURL(new Blob([page], { type: 'text/html' }))),
    [args.isNative, page],
  );
  const store = useMemo(() => createStore(args, asked), [args, asked]);
  return (
    <main>
      <h1>{inLanguage('A page behind the quick view')}</h1>
      <View store={store} />
    </main>
  );
}

/** A card's product in a dialog, in a frame or in the page itself. */
const meta: Meta<typeof QuickViewDialog> = {
  title: 'Views/Quick view',
  component: QuickViewDialog,
  excludeStories: ['QuickViewDialog'],
  args: { name: 'Ashfall Kingdoms', status: 'shown', isNative: false },
  argTypes: { status: { control: 'inline-radio', options: ['loading', 'shown', 'failed'] } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '700px' } } },
};
export default meta;

type Story = StoryObj<typeof QuickViewDialog>;

const dialog = (canvas: HTMLElement, name = 'Ashfall Kingdoms') => within(canvas).findByRole('dialog', { name });

export const InAFrame: Story = {
  play: async ({ canvasElement }) => {
    const frame = await within(await dialog(canvasElement)).findByTitle<HTMLIFrameElement>('Ashfall Kingdoms');
    await waitFor(() => expect(frame).toBeVisible());
    await waitFor(() => expect(frame.contentDocument?.querySelector('.price')).toHaveTextContent('£39.99'));
  },
};

export const InThePage: Story = {
  args: { isNative: true },
  play: async ({ canvasElement }) => {
    const inside = within(await dialog(canvasElement));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Add to cart' })).toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    const shown = await dialog(canvasElement);
    await waitFor(() => expect(within(shown).getByRole('status')).toHaveTextContent('Loading…'));
    await expect(shown.querySelector('iframe')).not.toBeVisible();
  },
};

export const LoadingInThePage: Story = { args: { status: 'loading', isNative: true } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement }) => {
    const inside = within(await dialog(canvasElement));
    await waitFor(() =>
      expect(inside.getByRole('alert')).toHaveTextContent('This product cannot be shown here at the moment.'),
    );
    await waitFor(() => expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(inside.getByRole('link', { name: 'Open the product’s page' })).toHaveAttribute(
      'href',
      '/product/ashfall-kingdoms/',
    );
  },
};

export const FailedInThePage: Story = { args: { status: 'failed', isNative: true } };

export const WithoutAName: Story = {
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await dialog(canvasElement, 'Quick View');
  },
};

export const LongName: Story = {
  args: {
    name: 'Captain Marrow and the Very Long Name of the Island at the End of the Sea, Collector’s Edition',
    isNative: true,
  },
};

export const LongWords: Story = { args: { name: longWord, isNative: true } };

export const Dark: Story = { args: { isNative: true }, globals: { scheme: 'dark' } };

export const FailedInTheDark: Story = { args: { status: 'failed' }, globals: { scheme: 'dark' } };

export const OnAPhone: Story = {
  args: { isNative: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { isNative: true }, globals: { direction: 'rtl' } };
