import { execFile } from 'node:child_process';
import { findIslands } from '../../../scripts/doctor/findIslands';
import { readPage } from '../../../scripts/doctor/readPage';
import type { Report } from '../../../scripts/doctor/types';
import { selectorOf } from '../../../src/dom/hosts';
import { allIslands } from '../../../widgets/allIslands';
import { expect, test } from '../shop';

/** Tests the built command, and that its parser finds the same hosts as a browser. */

/** Runs the command as a shop's developer does. */
const doctor = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['dist/cli/doctor.cjs', 'doctor', ...words], (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
  });

const selectors = Object.fromEntries(
  allIslands.filter(({ name }) => name !== 'template-scroll').map((entry) => [entry.name, selectorOf(entry)]),
);

for (const path of ['/shop/', '/product/wireless-controller/', '/games/', '/loops/', '/lists/', '/my-account/']) {
  test(`${path} has the same hosts in a browser as for the doctor`, async ({ page, baseURL }) => {
    const html = await (await page.request.get(path)).text();
    await page.goto('/assets/icon.svg');
    // Parses the HTML without running its scripts, so that no island changes it.
    const counts = await page.evaluate(
      ([text, all]) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return Object.fromEntries(
          Object.entries(all).map(([name, selector]) => [name, parsed.querySelectorAll(selector).length]),
        );
      },
      [html, selectors] as const,
    );
    const found = findIslands(readPage(html, `${baseURL}${path}`));
    const withHosts = found.filter(({ name }) => counts[name]);
    expect(withHosts.length).toBeGreaterThan(3);
    expect(Object.fromEntries(withHosts.map(({ name, hosts }) => [name, hosts]))).toEqual(
      Object.fromEntries(withHosts.map(({ name }) => [name, counts[name]])),
    );
    // Except for islands of wp-admin, and islands that a global or the address switches on.
    const missing = Object.keys(counts).filter((name) => counts[name] && !found.some((one) => one.name === name));
    expect(missing).toEqual([]);
  });
}

test('the built command gives the size of every island, and counts the scripts that a listing fetches by itself', async ({
  page,
  shop,
  baseURL,
}) => {
  const { code, said } = await doctor(`${baseURL}/shop/`, '--json');
  const { islands, weights, version } = JSON.parse(said) as Report;
  expect(code).toBe(0);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(islands.filter(({ gzip }) => !gzip)).toEqual([]);
  const fetched = new Set<string>();
  // Counts scripts only, as the doctor does; the styles of the head come from the same folder.
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && /\/dist\//.test(request.url()) && fetched.add(request.url()),
  );
  await shop.open('/shop/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await shop.settled();
  expect(fetched.size).toBeGreaterThan(2);
  expect(weights.atOnce?.files).toBeGreaterThanOrEqual(fetched.size);
});

test('the built command ends with code 2 for a page that is not there', async ({ baseURL }) => {
  expect(await doctor(`${baseURL}/no-such-page/`)).toEqual({ code: 2, said: '' });
});
