/** Installs the archive of `npm run release` on the shops that have the plugin alone, by their own upload form. */
import { type Page, test } from '@playwright/test';
import { asAdmin, giveToEverybody, install, release } from '../pluginShop';
import { shopOf } from '../realShop';

for (const kind of ['shop', 'marketing'] as const) {
  const shop = shopOf(kind, 'plugin');

  test(`the plugin is on the ${kind === 'shop' ? 'shop' : 'marketing shop'}`, async ({ browser }) => {
    test.skip(!shop, 'No shop for the plugin alone is named (docs/parity.md).');
    test.setTimeout(180_000);
    const put = async (page: Page) => {
      await install(page, 'shop-islands', release());
      await giveToEverybody(page);
    };
    await asAdmin(browser, put, shop);
  });
}
