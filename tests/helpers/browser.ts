/** Owns how a test controls the simulated browser: its address, and what it fetches. */

interface HappyDom {
  setURL(url: string): void;
  settings: Record<string, unknown>;
}

const happyDom = (): HappyDom => (globalThis as unknown as { happyDOM: HappyDom }).happyDOM;

/** Sets the browser's address to a page of the shop. */
export const visitAddress = (address: string): void => happyDom().setURL(`https://shop.example${address}`);

/**
 * Sets the browser's address to the front page of a site. In a test without a browser, creates the few globals that a
 * call needs.
 */
export function visitOrigin(origin: string): void {
  if (happyDom()) return happyDom().setURL(`${origin}/`);
  const here = globalThis as { location?: unknown; document?: object };
  here.location = new URL(origin);
  here.document = { documentElement: { lang: 'en' }, ...here.document, baseURI: `${origin}/` };
}

/** The visitor wants less motion, so that tests do not wait for animations. */
export function reduceMotion(): void {
  happyDom().settings.device = { prefersColorScheme: 'light', prefersReducedMotion: 'reduce' };
}

/** Scripts from elsewhere count as loaded; nothing is fetched. */
export function loadScriptsEmpty(): void {
  happyDom().settings.handleDisabledFileLoadingAsSuccess = true;
}

/**
 * Gives players' frames an empty page, because the browser would print an error for a frame that may load nothing.
 * Calls of the page itself are not changed.
 */
export function loadFramesEmpty(): void {
  const { settings } = happyDom();
  settings.enableIframePageLoading = true;
  const beforeAsyncRequest = async ({ window: asking }: { window: Window }) =>
    asking.document === document ? undefined : new Response('');
  settings.fetch = { ...(settings.fetch as object), interceptor: { beforeAsyncRequest } };
}
