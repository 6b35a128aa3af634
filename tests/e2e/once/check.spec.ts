/** The check of a shop, on small pages with planted faults and on healthy ones. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { PageResult } from '../../../scripts/shopCheck/types';
import { faults, healthy, leaky, scripts } from '../check/faults';
import { type CheckSite, type Fixture, openSite, told } from '../check/site';

/** The check's result for a page. */
interface Found {
  name: string;
  told: string[];
  verdict: PageResult['verdict'];
}

const sites: CheckSite[] = [];
test.afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

async function siteWith(pages: Readonly<Record<string, Fixture>>): Promise<CheckSite> {
  const site = await openSite(pages, scripts);
  sites.push(site);
  return site;
}

/** Opens the check's screen for some pages, and starts it. */
async function start(page: Page, site: CheckSite, names: readonly string[]): Promise<void> {
  await page.goto(`${site.origin}/screen/${names.join('+')}`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Checks one page, and returns its result. */
async function check(page: Page, fixture: Fixture): Promise<{ result: PageResult; site: CheckSite }> {
  const site = await siteWith({ page: fixture });
  await start(page, site, ['page']);
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 50_000 });
  return { result: site.kept[0]?.pages[0] as PageResult, site };
}

/** How many pages are checked at the same time. A check spends most of its time waiting. */
const BESIDE = 4;

/** Splits a list into parts of BESIDE items. */
const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BESIDE) }, (_, index) => all.slice(index * BESIDE, (index + 1) * BESIDE));

/** Checks some pages beside one another, each in a browser profile of its own. */
async function checkEach(browser: Browser, fixtures: Readonly<Record<string, Fixture>>): Promise<Found[]> {
  return Promise.all(
    Object.entries(fixtures).map(async ([name, fixture]) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const { result } = await check(await context.newPage(), fixture);
      await context.close();
      return { name, told: told(result), verdict: result.verdict };
    }),
  );
}

for (const part of parts(Object.entries(faults)))
  test(`the check finds ${part.map(([name]) => name).join('; ')}; and says what to do`, async ({ browser }) => {
    const all = await checkEach(browser, Object.fromEntries(part.map(([name, { page }]) => [name, page])));
    expect(all).toEqual(
      part.map(([name, { found }]) => ({ name, told: expect.arrayContaining([...found]), verdict: 'broken' })),
    );
  });

for (const part of parts(Object.entries(healthy)))
  test(`the check calls nothing broken on ${part.map(([name]) => name).join('; ')}`, async ({ browser }) => {
    const all = await checkEach(browser, Object.fromEntries(part));
    expect(all).toEqual(part.map(([name]) => ({ name, told: [], verdict: 'same' })));
  });

test('the check weighs the scripts and tells whether jQuery leaves', async ({ page }) => {
  const { result } = await check(page, healthy['a page that is the same with fewer scripts'] as Fixture);
  const bytes = ['jquery-core', 'theme-menu'].reduce((sum, name) => sum + (scripts[name]?.text.length ?? 0), 0);
  expect(result.off).toEqual({ bytes, files: 2, unmeasured: 0 });
  expect(result.on).toEqual({ bytes: 0, files: 0, unmeasured: 0 });
  expect(result.jquery).toEqual({ off: true, on: false });
});

test('a fault that only a phone has is reported with its width', async ({ page }) => {
  const { result } = await check(page, faults['a button that is gone on a phone']?.page as Fixture);
  expect(result.findings.map(({ widths }) => widths)).toEqual([[390]]);
});

test('the check leaves nothing behind: no request, no cookie, nothing in the storage, no other page', async ({
  page,
}) => {
  const { result, site } = await check(page, leaky);
  expect(result.verdict).toBe('same');
  expect(site.asked.filter((one) => !one.includes('favicon'))).toEqual([]);
  expect(page.url()).toContain('/screen/');
  const left = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length, history.length]);
  expect(left).toEqual(['', 0, 0, 2]);
  expect(page.context().pages()).toHaveLength(1);
});

test('a page that cannot be looked at is reported, and the others are looked at', async ({ page }) => {
  const site = await siteWith({
    bare: () => ({ body: 'Bare', isBare: true }),
    lost: () => ({ body: 'Lost', status: 404 }),
    good: () => ({ body: '<h1>Good</h1>' }),
  });
  await start(page, site, ['bare', 'lost', 'good']);
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 50_000 });
  expect(site.kept[0]?.pages.map(({ name, verdict, unseen }) => `${name}: ${verdict} ${unseen}`.trim())).toEqual([
    'bare: unseen noRecorder',
    'lost: unseen status',
    'good: same',
  ]);
});

test('the check can be stopped, and keeps what it has', async ({ page }) => {
  const site = await siteWith({
    first: () => ({ body: '<h1>First</h1>' }),
    second: () => ({ body: '<h1>Second</h1>' }),
  });
  await start(page, site, ['first', 'second']);
  await page.getByRole('heading', { name: 'first' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect.poll(() => site.kept.map(({ isStopped, pages }) => [isStopped, pages.length])).toEqual([[true, 1]]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the button does what is advised, and the page is looked at again', async ({ page }) => {
  const { site } = await check(page, faults['an island that fails']?.page as Fixture);
  await page.getByRole('button', { name: 'do-disable' }).click();
  await expect.poll(() => site.advice).toEqual(['{"do":"disable","what":"deal"}']);
  await page.getByRole('button', { name: 'againHere' }).click();
  await expect.poll(() => site.kept.length).toBe(2);
});
