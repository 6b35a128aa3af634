/** A whole browser, which has a back/forward cache; undefined where there is none. */
export function findWholeBrowser(): Promise<string | undefined>;
/** Path of a Chromium executable. Throws when there is none, saying what to do. */
export function findBrowser(): Promise<string>;
/** How tests launch it. */
export const launchArguments: string[];
