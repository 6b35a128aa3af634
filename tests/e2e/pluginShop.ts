/** A real shop's plugins, as its administrator installs and switches them in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { zip } from '../../scripts/zip.mjs';
import { logIn, shopOf } from './realShop';

/** Does something as a shop's administrator, in a browser context of its own. */
export async function asAdmin<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
  shop = shopOf('shop', 'plugin'),
): Promise<Result> {
  const context = await browser.newContext({ baseURL: shop });
  // Blocks wp-admin's requests to other hosts, whose answers may never come.
  await context.route(
    (url) => url.origin !== new URL(shop).origin,
    (route) => route.abort(),
  );
  try {
    const page = await context.newPage();
    await logIn(page, 'admin');
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Switches an installed plugin on or off by its row. */
export async function setActive(page: Page, slug: string, isActive: boolean): Promise<void> {
  await page.goto('/wp-admin/plugins.php');
  const row = page.locator(`tr[data-slug="${slug}"]:not(.plugin-update-tr)`);
  const link = row.locator(isActive ? '.activate a' : '.deactivate a');
  await expect(row.locator('.activate a, .deactivate a')).toBeVisible();
  if (await link.count()) {
    // Some plugins ask why, by a script on the link.
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    await expect(row.locator(isActive ? '.deactivate a' : '.activate a')).toBeVisible();
  }
}

/** Uploads a plugin's archive, over an older one if there is one, and activates it. */
export async function install(page: Page, slug: string, archive: Buffer): Promise<void> {
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  await page.setInputFiles('#pluginzip', { name: `${slug}.zip`, mimeType: 'application/zip', buffer: archive });
  await page.click('#install-plugin-submit');
  const replace = page.locator('a.update-from-upload-overwrite');
  const isThere = page.getByText('Plugin installed successfully');
  await expect(replace.or(isThere)).toBeVisible({ timeout: 60_000 });
  if (await replace.count()) {
    await replace.click();
    await expect(page.getByText('Plugin updated successfully')).toBeVisible({ timeout: 60_000 });
  }
  await setActive(page, slug, true);
}

/** Opens the plugin's settings, and unfolds all their sections. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/wp-admin/admin.php?page=shop-islands');
  await page.locator('#wpbody details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}

/** Gives the islands to everybody. A new shop begins with its managers. */
export async function giveToEverybody(page: Page): Promise<void> {
  await openSettings(page);
  const give = page.getByRole('button', { name: 'Give it to everybody' });
  if (await give.count()) await give.click();
  await expect(page.getByRole('button', { name: 'Only shop managers' })).toBeVisible();
}

const restNonce = async (page: Page) => ({
  'X-WP-Nonce': await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text(),
});

/** Publishes a page, as the administrator who is logged in. */
export async function publish(page: Page, title: string, content: string): Promise<{ id: number; link: string }> {
  const answer = await page.request.post('/wp-json/wp/v2/pages', {
    headers: await restNonce(page),
    data: { title, content, slug: `islands-${title.toLowerCase()}`, status: 'publish' },
  });
  return answer.json();
}

/** Takes a page off the shop. */
export async function unpublish(page: Page, id: number): Promise<void> {
  await page.request.delete(`/wp-json/wp/v2/pages/${id}?force=true`, { headers: await restNonce(page) });
}

/** The archive that `npm run release` has made. */
export function release(): Buffer {
  const name = readdirSync('release').find((file) => file.endsWith('.zip'));
  if (!name) throw new Error('There is no archive in release/: run `npm run release` first.');
  return readFileSync(`release/${name}`);
}

/**
 * A small plugin with a script that depends on the handles named by `?friend=`, and one that uses what `?secret=` names
 * (`jquery`, `select`) without saying so. With `?friend-late` the plugin registers them only at the page's end.
 * `?friend-off` switches all islands off by code.
 */
export const friend = (): Buffer =>
  zip(
    new Map([
      ['islands-friend/islands-friend.php', Buffer.from(FRIEND)],
      [
        'islands-friend/friend.js',
        Buffer.from(
          'window.friend = { jQuery: typeof window.jQuery, addresses: typeof window.wc?.addressAutocomplete };',
        ),
      ],
      ['islands-friend/jquery.js', Buffer.from('jQuery(() => { window.secret = true; });')],
      ['islands-friend/select.js', Buffer.from('jQuery("#calc_shipping_country").selectWoo();')],
    ]),
  );

const FRIEND = `<?php
/**
 * Plugin Name: Islands Friend
 */
function islands_friend_enqueue() {
	if ( isset( $_GET['friend'] ) ) {
		wp_enqueue_script( 'islands-friend', plugins_url( 'friend.js', __FILE__ ), array_filter( explode( ',', sanitize_text_field( wp_unslash( $_GET['friend'] ) ) ) ), '1', true );
	}
	if ( isset( $_GET['secret'] ) ) {
		wp_enqueue_script( 'islands-secret', plugins_url( sanitize_key( $_GET['secret'] ) . '.js', __FILE__ ), array(), '1', true );
	}
}
if ( isset( $_GET['friend-off'] ) ) {
	add_filter( 'shop_islands_config', fn( $config ) => array( 'disable' => array( '*' ) ) + $config );
}
add_action( isset( $_GET['friend-late'] ) ? 'wp_footer' : 'wp_enqueue_scripts', 'islands_friend_enqueue', 5 );
`;
