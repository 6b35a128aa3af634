/** A whole browser, which has a back/forward cache; undefined where there is none. */
export function findWholeBrowser(): Promise<string | undefined>;
/** The path in FIREFOX_PATH, whether that file exists or not, else the system's Firefox; undefined if there is none. */
export function findFirefox(): string | undefined;
/**
 * The path in WEBKIT_DRIVER_PATH, whether that file exists or not, else the system's driver of WebKitGTK; undefined if
 * there is none.
 */
export function findWebKitDriver(): string | undefined;
/** How Chromium is launched, with further arguments. */
export function launchOptions(
  ...words: string[]
): Promise<{ executablePath: string; args: string[]; ignoreDefaultArgs: string[] }>;
/** Path of a Chromium executable. Throws when there is none, saying what to do. */
export function findBrowser(): Promise<string>;
