// @vitest-environment node
/** The command: what it fetches, what it prints, and its exit codes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../scripts/doctor/command';
import type { Report } from '../../scripts/doctor/types';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const HEAD = '<!doctype html><html><head>';
const FINE = `${HEAD}<script defer src="/dist/shop-islands.js"></script></head><body><p>Hello</p><p class="woocommerce-result-count">All 3 results</p></body></html>`;

async function doctor(...words: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const write = (line: string) => void said.push(line);
  const code = await run(words, {
    write,
    complain: (line) => void complaints.push(line),
    isColoured: false,
    version: '1.2.3',
    dist: folder,
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}

/** A page's answers by path; everything else is not there. */
const site =
  (pages: Record<string, string>): Answer =>
  ({ path, ...call }, response) => {
    const body = pages[path];
    return text(body ?? 'Not here', body === undefined ? 404 : 200)({ path, ...call }, response);
  };

const SHOP = {
  '/': `${HEAD}<script id="jquery-core-js" src="/jquery.js"></script><script id="wc-cart-js" src="/cart.js"></script><script id="theirs-js" src="/theirs.js"></script><script id="theirs-2-js" src="/theirs.js"></script></head><body></body></html>`,
  '/jquery.js': 'library',
  '/cart.js': 'jQuery(cart)',
  '/theirs.js': 'document.title',
};

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

  it('says the theme and the plugins, and who owns what, with what to switch', async () => {
    const tag = '<script id="wc-add-to-cart-js" src="/wp-content/plugins/woocommerce/add-to-cart.js"></script>';
    const body = '<body class="wp-theme-storefront"><div class="widget_shopping_cart_content"></div>';
    server.answer(text(FINE.replace('</head><body>', `${tag}</head>${body}`)));
    const { said } = await doctor('doctor', server.url, '--offline');
    expect(said).toMatch(/theme +storefront\n +plugins +woocommerce\n/);
    expect(said).toMatch(
      /mini-cart and side cart +mini-cart +wc-add-to-cart +To leave it to the islands: take the file of wc-add-to-cart out/,
    );
  });

  it('weighs each script once, and leaves a library to those that use it', async () => {
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

  describe('looks whether the islands’ files are there', () => {
    const LOADER = 'const file = (chunk) => chunk + "-0123abcd.js"';
    const script: (body: string, headers?: Record<string, string>) => Answer =
      (body, headers = {}) =>
      (_asked, response) =>
        void response.writeHead(200, { 'Content-Type': 'text/javascript', ...headers }).end(body);
    /** What is said of a page where only these files are. */
    const findingsOn = async (page: string, files: Record<string, Answer>): Promise<string[]> => {
      server.answer((asked, response) =>
        (files[asked.path] ?? text(page, asked.path === '/' ? 200 : 404))(asked, response),
      );
      const { findings } = JSON.parse((await doctor('doctor', `${server.url}/`, '--json')).said) as Report;
      return findings.map(({ level, what }) => `${level}: ${what}`);
    };

    it('the script', async () => {
      expect(await findingsOn(FINE, {})).toEqual([
        `error: The islands’ script could not be fetched: ${server.url}/dist/shop-islands.js.`,
      ]);
    });

    it('the chunks beside it', async () => {
      const files = { '/dist/shop-islands.js': script(LOADER) };
      const missing = (path: string) => [
        `error: The islands’ chunks could not be fetched as JavaScript: ${server.url}${path}.`,
      ];
      expect(await findingsOn(FINE, files)).toEqual(missing('/dist/core-0123abcd.js'));
      expect(await findingsOn(FINE, { ...files, '/dist/core-0123abcd.js': text('<html>A page</html>') })).toEqual(
        missing('/dist/core-0123abcd.js'),
      );
      expect(await findingsOn(FINE, { ...files, '/dist/core-0123abcd.js': script('') })).toEqual([]);
    });

    it.each([
      ['the tag', FINE.replace('defer', 'defer data-base="/chunks"')],
      [
        'the config',
        FINE.replace(
          '</head>',
          '<script type="application/json" data-islands-config>{"base":"chunks/"}</script></head>',
        ),
      ],
    ])('the folder that %s names', async (_who, page) => {
      const files = { '/dist/shop-islands.js': script(LOADER), '/dist/core-0123abcd.js': script('') };
      expect(await findingsOn(page, files)).toEqual([
        `error: The islands’ chunks could not be fetched as JavaScript: ${server.url}/chunks/core-0123abcd.js.`,
      ]);
      expect(await findingsOn(page, { ...files, '/chunks/core-0123abcd.js': script('') })).toEqual([]);
    });

    it('another origin’s leave to read them', async () => {
      const elsewhere = await startServer();
      const page = FINE.replace('/dist/', `${elsewhere.url}/`);
      elsewhere.answer(script(LOADER));
      expect(await findingsOn(page, {})).toEqual([
        `error: ${elsewhere.url} does not let this page read the islands’ chunks.`,
      ]);
      expect(elsewhere.asked[1]?.headers.origin).toBe(server.url);
      elsewhere.answer(script(LOADER, { 'Access-Control-Allow-Origin': '*' }));
      expect(await findingsOn(page, {})).toEqual([]);
      await elsewhere.close();
    });
  });

  it('fetches nothing but the page where it is told so; what it does not know may need a library', async () => {
    server.answer(site(SHOP));
    const { weights, libraries } = JSON.parse(
      (await doctor('doctor', server.url, '--json', '--offline')).said,
    ) as Report;
    expect(server.asked).toHaveLength(1);
    expect(weights.goes).toEqual({ gzip: 0, files: 1, unknown: 1 });
    expect(libraries[0]?.neededBy).toEqual(['theirs', 'theirs-2']);
  });

  it('looks at a saved page, and knows its scripts where it is told from where it comes', async () => {
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

  it.each(['shop.example', '/shop/', 'file:///shop.html'])(
    'ends with code 2 where a saved page is to come from %s',
    async (from) => {
      const file = join(folder, 'page.html');
      writeFileSync(file, FINE);
      const { code, said, complaint } = await doctor('doctor', file, '--from', from);
      expect([code, said]).toEqual([2, '']);
      expect(complaint).toContain(`"${from}" is no address.`);
    },
  );

  it('runs nothing of the page and asks for nothing that the page shows', async () => {
    const trap = `<script>globalThis.isTrapped = true</script><img src="/picture.png" onerror="globalThis.isTrapped = true"><iframe src="/frame"></iframe><link rel="stylesheet" href="/style.css"><object data="/object"></object>`;
    server.answer(text(FINE.replace('<p>', `${trap}<p>`)));
    await doctor('doctor', server.url);
    expect(server.asked.map(({ path }) => path)).toEqual(['/', '/dist/shop-islands.js']);
    expect(globalThis).not.toHaveProperty('isTrapped');
  });

  it('takes from a page’s words what a terminal would obey', async () => {
    server.answer(text(FINE.replace('<p>', '<p data-island="mini-crat\u001b[2J\u202egpj">')));
    const { said } = await doctor('doctor', server.url);
    expect(said).toContain('mini-crat\ufffd[2J\ufffdgpj');
    for (const sign of ['\u001b', '\u202e']) expect(said).not.toContain(sign);
  });

  it('says where a redirect led', async () => {
    const redirect: Answer = (_asked, response) => void response.writeHead(302, { Location: '/shop/' }).end();
    server.answer(redirect, text(FINE));
    const { address, findings } = JSON.parse((await doctor('doctor', `${server.url}/old/`, '--json')).said) as Report;
    expect(address).toBe(`${server.url}/shop/`);
    expect(findings).toMatchObject([{ level: 'note', what: `${server.url}/old/ led to ${server.url}/shop/.` }]);
  });

  it('sends the headers that it is given', async () => {
    server.answer(text(FINE));
    await doctor('doctor', server.url, '--header', 'Cookie: a=1', '--header', 'X-Two: 2');
    expect(server.asked[0]?.headers).toMatchObject({
      cookie: 'a=1',
      'x-two': '2',
      'user-agent': 'shop-islands-doctor/1.2.3',
    });
  });

  it('shows them to scripts of the shop too, and to nobody else’s', async () => {
    const guarded: Answer = (asked, response) =>
      asked.headers.authorization === 'Basic YTpi' ? site(SHOP)(asked, response) : text('No', 401)(asked, response);
    const elsewhere = await startServer();
    elsewhere.answer(text('theirs'));
    server.answer((asked, response) =>
      asked.path === '/'
        ? text(SHOP['/'].replace('</head>', `<script src="${elsewhere.url}/far.js"></script></head>`))(asked, response)
        : guarded(asked, response),
    );
    const { weights, libraries } = JSON.parse(
      (await doctor('doctor', server.url, '--json', '--header', 'Authorization: Basic YTpi')).said,
    ) as Report;
    await elsewhere.close();
    expect(weights.page.unknown).toBe(0);
    expect(libraries).toMatchObject([{ handle: 'jquery-core', neededBy: [] }]);
    expect(elsewhere.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('does not follow a redirect to another origin with them, and sends them again at home', async () => {
    const headers = ['--header', 'X-Preview: secret', '--header', 'Cookie: a=1'];
    const to =
      (location: string): Answer =>
      (_asked, response) =>
        void response.writeHead(302, { Location: location }).end();
    const elsewhere = await startServer();
    const stripped = SHOP['/'].replace('</head>', '<script src="/moved.js"></script></head>');
    elsewhere.answer((asked, response) =>
      asked.path === '/back/' ? to(`${server.url}/home/`)(asked, response) : text('theirs')(asked, response),
    );
    server.answer((asked, response) => {
      if (asked.path === '/') return to(`${elsewhere.url}/back/`)(asked, response);
      if (asked.path === '/moved.js') return to(`${elsewhere.url}/file.js`)(asked, response);
      return (asked.path === '/home/' ? text(stripped) : site(SHOP))(asked, response);
    });
    const { address } = JSON.parse((await doctor('doctor', server.url, '--json', ...headers)).said) as Report;
    await elsewhere.close();
    expect(address).toBe(`${server.url}/home/`);
    expect(elsewhere.asked.map(({ path }) => path)).toEqual(['/back/', '/file.js']);
    for (const { headers: sent } of elsewhere.asked) {
      expect(sent).not.toHaveProperty('x-preview');
      expect(sent).not.toHaveProperty('cookie');
    }
    for (const { headers: sent } of server.asked) expect(sent).toMatchObject({ 'x-preview': 'secret', cookie: 'a=1' });
  });

  it('follows a redirect to an address of the web only', async () => {
    server.answer((_asked, response) => void response.writeHead(302, { Location: 'file:///etc/hostname' }).end());
    expect(await doctor('doctor', server.url)).toMatchObject({ code: 2, said: '' });
  });

  it.each<[string, Answer, RegExp]>([
    ['answers 404', text('<html>No</html>', 404), /answered 404\./],
    ['is JSON', json({}), /is no HTML page but application\/json/],
    ['is empty', text(''), /is no HTML page\.\n/],
    ['breaks off', drop, /could not be fetched: /],
    [
      'redirects in a circle',
      (_asked, response) => void response.writeHead(302, { Location: '/' }).end(),
      /could not be fetched: redirect count exceeded/,
    ],
    ['is huge', text(FINE.replace('Hello', 'a'.repeat(10_000_001))), /larger than 10 MB/],
  ])('ends with code 2 where the page %s', async (_name, answer, reason) => {
    server.answer(answer);
    const { code, complaint, said } = await doctor('doctor', server.url);
    expect([code, said]).toEqual([2, '']);
    expect(complaint).toMatch(reason);
  });

  it('ends with code 2 where a file is no HTML', async () => {
    const file = join(folder, 'package.json');
    writeFileSync(file, '{}');
    const { code, complaint } = await doctor(file);
    expect([code, complaint]).toEqual([2, expect.stringContaining('package.json is no HTML page.\n')]);
  });

  it('says in words that nothing answers', async () => {
    const { url } = server;
    await server.close();
    const { code, complaint } = await doctor(url);
    server = await startServer();
    expect([code, complaint]).toEqual([
      2,
      expect.stringContaining(`${url} could not be fetched: nothing answers there.\n`),
    ]);
  });

  it('ends with code 2 where no answer comes in time', async () => {
    server.answer(silence);
    const { code, complaint } = await doctor('doctor', server.url, '--timeout', '0.05');
    expect([code, complaint]).toEqual([2, expect.stringContaining('it took too long')]);
  });

  it.each([
    [['doctor', '/not/there.html'], /neither an address nor a file/],
    [['doctor'], /Name the page: shop-islands ADDRESS\./],
    [['nurse', 'https://shop.example'], /There is no command "nurse"\. The command is: shop-islands ADDRESS\./],
    [
      ['doctor', 'https://shop.example', 'https://shop.example/cart/'],
      /"https:\/\/shop.example\/cart\/" is one too many/,
    ],
    [['doctor', 'https://shop.example', '--loud'], /^There is no option "--loud"\.\n/],
    [['https://shop.example', '--jsno'], /^There is no option "--jsno"\. It may be "--json"\.\nshop-islands --help/],
    [['https://shop.example', '--timeout'], /^The option "--timeout" needs a value behind it\.\n/],
    [['https://shop.example', '--json=yes'], /^An option that takes no value has one\.\n/],
    [['doctor', 'https://shop.example', '--timeout', 'soon'], /number of seconds/],
    [['doctor', 'https://shop.example', '--header', 'Cookie'], /"Cookie" is no header/],
  ])('ends with code 2 for %s', async (words, reason) => {
    const { code, complaint } = await doctor(...(words as string[]));
    expect(code).toBe(2);
    expect(complaint).toMatch(reason as RegExp);
  });

  it('tells its options', async () => {
    for (const words of [['--help'], ['-h'], ['doctor', '--help'], []]) {
      expect(await doctor(...words)).toMatchObject({ code: 0, said: expect.stringContaining('--offline') });
    }
  });

  it.each([['--version'], ['-v'], ['doctor --version']])('tells its version: %s', async (words) => {
    expect(await doctor(...words.split(' '))).toEqual({ code: 0, said: '1.2.3', complaint: '' });
  });

  it('needs no name of a command', async () => {
    server.answer(text(FINE));
    const { code, said } = await doctor(server.url, '--offline');
    expect([code, said]).toEqual([0, expect.stringMatching(/Fine: no problems\.$/)]);
  });
});
