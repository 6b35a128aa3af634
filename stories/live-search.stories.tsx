import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/live-search/fixture.html?raw';
import readme from '../widgets/live-search/README.md?raw';
import { ServerHtml } from './ServerHtml';
import { item, list, looks } from './searchPage';

/** ShopEngine's search form, which searches while the shopper types. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Menus and search/Live search',
  component: ServerHtml,
  parameters: {
    problems: ['A search failed.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const html = `<h1>Shop</h1><style>${looks}</style>${fixture}`;

type Answer = () => Promise<Response>;
const never: Answer = () => new Promise(() => {});
const says =
  (body: string): Answer =>
  async () =>
    new Response(body, { headers: { 'Content-Type': 'application/json' } });
const found = says(list(item('Moonlight Drift'), item('Under a Paper Moon'), item('Moonstone Relay')));
const many = says(list(...Array.from({ length: 30 }, (_none, index) => item(`Moon ${index + 1}`))));
const nothing = says(list('<div>No result found</div>'));
const broken: Answer = async () => new Response('', { status: 500 });

/** A shop that gives these answers in turn, and then the last answer again and again. */
const shop =
  (...answers: Answer[]) =>
  () => {
    const { fetch } = window;
    const left = [...answers];
    window.fetch = fn(
      (input, init) =>
        (/advanced-search/.test(String(input))
          ? (left.length > 1 ? left.shift() : left[0])?.()
          : fetch(input, init)) as never,
    );
    return () => {
      window.fetch = fetch;
      document.body.classList.remove('shopengine-sr-container-open-body');
    };
  };

/** Focuses the text field, and waits until the island is ready. */
async function come(canvas: HTMLElement): Promise<HTMLElement> {
  const input = await within(canvas).findByPlaceholderText('Find a game…');
  await userEvent.click(input);
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'));
  return input;
}
async function search(canvas: HTMLElement, term = 'moon'): Promise<HTMLElement> {
  const input = await come(canvas);
  await userEvent.type(input, term);
  return input;
}
const grid = (canvas: HTMLElement) => within(canvas).findByRole('grid', { name: 'Search results' });

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
    await search(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveClass('is-loading'));
  },
};

export const Found: Story = {
  args: { html },
  beforeEach: shop(found),
  play: async ({ canvasElement }) => {
    const input = await search(canvasElement);
    await expect(within(await grid(canvasElement)).getAllByRole('row')).toHaveLength(4);
    await expect(canvasElement.querySelector('form')).not.toHaveClass('is-loading');
    await expect([...canvasElement.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      'Moon',
      'Moon',
      'Moon',
    ]);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ByKeyboard: Story = {
  args: { html },
  beforeEach: shop(found),
  play: async ({ canvasElement }) => {
    const input = await search(canvasElement);
    const rows = within(await grid(canvasElement)).getAllByRole('row');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveFocus();
  },
};

export const Many: Story = {
  args: { html },
  beforeEach: shop(many),
  play: async ({ canvasElement }) => {
    await search(canvasElement);
    await expect((await grid(canvasElement)).offsetHeight).toBeLessThanOrEqual(502);
  },
};

export const Nothing: Story = {
  args: { html },
  beforeEach: shop(nothing),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'zebra');
    await waitFor(() =>
      expect(canvasElement.querySelector('.shopengine-search-result')).toHaveTextContent('No result found'),
    );
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  args: { html },
  beforeEach: shop(broken, found),
  play: async ({ canvasElement }) => {
    await search(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The search did not work.');
    await expect(within(alert).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\?post_type=product&s=moon$/),
    );
  },
};

export const TriedAgain: Story = {
  args: { html },
  beforeEach: shop(broken, found),
  play: async ({ canvasElement }) => {
    const input = await search(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await grid(canvasElement);
    await expect(input).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { html },
  beforeEach: shop(found),
  play: async ({ canvasElement }) => {
    const input = await search(canvasElement);
    await grid(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('moon');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${html}</div>` },
  beforeEach: shop(found),
  play: async ({ canvasElement }) => {
    await search(canvasElement);
    await grid(canvasElement);
  },
};

/** The plugin's select and button have no names; the island gives them names. */
export const WithoutJavaScript: Story = { args: { html, isAlive: false }, parameters: { a11y: { test: 'off' } } };
