/**
 * `npm run parity -- --versions`: walks the shopping flow through shops with other versions of WordPress and
 * WooCommerce, with the WordPress plugin off and on, and writes docs/compatibility.md. VERSIONS lists the shops:
 * `6.4.1 + 8.3.0, 6.9.4 + 10.6.1 + contract`. VERSIONS_SWITCH is a command that starts the shop that WORDPRESS,
 * WOOCOMMERCE and WITH name, and prints its address in the last line.
 */
import { spawnSync } from 'node:child_process';
import type { Dress } from './compatibility';
import { lacksOf, readPages } from './lacks';
import { walk } from './matrix';

interface Versions {
  name: string;
  wordPress: string;
  wooCommerce: string;
  /** What is added to the shop, such as markup of a newer WooCommerce; "" for nothing. */
  more: string;
}

/** Reads the list. @throws if an entry names no two versions */
export const readVersions = (list: string): Versions[] =>
  list.split(',').flatMap((entry) => {
    const [wordPress = '', wooCommerce = '', ...more] = entry.split('+').map((word) => word.trim());
    if (!entry.trim()) return [];
    if (!/^\d/.test(wordPress) || !/^\d/.test(wooCommerce))
      throw new Error(`VERSIONS names "${entry.trim()}": write WORDPRESS + WOOCOMMERCE, such as 6.4.1 + 8.3.0.`);
    const name = [`WordPress ${wordPress}`, `WooCommerce ${wooCommerce}`, ...more].join(' + ');
    return { name, wordPress, wooCommerce, more: more.join(' ') };
  });

/** Starts a shop and gives its address. @throws if the command fails */
function startShop({ name, wordPress, wooCommerce, more }: Versions, command: string): string {
  const { status, stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, WORDPRESS: wordPress, WOOCOMMERCE: wooCommerce, WITH: more },
  });
  if (status) throw new Error(`VERSIONS_SWITCH ended with ${status} for "${name}".`);
  return stdout.trim().split('\n').at(-1)?.replace(/\/+$/, '') ?? '';
}

/** Checks that a page names the expected versions, because another shop may listen at the address. */
async function checkVersions({ name, wordPress, wooCommerce }: Versions, shop: string): Promise<void> {
  const html = await (await fetch(`${shop}/`)).text();
  const [wordPressHere, wooCommerceHere] = ['WordPress', 'WooCommerce'].map(
    (maker) => new RegExp(`content="${maker} ([\\d.]+)`).exec(html)?.[1] ?? 'none',
  );
  if (wordPressHere !== wordPress || wooCommerceHere !== wooCommerce)
    throw new Error(`${shop} has WordPress ${wordPressHere} and WooCommerce ${wooCommerceHere}, not ${name}.`);
}

/** Walks through all versions, one after the other. @throws if the environment lacks a variable or a shop is another */
export async function runVersions(): Promise<Dress[]> {
  const { VERSIONS, VERSIONS_SWITCH } = process.env;
  if (!VERSIONS || !VERSIONS_SWITCH) throw new Error('Set VERSIONS and VERSIONS_SWITCH (docs/compatibility.md).');
  const walked: Dress[] = [];
  for (const versions of readVersions(VERSIONS)) {
    const shop = startShop(versions, VERSIONS_SWITCH);
    await checkVersions(versions, shop);
    const lacks = lacksOf(await readPages(shop));
    walked.push({ name: versions.name, lacks, report: walk(versions.name, shop) });
  }
  return walked;
}
