import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseHtml } from '../src/bridge/page/html';
import { adoptStyles } from '../src/bridge/page/styles';
import { OPEN, type SearchProps } from '../widgets/live-search/contract';
import fixture from '../widgets/live-search/fixture.html?raw';
import { createResults } from '../widgets/live-search/page/results';
import { lendRoles } from '../widgets/live-search/page/roles';
import readme from '../widgets/live-search/README.md?raw';
import { readProps } from '../widgets/live-search/read';
import type { LiveSearch } from '../widgets/live-search/store';
import css from '../widgets/live-search/styles.css?inline';
import { View } from '../widgets/live-search/View';
import { keepIslandAway } from './leave';
import { showPage } from './page';
import { item, list, looks } from './searchPage';
import { htmlInLanguage, inLanguage } from './words/inLanguage';

interface Args {
  /** Names of the products that were found. Without any, the server's answer says so. */
  names: readonly string[];
  /** The search term, which is marked in the names. */
  term: string;
  isOpen: boolean;
  /** True if the search has failed. */
  isFailed: boolean;
  /** The shop's own search page; "" for none. */
  page: string;
  onClose(): void;
  onRetry(): void;
}

showPage();
adoptStyles(css);

const createStore = (
  { names, term, isOpen, isFailed, page, onClose, onRetry }: Args,
  { form, panel }: SearchProps,
): LiveSearch => {
  const html = list(...(names.length ? names.map(item) : [htmlInLanguage('<div>No result found</div>')]));
  const outcome = isFailed
    ? { cause: new Error('down') }
    : { found: createResults(html, panel.id, term, page || undefined) };
  return {
    $state: atom({ isLoading: false, isOpen, answer: { question: { term, query: '' }, number: 1, ...outcome } }),
    $isWanted: atom(true),
    $isShown: atom(isOpen),
    come() {},
    show: (isShown) => void form.classList.toggle(OPEN, isShown),
    change() {},
    retry: onRetry,
    open: () => false,
    close: onClose,
    page: () => page || undefined,
    reopen: () => false,
    release() {},
  };
};

/** The form as ShopEngine prints it. */
function createForm(): { nodes: Node[]; props: SearchProps } {
  const content = parseHtml(htmlInLanguage(fixture));
  const props = readProps(content.querySelector('form') as HTMLElement) as SearchProps;
  props.panel.id = 'story-results';
  lendRoles(props);
  return { nodes: [...content.childNodes], props };
}

/** The search after a request has ended or failed, or while one is under way. */
export function Search(args: Args) {
  const [{ nodes, props }] = useState(createForm);
  const store = useMemo(() => createStore(args, props), [args, props]);
  return (
    <main>
      <h1>{inLanguage('Shop')}</h1>
      <style>{looks}</style>
      <div ref={(place) => place?.replaceChildren(...nodes)} />
      <View props={props} store={store} />
    </main>
  );
}

/** The results of a search, in the panel that the server printed below its form. */
const meta: Meta<typeof Search> = {
  title: 'Views/Live search',
  component: Search,
  beforeEach: () => keepIslandAway('live-search'),
  excludeStories: ['Search'],
  args: {
    names: ['Moonlight Drift', 'Under a Paper Moon', 'Moonstone Relay'],
    term: 'moon',
    isOpen: true,
    isFailed: false,
    page: '/?s=moon&post_type=product',
    onClose: fn(),
    onRetry: fn(),
  },
  argTypes: { names: { control: 'object' } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '520px' } } },
};
export default meta;

type Story = StoryObj<typeof Search>;

export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'Search results' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(args.names.length + 1);
    await expect([...grid.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      'Moon',
      'Moon',
      'Moon',
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByPlaceholderText('Find a game…');
    const rows = within(await within(canvasElement).findByRole('grid')).getAllByRole('row');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(rows.at(-1)).toHaveAttribute('aria-selected', 'true'));
    await expect(field).toHaveAttribute('aria-activedescendant', `story-results-${args.names.length}`);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  args: { names: [] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No result found');
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  args: { isFailed: true },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', args.page);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(within(canvasElement).getByPlaceholderText('Find a game…')).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByPlaceholderText('Find a game…')).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).queryByRole('grid')).toBeNull();
  },
};
