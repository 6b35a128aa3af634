/** One run: a shopper who wants three products, on a shop behind a bad line. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { judge, type Verdict } from './judge';
import { beginScript } from './otherScripts';
import { makePlan, type Plan, type Step, type Tapped } from './plan';
import { type BadLine, startProxy } from './proxy';
import { createRandom } from './random';
import { rest } from './rest';
import { numberSends } from './sends';
import { listen } from './told';

/** The islands' time-out for a call in a run, in milliseconds. */
const TIMEOUT = 2000;

/** Milliseconds that a tap waits for its button, and a page for its end. */
const PATIENCE = 10_000;

export interface Run extends Verdict {
  seed: number;
  taps: number;
  faults: string[];
  /** What was still under way when the time was over. */
  stuck: string[];
  /** The events of the run, each with its milliseconds since the start. */
  story: string[];
}

const button = (id: number) => `.ajax_add_to_cart[data-product_id="${id}"]`;

/** Fills both storages until they take nothing more. Runs in the page. */
function fillStorage(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (let length = 2 ** 22, index = 0; length >= 1; index++) {
      try {
        storage.setItem(`full-${index}`, 'x'.repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  }
}

async function tap(page: Page, { id }: Tapped, origin: string): Promise<void> {
  if (!(await page.locator(button(id)).count())) await page.goto(`${origin}/shop/`);
  await page.waitForFunction(() => !!(window as { shopIslands?: { stores?: object } }).shopIslands?.stores, undefined, {
    timeout: PATIENCE,
  });
  await page.locator(button(id)).first().click({ timeout: PATIENCE, noWaitAfter: true });
}

async function turnClock(context: BrowserContext, milliseconds: number): Promise<void> {
  const turn = (by: number) => {
    const { now } = Date;
    Date.now = () => now() + by;
  };
  await context.addInitScript(turn, milliseconds);
  for (const page of context.pages()) await page.evaluate(turn, milliseconds);
}

interface Scene {
  context: BrowserContext;
  page: Page;
  proxy: BadLine;
  shop: string;
  /** Writes the story. */
  note(event: string): void;
}

const doStep: { [Kind in Step['kind']]: (scene: Scene, step: Extract<Step, { kind: Kind }>) => Promise<unknown> } = {
  tap: ({ page, proxy }, { product }) => tap(page, product, proxy.origin),
  wait: ({ page }, { milliseconds }) => page.waitForTimeout(milliseconds),
  // A reload of an address with `add-to-cart` would add the product again.
  reload: ({ page, proxy }) =>
    page.url().includes('add-to-cart') ? page.goto(`${proxy.origin}/shop/`) : page.reload(),
  back: async ({ page, proxy }) => {
    await page.goBack({ waitUntil: 'commit' });
    if (!page.url().startsWith(proxy.origin) || page.url().includes('add-to-cart'))
      await page.goto(`${proxy.origin}/shop/`);
  },
  leave: ({ page, proxy }, { path }) => page.goto(proxy.origin + path, { waitUntil: 'commit' }),
  'fill storage': ({ page }) => page.evaluate(fillStorage),
  'copy tab': async ({ page, context }) => {
    const [opened] = await Promise.all([
      context.waitForEvent('page', { timeout: PATIENCE }),
      page.evaluate(() => void open(location.href)),
    ]);
    await opened.waitForLoadState();
  },
  'second tab': async ({ context, proxy }, { product }) => {
    const page = await context.newPage();
    await page.goto(`${proxy.origin}/shop/`);
    await tap(page, product, proxy.origin);
  },
  'plain link': ({ context, shop }, { id }) => context.request.get(`${shop}/shop/?add-to-cart=${id}`),
  'clock jump': ({ context }, { milliseconds }) => turnClock(context, milliseconds),
  'other script': ({ page, proxy }, { script }) => {
    proxy.faults.push(script.kind);
    return beginScript(page, script);
  },
};

/** Does a step. If the step fails because the page is leaving, it is left out. */
const attempt = <Kind extends Step['kind']>(scene: Scene, step: Extract<Step, { kind: Kind }>) =>
  (doStep[step.kind as Kind] as (scene: Scene, step: Extract<Step, { kind: Kind }>) => Promise<unknown>)(
    scene,
    step,
  ).catch(() => {});

/** Lets everything end, on the next page of each tab too. */
async function settle({ context, proxy }: Scene): Promise<void> {
  const untilQuiet = async (page: Page) => {
    await rest(page);
    // The code of the last message may be on its way. The browser's driver never hears the end of a call that the
    // browser refuses.
    await proxy.quiet();
  };
  proxy.isWell = true;
  await proxy.settled();
  for (const page of context.pages()) {
    await untilQuiet(page);
    await page.goto(`${proxy.origin}/shop/`);
    await untilQuiet(page);
  }
}

/** Products of the shop's first page that cards can add, with their names. */
const readProducts = (page: Page, selector: string): Promise<Tapped[]> =>
  page.evaluate(
    (buttons) =>
      [...document.querySelectorAll<HTMLElement>(buttons)].map((one) => ({
        id: Number(one.dataset.product_id),
        name: one.closest('.product')?.querySelector('.woocommerce-loop-product__title')?.textContent?.trim() ?? '',
      })),
    selector,
  );

async function play(plan: Plan, scene: Scene): Promise<void> {
  for (const step of plan.steps) {
    scene.note(JSON.stringify(step));
    await attempt(scene, step);
  }
}

/** @param shop the demo's own address */
export async function run(seed: number, browser: Browser, shop: string): Promise<Run> {
  const random = createRandom(seed);
  const began = Date.now();
  const story: string[] = [];
  const note = (event: string) => void story.push(`${Date.now() - began} ${event}`);
  const proxy = await startProxy({ shop, seed, timeout: TIMEOUT, note });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const told = await listen(context, note);
    await numberSends(context);
    const page = await context.newPage();
    await page.goto(`${proxy.origin}/shop/?demo=`);
    const plan = makePlan(random, await readProducts(page, '.products .ajax_add_to_cart'));
    await page.goto(`${proxy.origin}/shop/?demo=${plan.mode}`);
    const scene = { context, page, proxy, shop, note };
    await play(plan, scene);
    const stuck = await settle(scene).then(
      () => [],
      (error: Error) => [error.message],
    );
    const tapped = plan.tapped.filter(({ id }) => told.tapped.has(id));
    const { lines } = await (await context.request.get(`${shop}/_demo/visitor`)).json();
    const cart = Object.fromEntries(
      lines.map(({ productId, quantity }: { productId: number; quantity: number }) => [productId, quantity]),
    );
    return { seed, taps: tapped.length, faults: proxy.faults, stuck, story, ...judge(tapped, cart, told) };
  } finally {
    await context.close();
    proxy.close();
  }
}
