import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import css from '../demo/assets/content-header.css?raw';
import fixture from '../widgets/nav-menu/fixture.html?raw';
import readme from '../widgets/nav-menu/README.md?raw';
import { ServerHtml } from './ServerHtml';

const answers = { fails: false };

/** ElementsKit's menu, with content on demand. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Navigation menu',
  component: ServerHtml,
  parameters: {
    problems: ['A menu’s content 345 did not load.'],
    docs: { description: { component: readme }, story: { inline: false, height: '420px' } },
  },
  beforeEach: () => {
    const { fetch } = window;
    answers.fails = false;
    window.fetch = async (input, init) => {
      if (!String(input).includes('megamenu_content')) return fetch(input, init);
      return answers.fails
        ? new Response('', { status: 500 })
        : Response.json('<div class="elementor"><a href="/gifts/small/">Small ones</a></div>');
    };
    return () => {
      window.fetch = fetch;
    };
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** The greatest width with the small menu, in pixels: a phone's, or one that is larger than any screen. */
const PHONES = 480;
const ALL = 9999;
const menu = (widest: number) =>
  `<style>${css.replace('(max-width: 1024px)', `(max-width: ${widest}px)`)}</style><h1>Games</h1>${fixture.replace('breakpoint="1024"', `breakpoint="${widest}"`)}`;
const awake = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('nav')).toHaveAttribute('data-island-status', 'ready'));
const link = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name });

export const OnDemand: Story = {
  args: { html: menu(PHONES) },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    await userEvent.click(link(canvasElement, 'Gifts'));
    await waitFor(() => expect(link(canvasElement, 'Small ones')).toBeVisible());
    await expect(link(canvasElement, 'Gifts')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Failure: Story = {
  args: { html: `<div>${menu(PHONES)}</div>` },
  play: async ({ canvasElement }) => {
    await awake(canvasElement);
    answers.fails = true;
    await userEvent.click(link(canvasElement, 'Gifts'));
    const again = await within(canvasElement).findByRole('button', { name: 'Try again' });
    answers.fails = false;
    await userEvent.click(again);
    await waitFor(() => expect(link(canvasElement, 'Small ones')).toBeVisible());
  },
};

/** Opens the menu of a small screen, and one of its parts. */
async function openConsoles(canvasElement: HTMLElement): Promise<void> {
  await awake(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the collections' }));
  await userEvent.click(link(canvasElement, 'Consoles'));
  await waitFor(() => expect(link(canvasElement, 'Handhelds')).toBeVisible());
}

export const SmallScreen: Story = {
  args: { html: menu(ALL) },
  play: async ({ canvasElement }) => {
    await openConsoles(canvasElement);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(within(canvasElement).getByRole('button', { name: 'Open the collections' })).toHaveFocus();
  },
};

export const OpenOnASmallScreen: Story = {
  args: { html: menu(ALL) },
  play: ({ canvasElement }) => openConsoles(canvasElement),
};

export const WithoutJavaScript: Story = { args: { html: menu(PHONES), isAlive: false } };
