/** Tests both answers to the banner, and which scripts run afterwards. */

import { describe, expect } from 'vitest';
import { click, isGone, isThere, named } from '../actions';
import type { Tab } from '../drivers/tab';
import { test } from '../test';

const PATH = '/campaign-day/?with=consent&banner=own';
const banner = named('region', 'Your privacy');

const ran = (tab: Tab) =>
  tab.evaluate(() => [...((window as never as { demoServices?: string[] }).demoServices ?? [])].sort());
const choice = async (tab: Tab) => (await tab.cookies())['cookieyes-consent'];

describe('consent', () => {
  test('that is refused starts nothing, not on the next page either', async ({ tab, shop }) => {
    await shop.open(PATH);
    await isThere(tab, banner);
    await click(tab, named('button', 'Reject all'));
    await isGone(tab, banner);
    expect(await choice(tab)).toMatch(
      /consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no$/,
    );
    await shop.open(PATH);
    await isThere(tab, '[data-island~="service"][data-island-status]');
    expect(await ran(tab)).toEqual([]);
  });

  test('that is given starts what waited once, and again on the next page', async ({ tab, shop }) => {
    const all = ['adverts', 'analytics', 'live-chat', 'pixel', 'visits'];
    await shop.open(PATH);
    await click(tab, named('button', 'Accept all'));
    await isGone(tab, banner);
    expect(await choice(tab)).toMatch(
      /consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes$/,
    );
    await expect.poll(() => ran(tab)).toEqual(all);
    await shop.open(PATH);
    await expect.poll(() => ran(tab)).toEqual(all);
  });
});
