import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useEffect, useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aliveNodes, parseHtml } from '../src/bridge/page/html';
import readme from '../widgets/comparison-dialog/README.md?raw';
import { createDialog } from '../widgets/comparison-dialog/store';
import { View } from '../widgets/comparison-dialog/View';
import { compared, oddTable, openShop, table } from './comparedGames';
import { longWord } from './longWord';
import { startIslands } from './page';
import { htmlInLanguage, inLanguage } from './words/inLanguage';

interface DialogProps {
  isOpen: boolean;
  /** The server's table; "" for an empty list; undefined while it is on its way. */
  html: string | undefined;
  /** True if the table could not be loaded. */
  isFailed: boolean;
  /** Called when "Try again" is pressed. */
  onRetry(): void;
}

/** The dialog over a page, whose table the real loader makes alive. */
export function ComparisonDialog({ isOpen, html, isFailed, onRetry }: DialogProps) {
  useEffect(() => void startIslands(), []);
  const store = useMemo(() => {
    const state = { isOpen, html, retry: isFailed ? onRetry : undefined };
    const $table = atom(state);
    return createDialog({
      table: { $table, opener: () => null, close: () => $table.set({ ...state, isOpen: false }) },
      list: { $ids: atom(compared()) },
      parse: (text) => aliveNodes(parseHtml(htmlInLanguage(text))),
    });
  }, [isOpen, html, isFailed, onRetry]);
  return (
    <main>
      <h1>{inLanguage('A page behind the dialog')}</h1>
      <View store={store} />
    </main>
  );
}

/** The comparison's table in a dialog, in each of its states. */
const meta: Meta<typeof ComparisonDialog> = {
  title: 'Views/Comparison dialog',
  component: ComparisonDialog,
  excludeStories: ['ComparisonDialog'],
  args: { isOpen: true, html: table, isFailed: false, onRetry: fn() },
  argTypes: { html: { control: 'text' } },
  parameters: {
    problems: ['A product could not be removed.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
  beforeEach: () => openShop(),
};
export default meta;

type Story = StoryObj<typeof ComparisonDialog>;

/** The table, whose last product is repeated. */
const wideTable = table.replace(/<td(?:(?!<td)[\s\S])*<\/td>(?=\s*<\/tr>)/g, (cell) => cell.repeat(6));

/** The code may take a while to load. */
const SOON = { timeout: 10_000 };
const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name }, SOON);
const inDialog = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole('dialog', { name: 'Compare products' }));
const isAlive: Story['play'] = async ({ canvasElement }) => {
  const region = await (await inDialog(canvasElement)).findByRole('region', { name: 'Compare products' }, SOON);
  await expect(within(region).getByRole('button', { name: 'Remove Moonlight Drift' })).toBeInTheDocument();
};

export const Table: Story = { play: isAlive };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: isAlive };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isAlive };

export const Many: Story = { args: { html: wideTable } };

export const LongWords: Story = {
  args: { html: table.replaceAll('Moonlight Drift', longWord).replaceAll('Age rating', longWord) },
};

/** A product of the list was deleted, so the plugin prints empty cells for it in some rows. */
export const AfterADeletion: Story = { args: { html: oddTable }, play: isAlive };

export const Loading: Story = {
  args: { html: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await (await inDialog(canvasElement)).findByText('Loading…')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    const words = 'No product is added for comparison, please add some product to compare';
    await waitFor(async () => expect(await (await inDialog(canvasElement)).findByText(words)).toBeVisible());
  },
};

export const Failed: Story = {
  args: { html: undefined, isFailed: true },
  play: async ({ canvasElement, args }) => {
    const alert = await (await inDialog(canvasElement)).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('The comparison could not be loaded.'));
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  // A dimmed column cannot be used meanwhile.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } },
  beforeEach: () => openShop({ 'comparison/remove': () => 'never' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    await waitFor(() => expect(canvasElement.querySelectorAll('td[aria-busy="true"]')).toHaveLength(4));
  },
};

export const RemovalFailed: Story = {
  beforeEach: () => openShop({ 'comparison/remove': () => 500 }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Remove Moonlight Drift'));
    const text = '“Moonlight Drift” could not be removed. Please try again.';
    // The message stands beside the dialog, and on top of it.
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible(), SOON);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const FailedInTheDark: Story = { args: { html: undefined, isFailed: true }, globals: { scheme: 'dark' } };
