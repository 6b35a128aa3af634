/**
 * Finds a Chromium to test with: the one that CHROMIUM_PATH names, the system's, Playwright's own, or the one that
 * comes inside an npm package (Linux x64). It says what to do when there is none; tests are never skipped silently.
 */
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package reads this when it is imported, and then unpacks the system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/**
 * A whole browser: the one that CHROMIUM_PATH names, the system's, or Playwright's own; undefined where there is none.
 * The packaged one is a headless shell, which has no back/forward cache.
 */
export async function findWholeBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Refusal(`CHROMIUM_PATH is ${asked}, which is not there.`);
  return (
    asked ?? onPath(NAMES) ?? (existsSync(macApplication) ? macApplication : undefined) ?? (await playwrightsOwn())
  );
}

/** Path of a Chromium executable. Throws when there is none, saying what to do. */
export async function findBrowser() {
  const found = (await findWholeBrowser()) ?? (await packaged());
  if (!found) {
    throw new Refusal(
      'The browser tests need Chromium, and there is none. Run `npx playwright install chromium`, install Chrome or Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}

/** The path in FIREFOX_PATH, whether that file exists or not, else the system's Firefox; undefined if there is none. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH || onPath(FIREFOX_NAMES) || (existsSync(macFirefox) ? macFirefox : undefined);

/**
 * The path in WEBKIT_DRIVER_PATH, whether that file exists or not, else the system's driver of WebKitGTK; undefined if
 * there is none.
 */
export const findWebKitDriver = () => process.env.WEBKIT_DRIVER_PATH || onPath(['WebKitWebDriver']);

/** Whether a browser can open windows: there is an X server, or one that needs no screen can be started. */
export const canOpenWindows = () => !!(process.env.DISPLAY || onPath(['Xvfb']));

/** Bytes of shared memory that are enough for all browsers of a run. */
const ROOM = 2 ** 30;

/**
 * True when there is enough shared memory. Containers may have as little as 64 MB; then a browser has to use files
 * instead, which takes longer.
 */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** How Chromium is launched, with further arguments. `--no-sandbox`: containers and root have no user namespaces. */
export const launchOptions = async (...words) => ({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', ...words],
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
});
