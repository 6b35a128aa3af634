/**
 * Checks each story on the screen of a phone, in the state in which its play function leaves it: every picture is
 * there, nothing is wider than the screen, in both reading directions, and each text can be read in dark. With
 * `LOOK_CLOSELY=1` it does so in three languages and on a desktop too, and runs axe on each; and it looks at the dark
 * scheme of every theme.
 */
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../stories/themes/compose';
import { showTheme } from '../stories/themes/show';
import { type AxeExceptions, brokenPictures, paleTexts, violations } from './look.ts';
import { HEIGHT, PHONES, tooWide } from './phones.ts';

/** What a story's `parameters.fits` may say. */
interface Exceptions {
  /** The story shows what a shopper sees when a picture cannot be loaded. */
  lacksPictures?: boolean;
  /** The story places something only once, for the size that the window has then. */
  isPlacedOnce?: boolean;
}

/** A story in the test runner, which can be shown again. */
interface Story {
  globals: Readonly<Record<string, string>>;
  parameters: { fits?: Exceptions; a11y?: AxeExceptions };
  run(context: { globals: Record<string, unknown> }): Promise<void>;
}

const isClose = !!import.meta.env.LOOK_CLOSELY;
const WIDTHS = isClose ? [...PHONES, 1280] : PHONES;
const THEMES = isClose ? ['demo', ...Object.keys(themes)] : ['demo'];
const LANGUAGES = isClose ? ['en', 'de', 'ar'] : ['en'];
const SOON = { timeout: 10_000 };

/**
 * Shows a story anew. A play function that looks for English words fails early in other languages; then the check takes
 * the state that it has reached.
 */
async function show({ globals, run }: Story, language: string): Promise<void> {
  configure({ asyncUtilTimeout: 1000 });
  const shown = run({ globals: { ...globals, language, a11y: { manual: true } } });
  await (language === 'en' ? shown : shown.catch(() => {}));
  configure({ asyncUtilTimeout: 20_000 });
}

/**
 * Checks that nothing is too wide, in both reading directions. Polls, because islands adapt to a new width in later
 * frames.
 */
async function expectRoom(where: string): Promise<void> {
  const { dir } = document.documentElement;
  for (const direction of [dir, dir === 'rtl' ? 'ltr' : 'rtl']) {
    document.documentElement.dir = direction;
    await expect.poll(tooWide, { ...SOON, message: `wider than ${where}, ${direction}` }).toEqual([]);
  }
  document.documentElement.dir = dir;
}

/** Checks a story at a width, in its present state. */
async function expectFits({ parameters: { fits, a11y } }: Story, width: number, language: string): Promise<void> {
  const where = `${width} px in "${language}"`;
  if (!fits?.lacksPictures)
    await expect.poll(brokenPictures, { ...SOON, message: `pictures that cannot be shown at ${where}` }).toEqual([]);
  await expectRoom(where);
  if (isClose)
    await expect.poll(() => violations(a11y), { ...SOON, message: `what axe finds at ${where}` }).toEqual([]);
}

/** Checks a story in a language, at each width. The story is in English when this begins. */
async function lookAt(story: Story, language: string): Promise<void> {
  if (language !== 'en') await show(story, language);
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT);
    if (story.parameters.fits?.isPlacedOnce) await show(story, language);
    await expectFits(story, width, language);
  }
}

/**
 * Checks that each text can be read in dark: in the story's present state, where only the style sheet changes, because
 * showing each story anew would take as long as all other checks.
 */
async function expectReadableInDark({ globals, parameters: { a11y } }: Story): Promise<void> {
  try {
    for (const theme of THEMES) {
      showTheme(theme, 'dark');
      await expect.poll(() => paleTexts(a11y), { ...SOON, message: `pale in dark, theme "${theme}"` }).toEqual([]);
    }
  } finally {
    showTheme(globals.theme, globals.scheme);
  }
}

afterEach(async (context) => {
  const { story } = context as { story?: Story };
  if (!story) return;
  const { innerWidth: width, innerHeight: height } = window;
  try {
    for (const language of LANGUAGES) await lookAt(story, language);
    await expectReadableInDark(story);
  } finally {
    // Closes what a play function has left open when it failed early.
    if (isClose) for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    await page.viewport(width, height);
  }
});
