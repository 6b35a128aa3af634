/**
 * The examples of docs/react/, taken out of the pages: bundled with the installed package, and used on the shop's own
 * site without the script tag.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { pageOf, reactPages } from '../../docs/reactPages';
import { type InstalledTheme, installTheme, serveBundle } from '../installedTheme';
import { expect, test } from '../shop';

// All tests of this file share one installation.
test.describe.configure({ mode: 'default' });

let theme: InstalledTheme;

const nameOf = (component: string) => `${component}Example`;

/** Renders an example in React's strict mode. `props` are those that the example leaves to the theme. */
const mainOf = (component: string, props = '{}') => `
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Example from './${nameOf(component)}';
const example = createElement(Example, ${props});
createRoot(document.getElementById('theme')).render(createElement(StrictMode, null, example));
`;

test.beforeAll(() => {
  test.setTimeout(120_000);
  theme = installTheme();
  for (const { component, example } of reactPages) theme.write({ [`${nameOf(component)}.tsx`]: example });
});

test.afterAll(() => theme.remove());

/** Opens a page with the example alone. @param markup stands before the example */
async function show(page: Page, component: string, { props = '{}', markup = '' } = {}): Promise<void> {
  const out = join(theme.folder, `out-${component}`);
  await build({
    stdin: { contents: mainOf(component, props), resolveDir: theme.folder, loader: 'tsx' },
    absWorkingDir: theme.folder,
    outfile: join(out, 'theme.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
  });
  expect(pageOf(component).component).toBe(component);
  await serveBundle(page, out, `${markup}<main id="theme"></main>`);
  await page.goto('/theme/');
}

test('CartDrawer: a product that the theme adds is in the drawer, which closes by Escape', async ({ page, shop }) => {
  await show(page, 'CartDrawer');
  const opener = page.getByRole('button', { name: 'Basket', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Your basket' });
  await opener.click();
  await expect(drawer).toContainText('No products in the cart.');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(drawer).toContainText('Ashfall Kingdoms');
  expect(await shop.cart()).toEqual({ 101: 1 });
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer).toContainText('No products in the cart.');
});

test('CartPanel: the cart stands in its region', async ({ page, shop }) => {
  await shop.fill(101);
  await show(page, 'CartPanel');
  await expect(page.getByRole('region', { name: 'Your basket' })).toContainText('Ashfall Kingdoms');
});

test('CartPanel: a message says that the cart could not be loaded, and “Try again” loads it', async ({
  page,
  shop,
}) => {
  await shop.fill(101);
  shop.allow(/500/);
  await page.route(/wc-ajax=get_refreshed_fragments/, (route) => route.fulfill({ status: 500 }));
  await show(page, 'CartPanel');
  const panel = page.getByRole('region', { name: 'Your basket' });
  await expect(panel).toContainText('Your cart could not be loaded.');
  await page.unroute(/wc-ajax=get_refreshed_fragments/);
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel).toContainText('Ashfall Kingdoms');
  await expect(panel).toBeFocused();
});

test('CartPanel: a removal is announced to screen readers alone, and its undo keeps the focus', async ({
  page,
  shop,
}) => {
  await shop.fill(101);
  await show(page, 'CartPanel');
  const panel = page.getByRole('region', { name: 'Your basket' });
  await panel.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  const said = page.locator('.widget_shopping_cart_live_region');
  await expect(said).toHaveText(/has been removed/);
  await expect(said).toHaveCSS('clip-path', 'inset(50%)');
  // While any route is set, Chromium holds the redirect back.
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Ashfall Kingdoms' })).toBeVisible();
});

test('CartPanel: a call to another origin is never sent', async ({ page, shop }) => {
  shop.allow(/shop-islands|refused|another site/);
  const globals = { wc_add_to_cart_params: { wc_ajax_url: 'https://shop.example/?wc-ajax=%%endpoint%%' } };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.addInitScript(() => {
    document.addEventListener('island:error', ({ detail }) => Object.assign(window, { told: detail.what }));
  });
  await show(page, 'CartPanel', {
    markup: `<script type="application/json" data-islands-config>${JSON.stringify({ globals })}</script>`,
  });
  await expect.poll(() => page.evaluate(() => (window as { told?: string }).told)).toContain('https://shop.example/');
  expect(asked).not.toContain('shop.example');
});

test('Swatches: a colour is chosen by press and by key, and one that is off is not', async ({ page }) => {
  await show(page, 'Swatches');
  const group = page.getByRole('radiogroup', { name: 'Colour' });
  const field = page.locator('input[name=attribute_pa_colour]');
  await group.getByRole('radio', { name: 'Red' }).click();
  await expect(field).toHaveValue('red');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('blue');
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('');
  await group.getByRole('radio', { name: 'Red' }).click();
  await group.getByRole('radio', { name: 'Green' }).click({ force: true });
  await expect(field).toHaveValue('red');
});

test('Countdown: it counts, and its end is reported', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await show(page, 'Countdown', { props: '{ until: 90_000 }' });
  const timer = page.getByRole('timer', { name: /left/ });
  await expect(timer).toHaveText(/^01min/);
  await page.clock.pauseAt(60_000);
  await expect(timer).toHaveText('00min30');
  await page.clock.runFor(2_000);
  await expect(timer).toHaveText('00min28');
  await page.clock.runFor(90_000);
  await expect(page.getByText('The sale is over.')).toBeVisible();
});

test('AddressSuggestions: an address is chosen by key', async ({ page }) => {
  await show(page, 'AddressSuggestions');
  const line = page.getByRole('combobox', { name: 'Address' });
  await line.pressSequentially('High');
  await expect(page.getByRole('option')).toHaveText(['High Street, London', 'High Road, Leeds']);
  await expect(page.locator('[data-part=match]')).toHaveText(['High', 'High']);
  await line.press('ArrowDown');
  await line.press('ArrowDown');
  await line.press('Enter');
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
  await expect(line).toHaveValue('High Road');
});
