import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { aliveNodes, parseHtml } from '../src/bridge/page/html';
import readme from '../widgets/comparison-bar/README.md?raw';
import { readParts } from '../widgets/comparison-bar/read';
import type { Phase } from '../widgets/comparison-bar/store';
import { Items, ToggleIcon } from '../widgets/comparison-bar/View';
import { ITEM, items } from './comparedGames';
import { showPage } from './page';
import { htmlInLanguage, inLanguage } from './words/inLanguage';

interface BarProps {
  /** The state of the bar. */
  phase: Phase;
  /** Id of the product that is being removed; 0 for none. */
  removing: number;
  /** How many products are compared. */
  count: number;
}

// `parseHtml` asks the page for its policy.
showPage();

/** Repeats the three products of the shop until there are `count` of them. */
function productsOf(count: number): string {
  const products = items.match(ITEM) ?? [];
  return Array.from({ length: count }, (_, index) => products[index % products.length]).join('');
}

/** The view's parts in the server's bar: the icon of the toggle, and the items. */
export function Bar({ phase, removing, count }: BarProps) {
  const parts = useMemo(() => readParts(aliveNodes(parseHtml(htmlInLanguage(productsOf(count))))), [count]);
  return (
    <main>
      <h1>{inLanguage('A page above the bar')}</h1>
      <div className={`shopengine-comparison-bottom-bar${phase === 'open' ? ' active' : ''}`}>
        <div className="shopengine-comparison-button-area">
          <a className="comparison-bottom-bar-toggle" href="#compare" aria-busy={phase === 'loading'}>
            <ToggleIcon phase={phase} /> <span>{inLanguage('Compare Products')}</span>
          </a>
        </div>
        <div className="shopengine-comparison-box">
          <Items
            parts={parts.map((part, id) => ({ ...part, id, isRemoving: removing > 0 && part.productId === removing }))}
          />
        </div>
      </div>
    </main>
  );
}

/** The bar at the page's foot, with the products that are compared. */
const meta: Meta<typeof Bar> = {
  title: 'Views/Comparison bar',
  component: Bar,
  excludeStories: ['Bar'],
  args: { phase: 'open', removing: 0, count: 3 },
  argTypes: {
    phase: { control: 'radio', options: ['closed', 'loading', 'open'] },
    removing: { control: 'select', options: [0, 12, 101, 123] },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '240px' } } },
};
export default meta;

type Story = StoryObj<typeof Bar>;

const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name });
const icon = (canvas: HTMLElement) => canvas.querySelector('a > i');

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    await expect(icon(canvasElement)).toHaveClass('eicon-close');
    (await within(canvasElement).findByRole('link', { name: 'Compare Products' })).focus();
    await userEvent.tab();
    await expect(await button(canvasElement, 'Remove Glasswing Saga')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { phase: 'loading' },
  play: async ({ canvasElement }) => void (await expect(icon(canvasElement)).toHaveClass('eicon-loading')),
};

export const Closed: Story = {
  args: { phase: 'closed' },
  play: async ({ canvasElement }) => void (await expect(icon(canvasElement)).toBeNull()),
};

export const Removing: Story = {
  args: { removing: 101 },
  play: async ({ canvasElement }) => {
    await expect((await button(canvasElement, 'Remove Moonlight Drift')).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const OneProduct: Story = { args: { count: 1 } };

export const Many: Story = {
  args: { count: 14 },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.shopengine-comparison-box');
    await expect(box?.querySelectorAll('.comparison-for-bottom-bar-item')).toHaveLength(14);
    await expect(box?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => void (await button(canvasElement, 'Remove Moonlight Drift')),
};
