/** The banner's two answers, and what they let run. */
import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { click, isGone, named } from './actions';
import { test } from './firefox';

const PATH = '/campaign-day/?with=consent&banner=own';
const banner = named('region', 'Your privacy');

const ran = (page: Page) => page.evaluate(() => [...((window as never as { demoServices?: string[] }).demoServices ?? [])].sort());
const choice = async (page: Page) => (await page.browserContext().cookies()).find(({ name }) => name === 'cookieyes-consent')?.value;

describe('consent', () => {
  test('refused: nothing runs, not on the next page either', async ({ page, shop }) => {
    await shop.open(PATH);
    await page.waitForSelector(banner);
    await click(page, named('button', 'Reject all'));
    await isGone(page, banner);
    expect(await choice(page)).toMatch(/consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no$/);
    await shop.open(PATH);
    await page.waitForSelector('[data-island~="service"][data-island-status]');
    expect(await ran(page)).toEqual([]);
  });

  test('given: what waited runs once, and on the next page', async ({ page, shop }) => {
    const all = ['adverts', 'analytics', 'live-chat', 'pixel', 'visits'];
    await shop.open(PATH);
    await click(page, named('button', 'Accept all'));
    await isGone(page, banner);
    expect(await choice(page)).toMatch(/consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes$/);
    await expect.poll(() => ran(page)).toEqual(all);
    await shop.open(PATH);
    await expect.poll(() => ran(page)).toEqual(all);
  });
});
