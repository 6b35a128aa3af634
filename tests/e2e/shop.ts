/**
 * The fixtures of the browser tests for the demo shop: its pages, its calls, its faults. A page error fails the test.
 */
import { test as base, expect, type FrameLocator, type Page, type Request, type Route } from '@playwright/test';
import type { Fault } from '../../demo/shop/faults';
import type { Visitor } from '../../demo/shop/visitor';

export interface Options {
  /** How the demo prints its pages: `jquery`, `self`, `strict`, `lean`, joined by dots. */
  demoMode: string;
  /** True to draw the pictures. Otherwise each picture has one colour, which makes pages faster. */
  hasDrawings: boolean;
  /** True for the browser that comes inside an npm package. */
  packaged: boolean;
}

export interface Shop {
  hasJQuery: boolean;
  /** Calls that the pages made, newest last: `add_to_cart product_id=101&…`. Files are left out. */
  calls: string[];
  /** Names of the calls only. */
  names(): string[];
  open(path: string): Promise<void>;
  /** Puts one of each product into the cart, without opening a page. */
  fill(...products: number[]): Promise<void>;
  /** Waits until the page's islands are awake and their calls are answered. */
  settled(): Promise<void>;
  fault(...faults: Fault[]): Promise<void>;
  /**
   * Makes the shop hold the next call to an address. Returns a function that lets it go on. Use it for calls that
   * outlive their page and are redirected: if the browser holds such a call (`hold`), it never arrives at the new
   * address.
   */
  keep(on: string): Promise<() => Promise<void>>;
  expireNonces(): Promise<void>;
  /** The server's data about this visitor. */
  visitor(): Promise<
    Pick<
      Visitor,
      'lines' | 'coupons' | 'log' | 'shippingMethod' | 'destination' | 'wishlist' | 'orders' | 'customer' | 'user'
    >
  >;
  /** Quantities in the server's cart, by product. */
  cart(): Promise<Record<number, number>>;
  /** Errors that a test expects on the console. */
  allow(pattern: RegExp): void;
}

const isFile = (request: Request) => /\/(dist|assets|cover)\//.test(request.url());

function nameOf(request: Request): string {
  const url = new URL(request.url());
  return url.searchParams.get('wc-ajax') ?? url.pathname + url.search;
}

/** Selector of a card's "Add to cart" button. */
export const button = (id: number) => `.ajax_add_to_cart[data-product_id="${id}"]`;

/** Holds requests. Returns a function that lets them go on. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const release = await holdEach(page, pattern, 1);
  return () => release(0);
}

/**
 * Holds the first `count` requests one by one; later requests wait together with the last of these. Returns a function
 * that lets one go on. A request that the page aborts before it has left is not held, and the next request takes its
 * place. So wait for the first request before you cause the second.
 */
export async function holdEach(page: Page, pattern: string | RegExp, count = 2): Promise<(index: number) => void> {
  const releases: (() => void)[] = [];
  const gates = Array.from({ length: count }, () => new Promise<void>((resolve) => releases.push(resolve)));
  let next = 0;
  await page.route(pattern, async (route) => {
    await gates[Math.min(next++, count - 1)];
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  return (index) => releases[index]?.();
}

/**
 * Answers the first request; the shop answers those after it. Playwright's `times` would end the route, which can leave
 * a request of that moment unanswered for ever.
 */
export async function answerFirst(page: Page, pattern: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false;
  await page.route(pattern, async (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    await answer(route);
  });
}

/**
 * Waits until no call is under way twice in a row, with the page's tasks in between, because an answer may lead to
 * another call.
 */
export async function untilIdle(page: Page, inFlight: ReadonlySet<Request>): Promise<void> {
  for (let idle = 0; idle < 2; ) {
    idle = inFlight.size ? 0 : idle + 1;
    // A call that still waits for its turn does not count.
    const hasTurn = await page.evaluate(async () => {
      // A page that draws nothing may never be called idle.
      const rest = window.requestIdleCallback ?? setTimeout;
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => rest(() => setTimeout(resolve), { timeout: 1000 })),
      );
      const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
      return [...held, ...pending].some(({ name }) => name === 'shop-islands:cart');
    });
    if (hasTurn) idle = 0;
  }
}

/**
 * Whether a script prevents the next click's default. The click is always stopped, because windows in the background
 * crash some browsers.
 */
