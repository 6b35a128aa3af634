import { afterEach, describe, expect, it, vi } from 'vitest';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { settle, until } from '../../helpers/settle';

type Page = { wp?: unknown };
const page = window as unknown as Page;

afterEach(() => {
  delete page.wp;
});

/** Adds the page's starters, which note how many players the page has. */
function addStarters(): string[] {
  const log: string[] = [];
  const starter = (name: string) => ({
    initialize: () => log.push(`${name} ${document.querySelectorAll('.wp-audio-shortcode,.wp-playlist').length}`),
  });
  page.wp = { mediaelement: starter('media'), playlist: starter('playlist') };
  return log;
}

describe('players in HTML that comes later', () => {
  it.each(['<audio class="wp-audio-shortcode"></audio>', '<div><div class="wp-playlist"></div></div>'])(
    'are started once they stand on the page: %s',
    async (html) => {
      const log = addStarters();
      const nodes = aliveNodes(parseHtml(html));
      await settle();
      expect(log).toEqual([]);
      document.body.append(...nodes);
      await until(() => expect(log).toEqual(['media 1', 'playlist 1']));
      document.body.append('more');
      await settle();
      expect(log).toHaveLength(2);
    },
  );

  it('are the only elements that are started', async () => {
    const log = addStarters();
    document.body.append(...aliveNodes(parseHtml('<p>no player</p>')));
    await settle();
    expect(log).toEqual([]);
  });

  it('stay as they are where the page has no starters, or one that breaks', async () => {
    const html = '<audio class="wp-audio-shortcode"></audio>';
    document.body.append(...aliveNodes(parseHtml(html)));
    await settle();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const initialize = vi.fn();
    page.wp = {
      mediaelement: {
        initialize: () => {
          throw new Error('broken');
        },
      },
      playlist: { initialize },
    };
    document.body.append(...aliveNodes(parseHtml(html)));
    await until(() => expect(reported).toHaveBeenCalledOnce());
    expect(initialize).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('audio')).toHaveLength(2);
  });
});
