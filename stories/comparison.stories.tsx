import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import picture from '../demo/assets/icon.svg?no-inline';
import { aliveNodes, parseHtml } from '../src/bridge/page/html';
import { comparedIds } from '../src/rules/comparison';
import type { ComparisonTableState } from '../src/state/comparisonTable';
import cards from '../widgets/comparison/fixture.html?raw';
import readme from '../widgets/comparison/README.md?raw';
import barHtml from '../widgets/comparison-bar/fixture.html?raw';
import { readParts } from '../widgets/comparison-bar/read';
import type { Phase } from '../widgets/comparison-bar/store';
import { Items, ToggleIcon } from '../widgets/comparison-bar/View';
import { createDialog } from '../widgets/comparison-dialog/store';
import { View } from '../widgets/comparison-dialog/View';
import tableHtml from '../widgets/comparison-table/fixture.html?raw';
import { startIslands } from './page';
import { ServerHtml } from './ServerHtml';

/** The dialog in each of its states, and server HTML of page, bar and buttons made alive by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Widgets/Comparison',
  component: ServerHtml,
  parameters: {
    problems: ['A product could not be removed.', 'The bar could not be filled.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
  beforeEach: () => shop(),
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const withPictures = (html: string) => html.replace(/\/cover\/[\w-]+\.svg/g, picture);
const table = withPictures(tableHtml);
const page = `<h1>Compare</h1><div class="shopengine-comparison-page"><div class="comparison-page-inner">${table}</div></div>`;
const bar = withPictures(barHtml);
const ITEM = /<div class="comparison-for-bottom-bar-item">.*<\/div>\s*/g;
const items = (bar.match(ITEM) ?? []).join('');
const closedBar = `<h1>Shop</h1>${bar.replace(ITEM, '')}`;

