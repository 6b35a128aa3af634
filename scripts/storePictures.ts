/**
 * `npm run store:pictures`: makes the pictures of the plugin's page in WordPress' directory, in .wordpress-org/: PNGs
 * of icon.svg and banner.svg in the sizes that the directory asks for, and the screenshots, which are the README's.
 * Needs a Chromium.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser.mjs';
import { FOLDER, PICTURES, SCREENSHOTS } from './release/storePictures';

const browser = await chromium.launch(await launchOptions());
for (const { source, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = readFileSync(join(FOLDER, `${source}.svg`), 'utf8').replace(
    '<svg ',
    `<svg width="${width}" height="${height}" style="display:block" `,
  );
  await page.setContent(`<body style="margin:0">${svg}`);
  await page.screenshot({ path: join(FOLDER, `${source}-${width}x${height}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
for (const [at, { from }] of SCREENSHOTS.entries()) copyFileSync(from, join(FOLDER, `screenshot-${at + 1}.png`));
