/** Installs the archive of `npm run release` on the shops that have the plugin alone, by their own upload form. */
import { test } from '@playwright/test';
import { asAdmin, install, release } from '../pluginShop';
import { shopOf } from '../realShop';

for (const kind of ['shop', 'marketing'] as const) {
  const shop = shopOf(kind, 'plugin');

  test(`the plugin is on the ${kind === 'shop' ? 'shop' : 'marketing shop'}`, async ({ browser }) => {
    test.skip(!shop, 'No shop for the plugin alone is named (docs/parity.md).');
    test.setTimeout(180_000);
    await asAdmin(browser, (page) => install(page, 'shop-islands', release()), shop);
  });
}
