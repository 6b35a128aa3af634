import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../src/ui/messages/notice';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';

interface Call extends Held<string> {
  fields: Record<string, string>;
}
let calls: Call[];
vi.mock('../../widgets/posts-grid/api', () => ({
  fetchPosts: (fields: Record<string, string>) => {
    const { promise, ...ends } = hold<string>();
    calls.push({ fields, ...ends });
    return promise;
  },
}));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));

const POSTS =
  '<article><h3><a href="/news/a/">A</a></h3></article> <article><h3><a href="/news/b/">B</a></h3></article>';
const host = () => find('[data-island~="posts-grid"]');
const more = () => find('[data-more]');
const posts = () => [...document.querySelectorAll('[data-posts] a')].map(({ textContent }) => textContent);
const last = () => calls.at(-1) as Call;
const said = () => find('[role="status"]').textContent;

let page: FakePage;
let island: typeof import('../../widgets/posts-grid')['default'];
const press = () =>
  island.mode === 'enhance' && island.onIntent?.({ type: 'click', target: more(), submitter: null, store: undefined });
const adopt = () => island.mode === 'enhance' && island.adopt?.(host());

beforeEach(async () => {
  calls = [];
  notices.length = 0;
  page = setPage({ postsActions: ['my_theme_posts'] });
  vi.resetModules();
  island = (await import('../../widgets/posts-grid')).default;
  showFixture('posts-grid');
  adopt();
});

describe('a posts grid', () => {
  it('sends every data attribute, and the next page', () => {
    host().setAttribute('data-island-status', 'ready');
    press();
    expect(calls.map(({ fields }) => fields)).toEqual([
      { action: 'my_theme_posts', nonce: 'ab12cd34ef', page: '2', max_page: '3', per_page: '2' },
    ]);
    expect([host().getAttribute('aria-busy'), host().className]).toEqual(['true', 'is-loading']);
  });

  it('appends the posts, and then asks for the page after that', async () => {
    press();
    await last().answer(POSTS);
    expect([posts(), host().dataset.page, said()]).toEqual([
      ['Spring sale', 'New consoles', 'A', 'B'],
      '2',
      '2 more are shown',
    ]);
    expect([host().getAttribute('aria-busy'), host().className, more().hidden]).toEqual(['false', '', false]);
    press();
    expect(last().fields.page).toBe('3');
  });

  it('announces the posts to scripts that work on each post, once they are on the page', async () => {
    const heard: string[][] = [];
    document.body.addEventListener('is.post-load', () => heard.push(posts() as string[]), { once: true });
    press();
    await last().answer(POSTS);
    expect(heard).toEqual([['Spring sale', 'New consoles', 'A', 'B']]);
  });

  it('makes one call for two presses', () => {
    press();
    press();
    expect(calls).toHaveLength(1);
  });

  it('has no button after its last page; the focus goes to the first new post', async () => {
    host().dataset.page = '2';
    more().focus();
    press();
    await last().answer(POSTS);
    expect([more().hidden, document.activeElement?.textContent]).toEqual([true, 'A']);
  });

  it('ends with an empty answer too, if the number of pages is unknown', async () => {
    host().removeAttribute('data-max-page');
    host().removeAttribute('data-page');
    press();
    expect(last().fields.page).toBe('2');
    await last().answer('');
    expect([more().hidden, said(), host().dataset.page]).toEqual([true, 'There is nothing more.', undefined]);
  });

  it('shows no button if it has only one page', () => {
    host().dataset.maxPage = '1';
    adopt();
    expect(more().hidden).toBe(true);
  });

  it('puts the posts before the button if it has no place for them', async () => {
    find('[data-posts]').remove();
    press();
    await last().answer(POSTS);
    expect(more().previousElementSibling?.textContent).toBe('B');
  });

  it('stays as it is when a call fails, shows an error, and can try again', async () => {
    press();
    await last().fail();
    expect([
      posts().length,
      host().className,
      host().getAttribute('aria-busy'),
      more().hidden,
      page.problems.length,
    ]).toEqual([2, '', 'false', false, 1]);
    expect(notices).toMatchObject([
      { kind: 'error', text: 'More could not be loaded.', action: { label: 'Try again' } },
    ]);
    notices[0]?.action?.run?.();
    expect(last().fields.page).toBe('2');
    await last().answer(POSTS);
    expect(posts()).toHaveLength(4);
  });

  it.each(['wp_ajax_crop_image', 'shop_islands_posts2', 'postsActions', '__proto__'])(
    'that names the action %s leaves its link to the browser',
    (action) => {
      host().dataset.action = action;
      expect([press(), calls, page.problems.length]).toEqual([false, [], 1]);
    },
  );

  it('needs no setting for the action of the library’s own plugin, but a setting for any other', () => {
    page.config.postsActions = undefined as never;
    expect([press(), calls]).toEqual([false, []]);
    host().dataset.action = 'shop_islands_posts';
    press();
    expect(calls).toHaveLength(1);
  });

  it('that names no action leaves its link to the browser, and is reported', () => {
    host().removeAttribute('data-action');
    expect([press(), calls, page.problems.length]).toEqual([false, [], 1]);
  });
});
