/**
 * Holds each story, as its play function leaves it, to what a phone shows: every picture is there, and nothing is wider
 * than the screen, whichever way one reads. With `LOOK_CLOSELY=1` it does so in three languages and on a desktop too,
 * and axe looks at each.
 */
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { type AxeExceptions, brokenPictures, violations } from './look.ts';
import { HEIGHT, PHONES, tooWide } from './phones.ts';

/** What a story's `parameters.fits` may say. */
interface Exceptions {
  /** It shows what there is where no picture can be had. */
  lacksPictures?: boolean;
  /** It places something once, for the window as it is then. */
  isPlacedOnce?: boolean;
}

/** A story of the tests, which can be shown again. */
interface Story {
  globals: Readonly<Record<string, unknown>>;
  parameters: { fits?: Exceptions; a11y?: AxeExceptions };
  run(context: { globals: Record<string, unknown> }): Promise<void>;
}

const isClose = !!import.meta.env.LOOK_CLOSELY;
const WIDTHS = isClose ? [...PHONES, 1280] : PHONES;
const LANGUAGES = isClose ? ['en', 'de', 'ar'] : ['en'];
const SOON = { timeout: 10_000 };

/**
 * Shows a story anew. A play function that looks for English words ends early in other languages; what it has reached
 * is looked at.
 */
async function show({ globals, run }: Story, language: string): Promise<void> {
  configure({ asyncUtilTimeout: 1000 });
  const shown = run({ globals: { ...globals, language, a11y: { manual: true } } });
  await (language === 'en' ? shown : shown.catch(() => {}));
  configure({ asyncUtilTimeout: 20_000 });
}

/** Islands follow a new width in frames of their own. */
async function expectRoom(where: string): Promise<void> {
  const { dir } = document.documentElement;
  for (const direction of [dir, dir === 'rtl' ? 'ltr' : 'rtl']) {
    document.documentElement.dir = direction;
    await expect.poll(tooWide, { ...SOON, message: `wider than ${where}, ${direction}` }).toEqual([]);
  }
  document.documentElement.dir = dir;
}

/** Holds a story, as it is shown now, at a width. */
async function expectFits({ parameters: { fits, a11y } }: Story, width: number, language: string): Promise<void> {
  const where = `${width} px in "${language}"`;
  if (!fits?.lacksPictures)
    await expect.poll(brokenPictures, { ...SOON, message: `pictures that cannot be shown at ${where}` }).toEqual([]);
  await expectRoom(where);
  if (isClose)
    await expect.poll(() => violations(a11y), { ...SOON, message: `what axe finds at ${where}` }).toEqual([]);
}

/** A story in a language, at each width. It is there in English already. */
async function lookAt(story: Story, language: string): Promise<void> {
  if (language !== 'en') await show(story, language);
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT);
    if (story.parameters.fits?.isPlacedOnce) await show(story, language);
    await expectFits(story, width, language);
  }
}

afterEach(async (context) => {
  const { story } = context as { story?: Story };
  if (!story) return;
  const { innerWidth: width, innerHeight: height } = window;
  try {
    for (const language of LANGUAGES) await lookAt(story, language);
  } finally {
    // What a play function that ended early has left open.
    if (isClose) for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    await page.viewport(width, height);
  }
});