export const isNextClickTaken = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );

/** Moves a hand to a part of the page, and waits for the code that the hand makes the page fetch. */
export const touch = (page: Page | FrameLocator, selector: string): Promise<void> =>
  page.locator(selector).first().dispatchEvent('pointerover');

/** Logs the demo's customer in by its form. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/my-account/');
  await page.fill('#username', 'shopper');
  await page.fill('#password', 'shopper');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Your orders would be here')).toBeVisible();
}

export const test = base.extend<Options & { shop: Shop }>({
  demoMode: ['', { option: true }],
  hasDrawings: [false, { option: true }],
  packaged: [false, { option: true }],

  shop: async ({ page, context, baseURL, demoMode, hasDrawings }, use) => {
    const words = [demoMode, hasDrawings ? '' : 'undrawn'].filter(Boolean);
    await context.addCookies([{ name: 'demo_mode', value: words.join('.'), url: baseURL as string }]);
    const calls: string[] = [];
    const errors: string[] = [];
    const allowed: RegExp[] = [/Failed to load resource/];
    const inFlight = new Set<Request>();
    const watch = (one: Page) => {
      one.on('request', (request) => inFlight.add(request));
      one.on('requestfinished', (request) => inFlight.delete(request));
      one.on('requestfailed', (request) => inFlight.delete(request));
      one.on('response', (response) => {
        const isPage = response.request().isNavigationRequest() && response.frame() === one.mainFrame();
        if (isPage && response.status() === 404) errors.push(`there is no page ${response.url()}`);
      });
      one.on('pageerror', (error) => errors.push(String(error)));
      one.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
      one.on('request', (request) => {
        if (request.isNavigationRequest() || isFile(request)) return;
        calls.push(`${nameOf(request)} ${request.postData() ?? ''}`.trim());
      });
    };
    context.on('page', watch);
    watch(page);
    const visitor = async () => {
      const answer = await page.request.get('/_demo/visitor');
      // The page reports its calls with a delay. The reports come before the answer to this evaluation, so it waits for
      // them.
      await page.evaluate(() => undefined).catch(() => undefined);
      return answer.json();
    };
    const settled = async () => {
      await page.waitForLoadState();
      // Islands that wait until they are seen may wait for ever.
      await page.waitForFunction(() => {
        const waiting = ':is([data-island-status="found"],[data-island-status="loading"])';
        const unseen =
          ':not(.slider-enabled,.deal-products,.shopengine_swatches,.shopengine-quickview-trigger,.shopengine_add_to_list_action,.shopengine_direct_checkout,[class*=shopengine-comparison],.elementor-widget-loop-grid,.elementor-widget-posts,[class*=ekit],.ekit-wid-con *,.e-con,.elementkit-tab-wraper,[data-ekit-toggle],[data-info-tip],[data-ajax-post-id],[data-island~=read-more],[data-island~=text-shuffle],[type=password])';
        // Before the archive's row has loaded, the browser follows links to pages.
        const early = '.shopengine-archive-products:not([data-island-status])';
        return (
          document.querySelector('[data-island-status]') && !document.querySelector(`${waiting}${unseen},${early}`)
        );
      });
      await untilIdle(page, inFlight);
    };
    const fault = async (...faults: Fault[]) => {
      await page.request.post('/_demo/faults', { data: faults });
    };
    await use({
      hasJQuery: demoMode.includes('jquery'),
      calls,
      names: () => calls.map((call) => call.split(' ')[0] as string),
      open: async (path) => {
        await page.goto(path);
        await settled();
      },
      fill: async (...products) => {
        for (const product of products)
          await expect(await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: product } })).toBeOK();
      },
      settled,
      fault,
      keep: async (on) => {
        await fault({ on, isHeld: true });
        return async () => {
          await page.request.post('/_demo/release');
        };
      },
      expireNonces: async () => {
        await page.request.post('/_demo/expire-nonces');
      },
      visitor,
      cart: async () =>
        Object.fromEntries(
          (await visitor()).lines.map(({ productId, quantity }: { productId: number; quantity: number }) => [
            productId,
            quantity,
          ]),
        ),
      allow: (pattern) => allowed.push(pattern),
    });
    expect(
      errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
      'errors on the page',
    ).toEqual([]);
  },
});

export { expect };
