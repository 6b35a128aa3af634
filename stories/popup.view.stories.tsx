import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { PopupContent, PopupLook } from '../widgets/popup/contract';
import readme from '../widgets/popup/README.md?raw';
import { PopupDialog } from '../widgets/popup/View';
import { longWord } from './longWord';
import { showPage } from './page';
import { inLanguage } from './words/inLanguage';

interface Args extends Omit<PopupContent, 'nodes'>, PopupLook {
  /** The content that the server printed: a heading, and a text and a link below it. */
  heading: string;
  text: string;
}

showPage();

function serverNodes(heading: string, text: string): Node[] {
  const title = document.createElement('h2');
  title.textContent = heading;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const link = document.createElement('a');
  link.href = '/games/';
  link.textContent = inLanguage('See the games');
  return [title, paragraph, link];
}

/** The open dialog over a page. Nothing opens or closes it here. */
export function Popup({ heading, text, ...props }: Args) {
  const nodes = useMemo(() => serverNodes(heading, text), [heading, text]);
  return (
    <main>
      <h1>{inLanguage('Games')}</h1>
      <PopupDialog {...props} nodes={nodes} />
    </main>
  );
}

/** The dialog around the server's content of a popup. */
const meta: Meta<typeof Popup> = {
  title: 'Views/Popup',
  component: Popup,
  excludeStories: ['Popup'],
  args: {
    id: '2201',
    name: 'A letter every Friday',
    heading: 'A letter every Friday',
    text: 'New games, fair prices, no noise.',
    classes: [],
    isButtonOutside: false,
    animationDuration: 1.2,
    animation: [],
    isButtonHidden: false,
    isLeaving: false,
    onClose: fn(),
  },
  argTypes: {
    classes: { control: 'object' },
    animation: { control: 'object' },
    onShown: { control: false },
    onLeaving: { control: false },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof Popup>;

const dialog = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('dialog', { name: 'A letter every Friday' });
const close = (canvasElement: HTMLElement) => within(dialog(canvasElement)).getByRole('button', { name: 'Close' });

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(dialog(canvasElement)).getByRole('heading')).toBeVisible();
    await userEvent.click(close(canvasElement));
    close(canvasElement).focus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const ButtonOutside: Story = {
  args: { isButtonOutside: true },
  play: async ({ canvasElement }) => {
    await expect(close(canvasElement).parentElement).toBe(dialog(canvasElement));
  },
};

export const ButtonNotYet: Story = {
  args: { isButtonHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(dialog(canvasElement)).queryByRole('button')).toBeNull();
  },
};

export const Entering: Story = {
  args: { animation: ['zoomIn'], animationDuration: 0.4 },
  play: async ({ canvasElement }) => {
    const box = dialog(canvasElement).querySelector('.dialog-widget-content');
    await expect(box).toHaveClass('animated', 'zoomIn');
    await expect(box).toHaveStyle({ animationDuration: '0.4s' });
  },
};

export const Leaving: Story = {
  args: { animation: ['fadeIn', 'reverse'], isLeaving: true },
  play: async ({ canvasElement }) => {
    await expect(dialog(canvasElement)).toHaveStyle({ pointerEvents: 'none' });
  },
};

export const LongText: Story = {
  args: { text: 'New games, fair prices, no noise. '.repeat(120) },
  play: async ({ canvasElement }) => {
    const { bottom } = dialog(canvasElement).querySelector('.dialog-widget-content')?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const LongWords: Story = { args: { heading: longWord, text: `${longWord} `.repeat(3) } };

export const OnlyAHeading: Story = { args: { text: '' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  decorators: [
    (Shown) => (
      <div dir="rtl">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = dialog(canvasElement).querySelector('.dialog-widget-content') as Element;
    await expect(close(canvasElement).getBoundingClientRect().left).toBe(box.getBoundingClientRect().left);
  },
};
