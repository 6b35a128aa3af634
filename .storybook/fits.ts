/** Holds each story, as its play function leaves it, to what a phone shows: every picture is there, and nothing is wider than the screen, whichever way one reads. */
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { HEIGHT, PHONES, tooWide } from './phones.ts';

/** What a story's `parameters.fits` may say. */
interface Exceptions {
  /** It shows what there is where no picture can be had. */
  lacksPictures?: boolean;
  /** It places something once, for the window as it is then. */
  isPlacedOnce?: boolean;
}

const SOON = { timeout: 2000 };

/** Pictures that the browser cannot show. One that waits for a scroll is fetched now. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.currentSrc || picture.getAttribute('src'));
  const isBroken = async (picture: HTMLImageElement) => {
    picture.loading = 'eager';
    await picture.decode().catch(() => {});
    return picture.isConnected && !(picture.complete && picture.naturalWidth);
  };
  const states = await Promise.all(pictures.map(isBroken));
  return pictures.filter((_, index) => states[index]).map((picture) => picture.outerHTML);
}

/** Islands follow a new width in frames of their own. */
async function expectRoom(width: number): Promise<void> {
  await page.viewport(width, HEIGHT);
  const { dir } = document.documentElement;
  for (const direction of [dir, dir === 'rtl' ? 'ltr' : 'rtl']) {
    document.documentElement.dir = direction;
    await expect.poll(tooWide, { ...SOON, message: `wider than ${width} px, ${direction}` }).toEqual([]);
  }
  document.documentElement.dir = dir;
}

afterEach(async (context) => {
  const { story } = context as { story?: { parameters?: { fits?: Exceptions } } };
  const { lacksPictures, isPlacedOnce } = story?.parameters?.fits ?? {};
  const { innerWidth: width, innerHeight: height } = window;
  try {
    if (!lacksPictures) await expect.poll(brokenPictures, { ...SOON, message: 'pictures that cannot be shown' }).toEqual([]);
    for (const phone of isPlacedOnce ? [] : PHONES) await expectRoom(phone);
  } finally {
    await page.viewport(width, height);
  }
});
