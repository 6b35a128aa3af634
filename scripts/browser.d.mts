/** A whole browser, which has a back/forward cache; undefined where there is none. */
export function findWholeBrowser(): Promise<string | undefined>;
/** The Firefox that FIREFOX_PATH names, whether it is there or not, or the system's; undefined where there is none. */
export function findFirefox(): string | undefined;
/** The driver of WebKitGTK that WEBKIT_DRIVER_PATH names, whether it is there or not, or the system's; undefined where there is none. */
export function findWebKitDriver(): string | undefined;
/** How Chromium is launched, with further arguments. */
export function launchOptions(
  ...words: string[]
): Promise<{ executablePath: string; args: string[]; ignoreDefaultArgs: string[] }>;
/** Path of a Chromium executable. Throws when there is none, saying what to do. */
export function findBrowser(): Promise<string>;
