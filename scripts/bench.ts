/**
 * `npm run bench`: figures by ratio, at a processor slowed down four times, several rounds interleaved.
 *
 * Without more, on the demo: arming many cards, the first feedback to a tap, the price of a choice, the longest task of a
 * listing that grows page by page, and a tick of 200 countdowns.
 * `npm run bench -- --base URL` compares a shop's own scripts with the islands on its listing, and on a product of
 * 500 variations (/product/big-choice/); the shop's pages take `?scripts=original|islands`.
 */
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { createServer } from '../demo/server';
import { findBrowser, launchArguments } from './browser.mjs';

const ROUNDS = 7;
const SLOWDOWN = 4;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

async function openSlowly(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  // tsx wraps named functions in this, those that run in the page too.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** Runs each case in turn, round by round, and gives the median of each. */
async function interleave<Name extends string>(cases: Record<Name, () => Promise<number>>): Promise<Record<Name, number>> {
  const samples = Object.fromEntries(Object.keys(cases).map((name) => [name, [] as number[]])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < ROUNDS; round++) for (const name of Object.keys(cases) as Name[]) samples[name].push(await cases[name]());
  return Object.fromEntries(Object.entries<number[]>(samples).map(([name, values]) => [name, median(values)])) as Record<Name, number>;
}

const scriptTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

/** How long scripts run while a listing with this many cards loads, in milliseconds. */
async function timeArming(browser: Browser, base: string, cards: number): Promise<number> {
  const { page, session } = await openSlowly(browser);
  await session.send('Performance.enable');
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [card = ''] = html.match(/<li class="product [\s\S]*?<\/li>/) ?? [];
    await route.fulfill({ response, body: html.replace(card, card.repeat(cards)) });
  });
  await page.goto(`${base}/shop/`);
  await page.waitForSelector('.woocommerce-ordering[data-island-status="ready"]');
  const time = await scriptTime(session);
  await page.context().close();
  return time;
}

/** From the last choice on a product of 500 variations to its price on the screen, in milliseconds. */
async function timeChoice(browser: Browser, url: string): Promise<number> {
  const { page } = await openSlowly(browser);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const time = await page.locator('form.variations_form').evaluate(
    (form) =>
      new Promise<number>((resolve) => {
        const selects = [...form.querySelectorAll('select')].filter(({ value }) => !value);
        const last = selects.pop() as HTMLSelectElement;
        const choose = (select: HTMLSelectElement) => {
          select.value = select.options[Math.min(3, select.options.length - 1)]?.value ?? '';
          select.dispatchEvent(new Event('change', { bubbles: true }));
        };
        selects.forEach(choose);
        let began: number;
        const look = () => {
          const price = form.querySelector('.single_variation .price, .single_variation .amount');
          if (price?.checkVisibility()) setTimeout(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        // The choices before it have had their frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            began = performance.now();
            choose(last);
            requestAnimationFrame(look);
          }),
        );
      }),
  );
  await page.context().close();
  return time;
}

/** From a tap to the next frame that shows `loading`, with warm code, in milliseconds. */
async function timeFeedback(browser: Browser, base: string): Promise<number> {
  const { page } = await openSlowly(browser);
  await page.goto(`${base}/shop/`);
  const button = page.locator('.ajax_add_to_cart').first();
  await button.hover();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/add-to-cart-')));
  await page.waitForLoadState('networkidle');
  const time = await button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        (element as HTMLElement).click();
        requestAnimationFrame(() => setTimeout(() => resolve(element.classList.contains('loading') ? performance.now() - began : Number.NaN)));
      }),
  );
  await page.context().close();
  return time;
}

