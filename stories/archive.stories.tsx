import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import archive from '../widgets/archive/fixture.html?raw';
import readme from '../widgets/archive/README.md?raw';
import filters from '../widgets/shop-filter/fixture.html?raw';
import views from '../widgets/view-switch/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** ShopEngine's archive: its pages, filters, sort order and views. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Archive and filter',
  component: ServerHtml,
  parameters: {
    problems: ['A page of the archive did not load.', 'The filtered products could not be had.'],
    docs: { description: { component: readme }, story: { inline: false, height: '640px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
type Answer = () => Promise<Response>;

const page = (html: string) => `<h1>Catalogue</h1>${html}`;
const filterPage = page(`<h2>Filters</h2>${filters}`);
const of = (pagination: string, html = archive) =>
  page(html.replace('data-pagination="numeric"', `data-pagination="${pagination}"`));

const cover = (name: string) =>
  `<img src="/cover/${name.toLowerCase().replaceAll(' ', '-')}.svg" alt="" width="300" height="375" />`;
const product = (id: number, name: string) =>
  `<li class="archive-product-container"><ul class="shopengine-archive-mode-grid"><li class="product type-product post-${id}"><a href="/product/${id}/" class="woocommerce-LoopProduct-link">${cover(name)}<h2 class="woocommerce-loop-product__title">${name}</h2></a></li></ul></li>`;
const answerOf = (
  words: string,
  ...names: string[]
) => `<div class="shopengine-archive-products"><p class="woocommerce-result-count">${words}</p>
<ul class="products columns-3">${names.map((name, index) => product(201 + index, name)).join('')}</ul>
<nav class="woocommerce-pagination" aria-label="Product pagination"><ul class="page-numbers"><li><span class="page-numbers current">2</span></li></ul></nav></div>`;
const second = answerOf(
  'Showing 4–8 of 8 results',
  'Glasswing Saga',
  'Ironwood',
  'Low Tide',
  'Copper Sky',
  'Hollow Star',
);
const none =
  '<div class="shopengine-archive-products"><div class="woocommerce-info">No products were found matching your selection.</div></div>';

const says =
  (html: string): Answer =>
  async () =>
    new Response(html);
const never: Answer = () => new Promise(() => {});
const broken: Answer = async () => new Response('', { status: 500 });

/**
 * A shop that gives these answers in turn, and then the last answer again and again. The story's own address gives the
 * story's own page.
 */
const shop =
  (...answers: Answer[]) =>
  ({ args }: { args: { html: string } }) => {
    const { fetch } = window;
    const home = location.href;
    const left = [...answers];
    window.fetch = async (input, init) => {
      const url = String(input);
      if (url === home) return new Response(args.html);
      const isPage = /\/games\/|shopengine_|orderby|_price|rating_filter/.test(url);
      return isPage ? ((left.length > 1 ? left.shift() : left[0]) as Answer)() : fetch(input, init);
    };
    for (const dismiss of document.querySelectorAll<HTMLElement>('.shop-islands-notice [data-dismiss]'))
      dismiss.click();
    return () => {
      window.fetch = fetch;
      history.replaceState(null, '', home);
      // Ends the calls that are still under way, together with the story.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    };
  };

/** Products that load are dimmed for a moment and need not have full contrast. */
const dimmed = { a11y: { config: { rules: [{ id: 'color-contrast', selector: ':not([aria-busy="true"] *)' }] } } };
/** The archive lives as long as the page, so this first leads it back from where the story before has left it. */
const isAlive = async (canvas: HTMLElement, selector = '.shopengine-archive-products') => {
  await waitFor(() => expect(canvas.querySelector(selector)).toHaveAttribute('data-island-status', 'ready'));
  dispatchEvent(new PopStateEvent('popstate'));
  await isFree(canvas);
};
const block = (canvas: HTMLElement) => canvas.querySelector('.shopengine-archive-products');
const next = (canvas: HTMLElement) => canvas.querySelector('.next') as HTMLElement;
const isFree = (canvas: HTMLElement) => waitFor(() => expect(block(canvas)).not.toHaveAttribute('aria-busy'));

export const Numbered: Story = {
  args: { html: of('numeric') },
  beforeEach: shop(says(second)),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(next(canvasElement));
    await within(canvasElement).findByText('Glasswing Saga');
    await expect(within(canvasElement).queryByText('Moonlight Drift')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('.product a')).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { html: of('numeric') },
  parameters: dimmed,
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(next(canvasElement));
    await waitFor(() => expect(block(canvasElement)).toHaveClass('is-loading'));
    await expect(block(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { html: of('numeric') },
  beforeEach: shop(broken),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(next(canvasElement));
    await waitFor(() =>
      expect(document.querySelector('.shop-islands-notice[role="alert"] p')).toHaveTextContent(
        'The products could not be loaded.',
      ),
    );
    await isFree(canvasElement);
    await within(canvasElement).findByText('Moonlight Drift');
  },
};

export const LoadMore: Story = {
  args: { html: of('load-more') },
  beforeEach: shop(says(second)),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next' }));
    await within(canvasElement).findByText('All 8 products are shown.');
    await within(canvasElement).findByText('Moonlight Drift');
    await expect(canvasElement.querySelector('.shopengine-archive-result-count')).toHaveTextContent(
      'Showing 1–8 of 8 results',
    );
  },
};

export const LoadMoreWhileScrolling: Story = {
  args: { html: of('load-more-on-scroll') },
  beforeEach: shop(says(second)),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    next(canvasElement).scrollIntoView({ block: 'center' });
    await within(canvasElement).findByText('All 8 products are shown.');
  },
};

/** A page that is not the first: a link leads to the earlier pages. */
export const LaterPage: Story = {
  args: { html: of('load-more', archive.replace('>1</span>', '>2</span>')) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await within(canvasElement).findByRole('link', { name: 'Back to the first products' });
  },
};

export const ListView: Story = {
  args: { html: page(views) },
  beforeEach: shop(never),
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement, '[data-view="list"]');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'List view' }));
    await waitFor(() => expect(block(canvasElement)).toHaveClass('shopengine-archive-products--view-list'));
    await expect(within(canvasElement).getByRole('button', { name: 'List view', pressed: true })).toBeVisible();
  },
};

