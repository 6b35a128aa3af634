import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import filterFixture from '../widgets/loop-filter/fixture.html?raw';
import readme from '../widgets/loop-filter/README.md?raw';
import pagesFixture from '../widgets/loop-pagination/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Elementor's loops: filters, a list that grows, and pages that are turned in place. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Product loop',
  component: ServerHtml,
  parameters: {
    problems: ['A loop could not be refreshed: HTTP 500.', 'A page could not be loaded: HTTP 500.'],
    docs: { description: { component: readme }, story: { inline: false, height: '480px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

let stories = 0;

/** The fixtures with ids of the story's own, because the page remembers the filters of a loop by its id. */
function server(html: string): string {
  stories += 1;
  const id = (name: string) => `${name.slice(0, -2)}${String(stories).padStart(2, '0')}`;
  return `<h1>Games</h1>${html.replace(/7be01f2|5c81d3e|3f2a1bc|9d4e07a/g, id)}`;
}

type Answer = (url: string) => Promise<Response>;
const never: Answer = () => new Promise(() => {});
const broken: Answer = async () => new Response('', { status: 500 });

const item = (id: number, name: string) =>
  `<div class="e-loop-item e-loop-item-${id} product"><img src="/cover/${name.toLowerCase().replaceAll(' ', '-')}.svg" alt="" width="300" height="375" /><h2><a href="/product/${id}/">${name}</a></h2></div>`;
const list = (...items: string[]) =>
  `<div class="elementor-widget-container"><div class="elementor-loop-container elementor-grid">${items.join('')}</div></div>`;

const refreshed =
  (data: string): Answer =>
  async () =>
    Response.json({ data });

/** The requested page, with the story's loop in it. */
const nextPage =
  (kind: string, page: number): Answer =>
  async () => {
    const id = document.querySelector<HTMLElement>(kind)?.dataset.id;
    const anchor = `<div class="e-load-more-anchor" data-page="${page}" data-max-page="3" data-next-page="${page < 3 ? `/games/page/${page + 1}/` : ''}"></div>`;
    const content = list(item(300 + page, `Game ${page}`)).replace(/<\/div>$/, `${anchor}</div>`);
    return new Response(`<!doctype html><div data-id="${id}">${content}</div>`);
  };
const GROWING = '.elementor-widget-loop-grid[data-settings*="load_more"]';
const NUMBERED = '.elementor-widget-loop-grid[data-settings*="numbers"]';

/**
 * A shop that gives these answers in turn, and then the last answer again and again. Restores the story's address when
 * the story ends.
 */
const shop =
  (...answers: Answer[]) =>
  () => {
    const { fetch } = window;
    const { href } = location;
    const left = [...answers];
    window.fetch = fn((input, init) =>
      /refresh-loop|\/games\/|e-page-/.test(String(input))
        ? ((left.length > 1 ? left.shift() : left[0]) as Answer)(String(input))
        : fetch(input, init),
    );
    return () => {
      window.fetch = fetch;
      history.replaceState(null, '', href);
    };
  };

/** A loop that is dimmed for a moment is inactive, and need not have full contrast. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } };

const isReady = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)).toHaveAttribute('data-island-status', 'ready'));
const term = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });

export const Filter: Story = {
  args: { html: server(filterFixture) },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, '.elementor-widget-loop-grid');
    await expect(term(canvasElement, 'All')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Filtering: Story = {
  args: { html: server(filterFixture) },
  parameters: dimmed,
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await userEvent.click(term(canvasElement, 'PlayStation 5'));
    await waitFor(() => expect(canvasElement.querySelector('.e-loading-overlay')).toHaveAttribute('aria-busy', 'true'));
    await expect(term(canvasElement, 'PlayStation 5')).toHaveAttribute('aria-pressed', 'true');
    await expect(term(canvasElement, 'All')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Filtered: Story = {
  args: { html: server(filterFixture) },
  beforeEach: shop(refreshed(list(item(201, 'Nightcourier')))),
  play: async ({ canvasElement }) => {
    await userEvent.click(term(canvasElement, 'PlayStation 5'));
    await within(canvasElement).findByRole('link', { name: 'Nightcourier' });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await expect(location.search).toMatch(/e-filter-\w{7}-product_cat=ps5/);
  },
};

export const NothingFound: Story = {
  args: { html: server(filterFixture) },
  beforeEach: shop(refreshed('')),
  play: async ({ canvasElement }) => {
    await userEvent.click(term(canvasElement, 'Handheld'));
    await within(canvasElement).findByText('Nothing was found for this choice.');
  },
};

const refused = fn(broken);

export const FilterFailed: Story = {
  args: { html: server(filterFixture) },
  beforeEach: shop(refused),
  play: async ({ canvasElement }) => {
    await userEvent.click(term(canvasElement, 'Switch'));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await waitFor(() => expect(term(canvasElement, 'Switch')).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await within(canvasElement).findByRole('link', { name: 'Moonlight Drift' });
  },
};

const more = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Load more' });

export const LoadMore: Story = {
  args: { html: server(pagesFixture) },
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, GROWING);
    await expect(more(canvasElement)).toHaveAttribute('href', expect.stringMatching(/^\/games\/page\/2\//));
  },
};

export const LoadingMore: Story = {
  args: { html: server(pagesFixture) },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-disabled="true"] *)' }] } } },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, GROWING);
    await userEvent.click(more(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('.e-load-more-spinner')).toBeVisible());
    await expect(canvasElement.querySelector('.eicon-animation-spin')).not.toBeNull();
  },
};

export const LoadedToTheEnd: Story = {
  args: { html: server(pagesFixture) },
  beforeEach: shop(nextPage(GROWING, 2), nextPage(GROWING, 3)),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, GROWING);
    await userEvent.click(more(canvasElement));
    await within(canvasElement).findByRole('link', { name: 'Game 2' });
    await waitFor(() => expect(more(canvasElement)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(more(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Game 3' })).toHaveFocus());
    await waitFor(() => expect(within(canvasElement).getByText('That is all of them.')).toBeVisible());
  },
};

export const LoadMoreFailed: Story = {
  args: { html: server(pagesFixture) },
  beforeEach: shop(broken, nextPage(GROWING, 2)),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, GROWING);
    await userEvent.click(more(canvasElement));
    const words = await within(canvasElement).findByRole('alert');
    await expect(words).toHaveTextContent('More could not be loaded.');
  },
};

export const ByScrolling: Story = {
  args: {
    html: server(
      pagesFixture
        .replace('load_more_on_click', 'load_more_infinite_scroll')
        .replace(/<div class="e-loop__load-more.*?<\/div>/s, ''),
    ),
  },
  beforeEach: shop(nextPage(GROWING, 2), nextPage(GROWING, 3)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Game 3' });
    await waitFor(() => expect(within(canvasElement).getByText('That is all of them.')).toBeVisible());
  },
};

export const TurningAPage: Story = {
  args: { html: server(pagesFixture) },
  parameters: dimmed,
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement, NUMBERED);
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(canvasElement.querySelector(NUMBERED)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${server(pagesFixture)}</div>` },
  play: ({ canvasElement }) => isReady(canvasElement, GROWING),
};

export const WithoutJavaScript: Story = { args: { html: server(filterFixture), isAlive: false } };
