/**
 * Tests how much work the guard does while a page loads. It compares counts instead of times: the counts must not grow
 * with the page.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../../../src/consent/providers';
import { armGuard } from '../../../src/guard/arm';
import { waitForList } from '../../../src/guard/early';
import { watchRest } from '../../../src/guard/watchRest';
import { loadFramesEmpty } from '../../helpers/browser';

const SETTINGS = JSON.stringify({ block: [{ match: 'tracker.example', category: 'analytics' }] });

beforeAll(() => {
  const guard = armGuard();
  watchRest(guard);
  waitForList(guard);
});
beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.head.innerHTML = `<script type="application/json" data-island="consent">${SETTINGS}</script>`;
  document.body.innerHTML = '';
  notice(document.head.firstElementChild as Element);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the guard's searches while `add` runs, and in the task after it. */
async function workOf(add: () => void) {
  await new Promise((resolve) => setTimeout(resolve));
  const counted = {
    searches: [
      vi.spyOn(document, 'querySelector'),
      vi.spyOn(document, 'querySelectorAll'),
      vi.spyOn(Element.prototype, 'querySelectorAll'),
    ],
    parsed: [vi.spyOn(JSON, 'parse')],
    cookies: [vi.spyOn(document, 'cookie', 'get')],
  };
  add();
  await new Promise((resolve) => setTimeout(resolve));
  const calls = Object.entries(counted).map(([name, spies]) => [
    name,
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0),
  ]);
  return Object.fromEntries(calls) as Record<keyof typeof counted, number>;
}

const times = (count: number, make: () => Element) => () => {
  for (let made = 0; made < count; made++) document.body.append(make());
};
const paragraph = () => document.createElement('p');
/** The parser adds elements one by one, each list before its items. */
const lists = (count: number) => () => {
  for (let made = 0; made < count; made++) {
    const list = document.createElement('ul');
    document.body.append(list);
    for (let item = 0; item < 10; item++) list.append(document.createElement('li'));
  }
};
const tracker = () => Object.assign(document.createElement('script'), { src: 'https://tracker.example/t.js' });

describe('the guard', () => {
  it.each([40, 400])('searches nothing while nothing comes that could wait: %s elements', async (count) => {
    expect(await workOf(times(count, paragraph))).toEqual({ searches: 0, parsed: 0, cookies: 0 });
  });

  it('searches once below each element that comes, whatever is in it', async () => {
    expect((await workOf(lists(4))).searches).toBe(4);
  });

  it('searches the page for scripts and frames where many nodes come at once, and none of the nodes', async () => {
    expect((await workOf(lists(40))).searches).toBe(0);
  });

  it('looks at a frame only when it comes, so that one that loads already goes on', async () => {
    loadFramesEmpty();
    const frames = () => [...document.querySelectorAll('iframe')].map(({ dataset }) => dataset.src);
    document.head.innerHTML = '';
    document.body.innerHTML = '<iframe src="about:blank#tracker.example"></iframe>';
    await new Promise((resolve) => setTimeout(resolve));
    document.head.innerHTML = `<script type="application/json" data-island="consent">${SETTINGS}</script>`;
    notice(document.head.firstElementChild as Element);
    for (let made = 0; made < 100; made++) document.body.insertAdjacentHTML('beforeend', '<p>A</p>');
    await new Promise((resolve) => setTimeout(resolve));
    expect(frames()).toEqual([undefined]);
  });

  it.each([1, 10, 100])(
    'reads the settings once for %s scripts that wait, and the visitor’s choice for each',
    async (count) => {
      expect(await workOf(times(count, tracker))).toEqual({ searches: 1, parsed: 1, cookies: count });
      expect(document.querySelectorAll('script[data-src]')).toHaveLength(count);
    },
  );

  it('reads the settings again when more of them have come', async () => {
    const work = await workOf(() => {
      document.body.append(tracker());
      const config = Object.assign(document.createElement('script'), {
        type: 'application/json',
        text: '{"globals":{}}',
      });
      config.dataset.islandsConfig = '';
      document.body.append(config);
      document.body.append(tracker());
    });
    expect(work).toMatchObject({ parsed: 3 });
  });

  it('reads settings again that were incomplete', async () => {
    const script = document.head.firstElementChild as HTMLScriptElement;
    script.text = SETTINGS.slice(0, 20);
    notice(script);
    expect(armGuard().keep(tracker(), 'https://tracker.example/t.js')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    script.text = SETTINGS;
    expect(armGuard().keep(document.createElement('script'), 'https://shop.example/t.js')).toBe(false);
    expect(armGuard().keep(document.createElement('script'), 'https://tracker.example/t.js')).toBe(true);
  });
});
