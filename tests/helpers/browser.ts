/** Owns what a test asks of the simulated browser itself: its address, and what it fetches. */

interface HappyDom {
  setURL(url: string): void;
  settings: Record<string, unknown>;
}

const happyDom = (): HappyDom => (globalThis as unknown as { happyDOM: HappyDom }).happyDOM;

/** Puts the browser at an address of the shop. */
export const visitAddress = (address: string): void => happyDom().setURL(`https://shop.example${address}`);

/**
 * Puts the browser at the front page of a site; where a test has no browser, the little of one that a call asks for.
 */
export function visitOrigin(origin: string): void {
  if (happyDom()) return happyDom().setURL(`${origin}/`);
  const here = globalThis as { location?: unknown; document?: object };
  here.location = new URL(origin);
  here.document = { documentElement: { lang: 'en' }, ...here.document, baseURI: `${origin}/` };
}

/** Scripts from elsewhere count as loaded; nothing is fetched. */
export function loadScriptsEmpty(): void {
  happyDom().settings.handleDisabledFileLoadingAsSuccess = true;
}

/** Players are empty pages: a frame that may load nothing is complained of in the output. */
export function loadFramesEmpty(): void {
  const { settings } = happyDom();
  settings.enableIframePageLoading = true;
  settings.fetch = { ...(settings.fetch as object), interceptor: { beforeAsyncRequest: () => new Response('') } };
}
