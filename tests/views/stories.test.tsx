/**
 * Checks that every story of a view fits a phone's screen in languages other than English, and that Storybook's toolbar
 * works.
 */
import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { followToolbar } from '../../.storybook/docsFrames';
import type { languages } from '../../.storybook/languages';
import { showMotion } from '../../.storybook/motion';
import { HEIGHT, PHONES, tooWide } from '../../.storybook/phones';
import preview from '../../.storybook/preview';
import { adoptStyles } from '../../src/bridge/page/styles';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';

type File = Parameters<typeof composeStories>[0] & { default: { title: string } };
interface Composed extends React.FunctionComponent {
  storyName: string;
  load(): Promise<void>;
}

// Makes React finish a story's effects before the story is measured.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const files = import.meta.glob<File>(['../../stories/*.view.stories.tsx', '../../stories/ui/*.stories.tsx'], {
  eager: true,
});

/** A file's stories, as they are when the toolbar has a language. */
const composed = (file: File, language: string) =>
  Object.values(
    composeStories(file, { ...preview, initialGlobals: { ...preview.initialGlobals, language } } as never),
  ) as unknown as Composed[];

/** Shows a story without its play function, which knows English. Returns what is too wide, and takes it away again. */
async function overflowOf(Story: Composed): Promise<string[]> {
  await Story.load();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Story />));
  try {
    await expect.poll(tooWide, { timeout: 10_000 }).toEqual([]);
    return [];
  } catch {
    return tooWide();
  } finally {
    await act(async () => root.unmount());
    place.remove();
  }
}

/** The language with the longest words, and one that is written from right to left. */
const LANGUAGES = ['de', 'ar'] satisfies (keyof typeof languages)[];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PHONES)('no story is wider than %s px', async (width) => {
    await page.viewport(width, HEIGHT);
    const wide: string[] = [];
    for (const file of Object.values(files))
      for (const Story of composed(file, language)) {
        const overflow = await overflowOf(Story);
        if (overflow.length) wide.push(`${file.default.title}, ${Story.storyName}: ${overflow.join(' ')}`);
      }
    expect(wide).toEqual([]);
  });
});

describe('with reduced motion', () => {
  afterEach(() => showMotion(false));
  const element = () => document.body.appendChild(document.createElement('i'));
  const rules =
    '@layer shop-islands{@media (prefers-reduced-motion:reduce){i{order:7}}@media (prefers-reduced-motion:no-preference){i{flex-grow:7}}}';

  test('code and styles see the reduced motion, whenever they come', () => {
    adoptStyles(rules);
    const { order, flexGrow } = getComputedStyle(element());
    expect([reducedMotion().matches, order, flexGrow]).toEqual([false, '0', '7']);
    showMotion(true);
    adoptStyles('@media (prefers-reduced-motion: reduce){i{orphans:7}}');
    const { order: still, flexGrow: grows, orphans } = getComputedStyle(element());
    expect([reducedMotion().matches, still, grows, orphans]).toEqual([true, '7', '0', '7']);
    showMotion(false);
    expect(getComputedStyle(element()).order).toBe('0');
  });
});

/** The ways in which a story could lead to another page. */
const LEAVING: Record<string, () => void> = {
  'a link': () => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/checkout/' }));
    link.click();
    link.remove();
  },
  'a form': () => {
    const form = document.body.appendChild(
      Object.assign(document.createElement('form'), { action: '/checkout/', method: 'post' }),
    );
    form.submit();
    form.remove();
  },
  'an address': () => location.assign('/checkout/'),
  'a reload': () => location.reload(),
};

test.each(Object.entries(LEAVING))('no story leaves its frame by %s', async (_way, leave) => {
  const { navigation } = window as unknown as { navigation: EventTarget };
  const refused = new Promise<Event>((resolve) =>
    navigation.addEventListener('navigateerror', resolve, { once: true }),
  );
  leave();
  expect((await refused).type).toBe('navigateerror');
});

test('the frames of a page follow the toolbar, except for what their own address says', async () => {
  const channel = mockChannel();
  addons.setChannel(channel);
  const page = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'storybook-docs' }));
  page.innerHTML =
    '<iframe src="about:blank#iframe.html"></iframe><iframe src="about:blank?globals=theme:astra#iframe.html"></iframe>';
  const initialGlobals = { theme: 'demo', scheme: 'light', language: 'en' };
  followToolbar(initialGlobals);
  channel.emit(UPDATE_GLOBALS, { globals: { theme: 'storefront' } });
  channel.emit(UPDATE_GLOBALS, { globals: { language: 'ar' } });
  // A frame whose address makes it dark sends this setting too.
  const userGlobals = { theme: 'demo', scheme: 'dark' };
  channel.emit(GLOBALS_UPDATED, { userGlobals, globals: userGlobals, initialGlobals });
  const shown = () => [...page.querySelectorAll('iframe')].map(({ src }) => new URL(src).searchParams.get('globals'));
  expect(shown()).toEqual(['theme:storefront;language:ar', 'language:ar;theme:astra']);
  channel.emit(UPDATE_GLOBALS, { globals: initialGlobals });
  expect(shown()).toEqual([null, 'theme:astra']);
  page.remove();
});
