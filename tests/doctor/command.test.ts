// @vitest-environment node
/** Checks what the command prints about a page, and what it fetches. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/doctor/types';
import { text } from '../helpers/server';
import { doctor, FINE, folder, freshSite, SHOP, server, site } from './commandSite';

freshSite();

describe('the doctor', () => {
  it('finds a page fine, and says so with code 0', async () => {
    server.answer(text(FINE));
    const { code, said, complaint } = await doctor('doctor', server.url);
    expect([code, complaint]).toEqual([0, '']);
    expect(said).toContain('result-count  1      load   alone  ?     adopted');
    expect(said).toMatch(/Fine: no problems\.$/);
    expect(said).not.toContain('\u001b');
  });

  it('ends with code 1 where there are problems, and says how to mend them', async () => {
    server.answer(text(FINE.replace('<p>', '<a class="ajax_add_to_cart">')));
    const { code, said } = await doctor('doctor', server.url);
    expect(code).toBe(1);
    expect(said).toContain('error  add-to-cart: A button with "ajax_add_to_cart" has no data-product_id.');
    expect(said).toContain('Fix: Print the attributes');
    expect(said).toMatch(/1 problem\.$/);
  });

  it('names the theme, the plugins and the owner of each part, and says what to switch', async () => {
    const tag = '<script id="wc-add-to-cart-js" src="/wp-content/plugins/woocommerce/add-to-cart.js"></script>';
    const body = '<body class="wp-theme-storefront"><div class="widget_shopping_cart_content"></div>';
    server.answer(text(FINE.replace('</head><body>', `${tag}</head>${body}`)));
    const { said } = await doctor('doctor', server.url, '--offline');
    expect(said).toMatch(/theme +storefront\n +plugins +woocommerce\n/);
    expect(said).toMatch(
      /mini-cart and side cart +mini-cart +wc-add-to-cart +To leave it to the islands: take the file of wc-add-to-cart out/,
    );
  });

  it('weighs each script once, and counts a library only for the scripts that use it', async () => {
    server.answer(site(SHOP));
    const { said } = await doctor('doctor', server.url, '--json');
    const { weights, replaced, libraries } = JSON.parse(said) as Report;
    expect(server.asked.map(({ path }) => path).sort()).toEqual(['/', '/cart.js', '/jquery.js', '/theirs.js']);
    expect(replaced).toMatchObject([
      { handle: 'wc-cart', islands: ['cart'], gzip: gzipSync(SHOP['/cart.js'], { level: 9 }).length },
    ]);
    expect(libraries).toMatchObject([{ handle: 'jquery-core', neededBy: [] }]);
    expect(weights.goes).toMatchObject({ files: 2, unknown: 0 });

    server.answer(site({ ...SHOP, '/theirs.js': 'jQuery(document)' }));
    const second = JSON.parse((await doctor('doctor', server.url, '--json')).said) as Report;
    expect(second.libraries).toMatchObject([{ handle: 'jquery-core', neededBy: ['theirs', 'theirs-2'] }]);
    expect(second.weights.goes.files).toBe(1);
  });

  it('fetches only the page with --offline, and then assumes that unknown scripts need the library', async () => {
    server.answer(site(SHOP));
    const { weights, libraries } = JSON.parse(
      (await doctor('doctor', server.url, '--json', '--offline')).said,
    ) as Report;
    expect(server.asked).toHaveLength(1);
    expect(weights.goes).toEqual({ gzip: 0, files: 1, unknown: 1 });
    expect(libraries[0]?.neededBy).toEqual(['theirs', 'theirs-2']);
  });

  it('reads a saved page, and knows its scripts when --from says where the page comes from', async () => {
    const file = join(folder, 'page.html');
    writeFileSync(file, SHOP['/']);
    server.answer(site(SHOP));
    expect((await doctor('doctor', file)).said).toContain('wc-cart      ?');
    expect(server.asked).toEqual([]);
    const { address, weights } = JSON.parse(
      (await doctor('doctor', file, '--json', '--from', `${server.url}/`)).said,
    ) as Report;
    expect(address).toBe(`${server.url}/`);
    expect(weights.page.unknown).toBe(0);
  });

  it('runs nothing of the page and asks for nothing that the page shows', async () => {
    const trap = `<script>globalThis.isTrapped = true</script><img src="/picture.png" onerror="globalThis.isTrapped = true"><iframe src="/frame"></iframe><link rel="stylesheet" href="/style.css"><object data="/object"></object>`;
    server.answer(text(FINE.replace('<p>', `${trap}<p>`)));
    await doctor('doctor', server.url);
    expect(server.asked.map(({ path }) => path)).toEqual(['/', '/dist/shop-islands.js']);
    expect(globalThis).not.toHaveProperty('isTrapped');
  });

  it('removes from a page’s words what a terminal would obey', async () => {
    server.answer(text(FINE.replace('<p>', '<p data-island="mini-crat\u001b[2J\u202egpj">')));
    const { said } = await doctor('doctor', server.url);
    expect(said).toContain('mini-crat\ufffd[2J\ufffdgpj');
    for (const sign of ['\u001b', '\u202e']) expect(said).not.toContain(sign);
  });

  it('prints its options', async () => {
    for (const words of [['--help'], ['-h'], ['doctor', '--help'], []]) {
      expect(await doctor(...words)).toMatchObject({ code: 0, said: expect.stringContaining('--offline') });
    }
  });

  it.each([['--version'], ['-v'], ['doctor --version']])('prints its version: %s', async (words) => {
    expect(await doctor(...words.split(' '))).toEqual({ code: 0, said: '1.2.3', complaint: '' });
  });

  it('works without the name of a command', async () => {
    server.answer(text(FINE));
    const { code, said } = await doctor(server.url, '--offline');
    expect([code, said]).toEqual([0, expect.stringMatching(/Fine: no problems\.$/)]);
  });
});
