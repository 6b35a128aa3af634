/**
 * A visit: a fresh browser profile on a phone's screen, with a processor as slow as given, on a page that is fetched
 * only once.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page, Request, Response } from 'playwright-core';
import { watchPage } from './inPage';
import type { CachedPage } from './kinds';
import { markReview } from './review';

/** How many times slower the processor of a shopper is than ours. */
export const SLOWDOWN = 4;

/** Milliseconds after which a page counts as idle even if the browser has not reported it. */
export const IDLE_AT_LAST = 500;

const CALLS = ['fetch', 'xhr', 'ping'];

export interface Visit {
  page: Page;
  session: CDPSession;
  /** Responses with script files, oldest first. */
  scripts: Response[];
  /** Requests that the page made by itself: no files, no pages. */
  calls: Request[];
  /** Waits until no request is under way and the page has had its idle time. */
  settled(): Promise<void>;
}

const REVIEW = 'wc-ajax=update_order_review';

/** Answers the page's own address, the checkout's review, and calls that would change an account, without the shop. */
async function answerFrom(session: CDPSession, { url, html, review }: CachedPage): Promise<void> {
  const patterns = [{ urlPattern: '*wishlist/add_to_list*' }, { urlPattern: url, resourceType: 'Document' as const }];
  let reviews = 0;
  const answer = (asked: string, isPage: boolean): [type: string, body: string] => {
    if (isPage) return ['text/html; charset=utf-8', html];
    if (review && asked.includes(REVIEW)) return ['application/json', markReview(review, ++reviews)];
    return ['application/json', '{"status":"success","message":"","todo":"add"}'];
  };
  session.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    const [type, text] = answer(request.url, resourceType === 'Document');
    const body = Buffer.from(text).toString('base64');
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: type }],
        body,
      })
      .catch(() => {});
  });
  if (review) patterns.push({ urlPattern: `*${REVIEW}*` });
  await session.send('Fetch.enable', { patterns });
}

/**
 * Waits until the page has had idle time and a frame. A browser without a screen may never report a page as idle if the
 * page draws nothing.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), { timeout }),
      ),
    IDLE_AT_LAST,
  );

function follow(page: Page): Pick<Visit, 'scripts' | 'calls' | 'settled'> {
  const [scripts, calls, inFlight] = [[] as Response[], [] as Request[], new Set<Request>()];
  const done = (request: Request) => inFlight.delete(request);
  page.on('request', (request) => {
    inFlight.add(request);
    if (CALLS.includes(request.resourceType()) && isOwn(request)) calls.push(request);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  // A script that an inline script makes (blob:) is part of the page and not a file.
  const isFile = (response: Response) =>
    response.request().resourceType() === 'script' && response.url().startsWith('http');
  // A quick view's frame is a page of its own.
  const isOwn = (request: Request) => !request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('response', (response) => {
    const request = response.request();
    // The browser never reports the end of an answer that nobody reads.
    if (CALLS.includes(request.resourceType())) done(request);
    if (isFile(response) && isOwn(request)) scripts.push(response);
  });
  const settled = async () => {
    // An answer may lead to another request, so the page must be quiet three times in a row.
    for (let quiet = 0; quiet < 3; quiet = inFlight.size ? 0 : quiet + 1) await idle(page);
  };
  return { scripts, calls, settled };
}

/**
 * Opens a page in a profile of its own, with the code that watches it. @param slowdown how many times slower the
 * processor is made
 */
export async function openPage(
  browser: Browser,
  scripts: CachedPage['scripts'],
  url: string,
  slowdown: number,
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  await context.addCookies([{ name: 'scripts', value: scripts, url }]);
  const page = await context.newPage();
  // tsx wraps named functions in this helper, including those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Counts only the main thread's own time, and no other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, session };
}

/**
 * Opens a page, hands the visit over and closes it. The page comes from `cached`, so that the shop's own time is not
 * measured.
 * @param slowdown how many times slower the processor is made
 * @param prepare runs before the page is opened
 */
export async function visit<Result>(
  browser: Browser,
  cached: CachedPage,
  slowdown: number,
  measure: (visit: Visit) => Promise<Result>,
  prepare?: (session: CDPSession, page: Page) => Promise<void>,
): Promise<Result> {
  const { context, page, session } = await openPage(browser, cached.scripts, cached.url, slowdown, {
    storageState: cached.state,
  });
  try {
    await answerFrom(session, cached);
    const followed = follow(page);
    await prepare?.(session, page);
    await page.goto(cached.url, { waitUntil: 'load' });
    await followed.settled();
    return await measure({ page, session, ...followed });
  } finally {
    await context.close();
  }
}