const chip = (canvas: HTMLElement, name: string) =>
  within(canvas).findByRole('button', { name: `Remove filter: ${name}` });
const isFilterAlive = (canvas: HTMLElement) => isAlive(canvas, '.shopengine-product-filters-wrapper');

export const Filtered: Story = {
  args: { html: filterPage },
  beforeEach: shop(says(second)),
  play: async ({ canvasElement }) => {
    await isFilterAlive(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Games' }));
    await chip(canvasElement, 'Games');
    await isFree(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '5 stars' }));
    await chip(canvasElement, '5 of 5 stars');
    await userEvent.type(within(canvasElement).getByRole('spinbutton', { name: 'From' }), '20');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply' }));
    await chip(canvasElement, 'From £20');
    await isFree(canvasElement);
    await within(canvasElement).findByText('Glasswing Saga');
  },
};

export const NothingFound: Story = {
  args: { html: filterPage },
  beforeEach: shop(says(none)),
  play: async ({ canvasElement }) => {
    await isFilterAlive(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Switch' }));
    await within(canvasElement).findByText('No products were found matching your selection.', {
      selector: '.shopengine-archive-products *',
    });
    await chip(canvasElement, 'Switch');
  },
};

/** Shows no message: the checkbox goes back to its earlier state. */
export const FilterFailed: Story = {
  args: { html: filterPage },
  beforeEach: shop(broken),
  play: async ({ canvasElement }) => {
    await isFilterAlive(canvasElement);
    const box = within(canvasElement).getByRole('checkbox', { name: 'Games' });
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await isFree(canvasElement);
    await within(canvasElement).findByText('Moonlight Drift');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${filterPage}</div>` },
  beforeEach: shop(says(second)),
  play: async ({ canvasElement }) => {
    await isFilterAlive(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Games' }));
    await chip(canvasElement, 'Games');
    await isFree(canvasElement);
  },
};

export const WithoutJavaScript: Story = { args: { html: page(archive), isAlive: false } };
