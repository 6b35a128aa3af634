import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '../shop';

/** Checks the files of the lean build, and that its views behave alike where React and Preact differ. */

interface Manifest {
  build: string;
  chunks: Record<string, string>;
  files: Record<string, { gzip: number; integrity: string }>;
}

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}manifest.json`));
const withoutHash = (text: string) => text.replaceAll(/-[0-9a-f]{8}(?=\.js)/g, '');
/** Each build gives its imports its own short names, so these are left out. */
const ownCode = (text: string) => withoutHash(text).replaceAll(/import\{[^}]+\}from"\.\/react\.js"/g, '');

test('the lean build has the other’s files, with its own hash and integrities; only `react` and `signals` differ', () => {
  const [full, lean] = [manifestOf(''), manifestOf('lean/')];
  expect(lean.build).not.toBe(full.build);
  expect(Object.keys(lean.chunks)).toEqual(Object.keys(full.chunks));
  for (const [file, { integrity }] of Object.entries(lean.files)) {
    expect(integrity, file).toBe(
      `sha384-${createHash('sha384')
        .update(read(`lean/${file}`))
        .digest('base64')}`,
    );
    expect(withoutHash(file)).toBe(withoutHash(file.replace(lean.build, full.build)));
  }
  const isSame = (chunk: string) =>
    ownCode(read(`lean/${lean.chunks[chunk]}`)) === ownCode(read(full.chunks[chunk] as string));
  expect(Object.keys(lean.chunks).filter((chunk) => !isSame(chunk))).toEqual(['react', 'signals']);
  expect(read('lean/shop-islands.js')).toContain(lean.build);
});

test('the lean build fetches its chunks from its own folder', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shop.open('/shop/');
  await page.click('a.cart-contents');
  await expect(page.getByRole('dialog')).toBeVisible();
  const scripts = asked.filter((path) => path.startsWith('/dist/'));
  const { build } = manifestOf('lean/');
  expect(scripts).toContain(`/dist/lean/react-${build}.js`);
  expect(scripts.filter((path) => path.endsWith('.js') && !path.startsWith('/dist/lean/'))).toEqual([]);
});

test('the lean build gives each dialog its own name, though each is a root of its own', async ({ page, shop }) => {
  await shop.open('/product-category/pc/');
  await page.click('a.cart-contents');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Your cart');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Compare products');
});

test('the lean build gives the server’s HTML back where a view throws', async ({ page, shop }) => {
  shop.allow(/Rendering failed/);
  await page.route('**/own-island.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default { name: 'own', mode: 'replace', read: (host) => ({ broken: host.id === 'broken' }), View: ({ props }) => { if (props.broken) throw new Error('oh'); return 'A view says hello'; } };`,
    }),
  );
  await shop.open('/shop/');
  await page.evaluate(
    async (react) => {
      const { mountView } = await import(react);
      for (const id of ['whole', 'broken']) {
        const host = Object.assign(document.createElement('p'), { id, textContent: 'The server said hello' });
        host.dataset.island = 'own';
        document.body.append(host);
      }
      const { shopIslands } = window as never as { shopIslands: import('../../../src/island/types').ShopIslands };
      const address = '/own-island.js';
      shopIslands.add([{ name: 'own', load: async () => ({ ...(await import(address)), mount: mountView }) }]);
    },
    `/dist/lean/${manifestOf('lean/').chunks.react}`,
  );
  await expect(page.locator('#broken')).toHaveAttribute('data-island-status', 'failed');
  await expect(page.locator('#broken')).toHaveText('The server said hello');
  await expect(page.locator('#whole')).toHaveText('A view says hello');
});