const COOKIE = 'shopengine_comparison_id_list';
/** As the server does it. */
function compare(ids: readonly number[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${COOKIE}=${ids.join('%2C')}; path=/`;
}
const compared = () => comparedIds(document.cookie.split(`${COOKIE}=`)[1]?.split(';')[0] ?? '');

type Answer = (body: string) => string | number | 'never';
const routes: Record<string, Answer> = {
  comparison_table: () => table,
  comparison_bar_data: () => JSON.stringify(items),
  'comparison/remove': (body) => {
    compare(compared().filter((id) => id !== Number(new URLSearchParams(body).get('pid'))));
    return JSON.stringify({ status: 'Success', share_url: '' });
  },
};

/** A shop in memory with three products to compare. @param answers instead of the usual ones: a body, a status, or none while the story is open */
function shop(answers: Record<string, Answer> = {}): () => void {
  const { fetch } = window;
  const waiting: (() => void)[] = [];
  compare([12, 101, 123]);
  dispatchEvent(new CustomEvent('shopengineComparisonProductAdded', { detail: {} }));
  window.fetch = async (input, init) => {
    const all = { ...routes, ...answers };
    const name = Object.keys(all).find((route) => String(input).includes(route));
    const answer = name && all[name]?.(String(init?.body ?? ''));
    if (answer === undefined || name === undefined) return fetch(input, init);
    if (answer === 'never') await new Promise<void>((resolve) => waiting.push(resolve));
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  return () => {
    window.fetch = fetch;
    for (const go of waiting) go();
    for (const dismiss of document.querySelectorAll<HTMLElement>('.shop-islands-notice [data-dismiss]')) dismiss.click();
  };
}

/** What brings code may take a while. */
const SOON = { timeout: 10_000 };
const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name }, SOON);

function DialogInState({ state }: { state: ComparisonTableState }) {
  useEffect(() => void startIslands(), []);
  const $table = atom(state);
  const store = createDialog({
    table: { $table, opener: () => null, close: () => $table.set({ ...state, isOpen: false }) },
    list: { $ids: atom(compared()) },
    parse: (html) => aliveNodes(parseHtml(html)),
  });
  return (
    <main>
      <h1>A page behind the dialog</h1>
      <View store={store} />
    </main>
  );
}
const dialog = (state: Omit<ComparisonTableState, 'isOpen'>): Pick<Story, 'render'> => ({ render: () => <DialogInState state={{ isOpen: true, ...state }} /> });
const inDialog = async (canvas: HTMLElement) => within(await within(canvas).findByRole('dialog', { name: 'Compare products' }));
const isAlive: Story['play'] = async ({ canvasElement }) => {
  const region = await (await inDialog(canvasElement)).findByRole('region', { name: 'Compare products' }, SOON);
  await expect(within(region).getByRole('button', { name: 'Remove Moonlight Drift' })).toBeInTheDocument();
};

export const Table: Story = { ...dialog({ html: table }), play: isAlive };

export const OnAPhone: Story = { ...dialog({ html: table }), globals: { viewport: { value: 'phone', isRotated: false } }, play: isAlive };

export const RightToLeft: Story = { ...dialog({ html: table }), globals: { direction: 'rtl' }, play: isAlive };

export const Loading: Story = {
  ...dialog({}),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await (await inDialog(canvasElement)).findByText('Loading…')).toBeVisible());
  },
};

export const Empty: Story = {
  ...dialog({ html: '' }),
  play: async ({ canvasElement }) => {
    const words = 'No product is added for comparison, please add some product to compare';
    await waitFor(async () => expect(await (await inDialog(canvasElement)).findByText(words)).toBeVisible());
  },
};

export const Failed: Story = {
  ...dialog({ retry: () => {} }),
  play: async ({ canvasElement }) => {
    const alert = await (await inDialog(canvasElement)).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('The comparison could not be loaded.'));
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Removing: Story = {
  ...dialog({ html: table }),
  // What is dimmed cannot be used meanwhile.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } },
  beforeEach: () => shop({ 'comparison/remove': () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() => expect(canvasElement.querySelectorAll('td[aria-busy="true"]')).toHaveLength(2));
  },
};

export const RemovalFailed: Story = {
  ...dialog({ html: table }),
  beforeEach: () => shop({ 'comparison/remove': () => 500 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    const text = '“Moonlight Drift” could not be removed. Please try again.';
    // Beside the dialog, and on top of it.
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible(), SOON);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

export const Page: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    await expect(canvasElement.querySelector('.comparison-table-wrap')).toHaveAttribute('role', 'region');
  },
};

export const PageWithoutOne: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() => expect(compared()).toEqual([12, 123]));
    await expect(within(canvasElement).queryByText('Moonlight Drift')).toBeNull();
    await expect(await button(canvasElement, 'Remove Glasswing Saga')).toHaveFocus();
  },
};

export const PageWithNothingLeft: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    for (const name of ['Paper Kingdoms', 'Moonlight Drift', 'Glasswing Saga']) await userEvent.click(await button(canvasElement, `Remove ${name}`));
    await waitFor(() => expect(compared()).toEqual([]));
    await expect(canvasElement.querySelector('.shopengine-no-comparison-product')).toHaveFocus();
  },
};

export const Copied: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
    await userEvent.click(await button(canvasElement, 'Copy link'));
    await button(canvasElement, 'Copied');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
};

const toggle = (canvas: HTMLElement) => button(canvas, 'Compare Products');

export const BarClosed: Story = { args: { html: closedBar }, play: async ({ canvasElement }) => void (await toggle(canvasElement)) };

export const BarOpen: Story = {
  args: { html: closedBar },
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await button(canvasElement, 'Remove Paper Kingdoms');
    await waitFor(async () => expect(await toggle(canvasElement)).toHaveAttribute('aria-expanded', 'true'));
    const link = await within(canvasElement).findByRole('link', { name: 'Compare' });
    await expect(link).toHaveAttribute('href', 'https://shop.example/?comparison=yes&product_ids=12,101,123');
  },
};

export const BarLoading: Story = {
  args: { html: closedBar },
  beforeEach: () => shop({ comparison_bar_data: () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await waitFor(async () => expect(await toggle(canvasElement)).toHaveAttribute('aria-busy', 'true'), SOON);
  },
};

export const BarRemoving: Story = {
  args: { html: closedBar },
  beforeEach: () => shop({ 'comparison/remove': () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() => expect(canvasElement.querySelectorAll('.comparison-for-bottom-bar-item[aria-busy="true"]')).toHaveLength(1));
  },
};

export const BarFailed: Story = {
  args: { html: closedBar },
  beforeEach: () => shop({ comparison_bar_data: () => 500 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await toggle(canvasElement));
    await waitFor(() => expect(within(document.body).getByText('The comparison could not be loaded.')).toBeVisible(), SOON);
    await expect(await toggle(canvasElement)).toHaveAttribute('aria-expanded', 'false');
  },
};

interface BarArgs {
  phase: Phase;
  /** The product that is being removed; 0 for none. */
  removing: number;
}

/** The bar's parts by themselves: the icon, and the server's items. */
function BarParts({ phase, removing }: BarArgs) {
  const [parts] = useState(() => readParts(aliveNodes(parseHtml(items))));
  return (
    <div className="shopengine-comparison-bottom-bar active" style={{ position: 'static' }}>
      <p>
        <ToggleIcon phase={phase} /> Compare Products
      </p>
      <div className="shopengine-comparison-box">
        <Items parts={parts.map((part, id) => ({ ...part, id, isRemoving: removing > 0 && part.productId === removing }))} />
      </div>
    </div>
  );
}

/** The view's parts, with what they are told as controls. */
export const BarView: StoryObj<typeof BarParts> = {
  args: { phase: 'open', removing: 0 },
  argTypes: { phase: { control: 'radio', options: ['closed', 'loading', 'open'] }, removing: { control: 'select', options: [0, 12, 101, 123] } },
  render: (args) => <BarParts {...args} />,
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    await expect(canvasElement.querySelector('i')).toHaveClass('eicon-close');
    await userEvent.tab();
    await expect(await button(canvasElement, 'Remove Glasswing Saga')).toHaveFocus();
  },
};

export const BarViewRemoving: StoryObj<typeof BarParts> = {
  ...BarView,
  args: { phase: 'open', removing: 101 },
  play: async ({ canvasElement }) => {
    await expect((await button(canvasElement, 'Remove Moonlight Drift')).parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Buttons: Story = {
  args: { html: `<h1>Shop</h1>${cards}` },
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Compare: Paper Kingdoms');
    await waitFor(async () => expect(await button(canvasElement, 'Compare: Moonlight Drift')).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const WithoutJavaScript: Story = { args: { html: page, isAlive: false } };
