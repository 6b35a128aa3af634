/** The shops run the versions that docs/parity.md names. */
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { inWays } from '../realShop';

const [named = ''] =
  /says what the browser tests have seen on real shops: .*/.exec(readFileSync('docs/parity.md', 'utf8')) ?? [];

/** The file in which each plugin of a shop names its version. */
const PLUGINS = {
  shop: { ShopEngine: 'shopengine', 'ElementsKit Lite': 'elementskit-lite', Elementor: 'elementor' },
  marketing: {
    'Finale Lite': 'finale-woocommerce-sales-countdown-timer-discount',
    'Click to Chat': 'click-to-chat-for-whatsapp',
    CookieYes: 'cookie-law-info',
    'King Addons': 'king-addons',
  },
};

const told = async (request: APIRequestContext, path: string, pattern: RegExp) =>
  pattern.exec(await (await request.get(path)).text())?.[1] ?? '';

/** A version that the page names by its first numbers. */
function expectNamed(name: string, version: string): void {
  const [, promised = 'no version'] = new RegExp(`\\b${name} (\\d+(?:\\.\\d+)*)`).exec(named) ?? [];
  expect(`${version}.`, name).toMatch(new RegExp(`^${promised.replaceAll('.', '\\.')}\\.`));
}

for (const kind of ['shop', 'marketing'] as const) {
  inWays(kind, ['original', 'off'], () => {
    test(`WordPress, PHP and the plugins of the ${kind} have the versions that the documents name`, async ({
      request,
    }) => {
      // WooCommerce's readme names the version before, so its version is read from the page, as WordPress' is.
      for (const name of ['WordPress', 'WooCommerce'])
        expectNamed(name, await told(request, '/', new RegExp(`content="${name} ([\\d.]+)`)));
      expectNamed('PHP', (await request.get('/')).headers()['x-powered-by']?.replace('PHP/', '') ?? '');
      for (const [name, folder] of Object.entries(PLUGINS[kind])) {
        expectNamed(name, await told(request, `/wp-content/plugins/${folder}/readme.txt`, /^Stable tag: *([\d.]+)/im));
      }
      if (kind === 'marketing')
        expectNamed('Astra', await told(request, '/wp-content/themes/astra/style.css', /^Version: *([\d.]+)/m));
    });
  });
}