/** The longest task while 300 products come in, 12 at a time, in milliseconds; 0 where none is longer than 50. */
async function timeAppending(browser: Browser, base: string): Promise<number> {
  const { page } = await openSlowly(browser);
  await page.goto(`${base}/games/?pagination=load-more&shopengine_products_per_page=12`);
  await page.locator('.next').scrollIntoViewIfNeeded();
  await page.waitForSelector('.next[role="button"]');
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(async () => {
    const products = document.getElementsByClassName('archive-product-container');
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    while (products.length < 300) {
      const before = products.length;
      document.querySelector<HTMLElement>('.next')?.click();
      while (products.length === before) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return longest;
  });
  await page.context().close();
  return time;
}

/** The median tick of 200 countdowns, in milliseconds: they share one timer, which calls back once a second. */
async function timeTick(browser: Browser, base: string): Promise<number> {
  const { page } = await openSlowly(browser);
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const ticks: number[] = [];
    const timed = (run: () => void) => () => {
      const from = performance.now();
      run();
      ticks.push(performance.now() - from);
    };
    Object.assign(window, { ticks, setTimeout: (run: () => void, delay?: number) => own(timed(run), delay) });
  });
  await page.goto(`${base}/campaign-day/?with=campaign&timers=200&areas=`);
  await page.waitForFunction(() => document.querySelectorAll('.wcct_timer_wrap[role="timer"]').length > 200);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(async () => {
    const { ticks } = window as unknown as { ticks: number[] };
    ticks.length = 0;
    while (ticks.length < 9) await new Promise(requestAnimationFrame);
    return [...ticks].sort((a, b) => a - b)[4] as number;
  });
  await page.context().close();
  return time;
}

interface Load {
  script: number;
  bytes: number;
  requests: number;
}

const MODES = ['nothing', 'original', 'islands'] as const;
type Mode = (typeof MODES)[number];

/** Script time in milliseconds, JavaScript in bytes of gzip -9, and requests, of one page load. */
async function load(browser: Browser, base: string, mode: Mode): Promise<Load> {
  const { page, session } = await openSlowly(browser);
  await session.send('Performance.enable');
  if (mode === 'nothing') await page.route('**/wp-content/islands/**', (route) => route.abort());
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && bodies.push(response.body().catch(() => Buffer.alloc(0))));
  await page.goto(`${base}/shop/?scripts=${mode === 'original' ? 'original' : 'islands'}`);
  await page.waitForLoadState('networkidle');
  const script = await scriptTime(session);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  await page.context().close();
  return { script, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}

async function compareShop(browser: Browser, base: string): Promise<void> {
  const last = {} as Record<Mode, Load>;
  const measure = (mode: Mode) => async () => {
    last[mode] = await load(browser, base, mode);
    return last[mode].script;
  };
  const script = await interleave({ nothing: measure('nothing'), original: measure('original'), islands: measure('islands') });
  const rows = MODES.map((mode) => [
    mode,
    { 'script time, ms': show(script[mode]), 'JavaScript, bytes of gzip': last[mode].bytes, requests: last[mode].requests },
  ]);
  console.table(Object.fromEntries(rows));
  const ratio = (script.islands - script.nothing) / (script.original - script.nothing);
  const choice = await interleave({
    original: () => timeChoice(browser, `${base}/product/big-choice/?scripts=original`),
    islands: () => timeChoice(browser, `${base}/product/big-choice/?scripts=islands`),
  });
  console.log(`A choice among 500 variations shows its price after ${show(choice.islands)} ms, original ${show(choice.original)} ms (budget 50).`);
  console.log(`Script time over the same page without any shop script, islands to original: ${ratio.toFixed(2)} (budget 0.20)`);
}

async function measureDemo(browser: Browser): Promise<void> {
  const server = serve({ fetch: createServer().fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const times = await interleave({
    'arming, 12 cards': () => timeArming(browser, base, 1),
    'arming, 1,000 cards': () => timeArming(browser, base, 989),
    'tap to feedback, warm': () => timeFeedback(browser, base),
    'choice among 500 variations': () => timeChoice(browser, `${base}/product/big-choice/`),
    'longest task over 50, 300 products appended': () => timeAppending(browser, base),
    'a tick of 200 countdowns': () => timeTick(browser, base),
  });
  console.table(Object.fromEntries(Object.entries(times).map(([name, value]) => [name, { 'ms at a quarter of the speed': show(value) }])));
  const more = times['arming, 1,000 cards'] - times['arming, 12 cards'];
  console.log(`988 more cards: ${show(more)} ms more to arm (budget 20). Feedback to a tap, and the price of a choice: budget 50 ms. A tick: 2 ms.`);
  server.close();
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments });
const at = process.argv.indexOf('--base');
if (at > 0) await compareShop(browser, process.argv[at + 1] as string);
else await measureDemo(browser);
await browser.close();
