/** Tests how a shopper opens and closes a popup. */
import { describe, expect } from 'vitest';
import { click, hasFocus, isGone, isThere, named } from '../actions';
import type { Tab } from '../drivers/tab';
import { type Shop, test } from '../test';

const button = '.open-offer';
const link = '.popup-links a:first-of-type';
const popup = '.elementor-popup-modal';

/**
 * Opens the page, and waits until the island has taken its popups out. Before that a press on a plain button is lost.
 */
async function open(tab: Tab, shop: Shop): Promise<void> {
  await shop.open('/campaign-day/?with=popups');
  await expect.poll(() => tab.has('[data-elementor-type="popup"]')).toBe(false);
}

describe('a popup', () => {
  test('opens by a button; Escape closes it, and the button has the focus again', async ({ tab, shop }) => {
    await open(tab, shop);
    await click(tab, button);
    await hasFocus(tab, `${popup} *`);
    await isThere(tab, 'main:is([inert], [inert] *)');
    await tab.press('Escape');
    await isGone(tab, popup);
    await hasFocus(tab, button);
    await isGone(tab, '[inert]');
  });

  test('opens by a link; its own button closes it, and the link has the focus again', async ({ tab, shop }) => {
    await open(tab, shop);
    await click(tab, link);
    await isThere(tab, `${popup} #letter-address`);
    await click(tab, named('button', 'Close', popup));
    await isGone(tab, popup);
    await hasFocus(tab, link);
  });

  test('sells what it shows', async ({ tab, shop }) => {
    await open(tab, shop);
    await click(tab, button);
    await click(tab, `${popup} .ajax_add_to_cart`);
    await expect.poll(() => shop.cart()).toEqual({ 101: 1 });
  });
});
