import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { aliveNodes, parseHtml } from '../src/bridge/page/html';
import readme from '../widgets/comparison-bar/README.md?raw';
import { readParts } from '../widgets/comparison-bar/read';
import type { Phase } from '../widgets/comparison-bar/store';
import { Items, ToggleIcon } from '../widgets/comparison-bar/View';
import { items } from './comparedGames';
import { showPage } from './page';

interface BarProps {
  /** Where the bar stands. */
  phase: Phase;
  /** Id of the product that is being removed; 0 for none. */
  removing: number;
}

// Parsing asks the page for its policy.
showPage();

/** The view's parts in the server's bar: the icon of the toggle, and the items. */
export function Bar({ phase, removing }: BarProps) {
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

/** The bar at the page's foot, with the products that are compared. */
const meta: Meta<typeof Bar> = {
  title: 'Views/Comparison bar',
  component: Bar,
  excludeStories: ['Bar'],
  args: { phase: 'open', removing: 0 },
  argTypes: { phase: { control: 'radio', options: ['closed', 'loading', 'open'] }, removing: { control: 'select', options: [0, 12, 101, 123] } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '240px' } } },
};
export default meta;

type Story = StoryObj<typeof Bar>;

const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name });
const icon = (canvas: HTMLElement) => canvas.querySelector('p > i');

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await button(canvasElement, 'Remove Moonlight Drift');
    await expect(icon(canvasElement)).toHaveClass('eicon-close');
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
    await expect((await button(canvasElement, 'Remove Moonlight Drift')).parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => void (await button(canvasElement, 'Remove Moonlight Drift')),
};
