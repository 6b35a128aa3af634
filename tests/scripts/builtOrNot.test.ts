// @vitest-environment node
/** Tests which file a page of `npm start` gets before the build is finished, and afterwards. */
import { describe, expect, test } from 'vitest';
import { createServer } from '../../demo/server';
import { builtOrNot } from '../../scripts/dev/builtOrNot';

/** A build that ends when the test says so. Files without a hash can be built alone; the rest lies in dist/. */
function startBuild() {
  let end = (_ok: boolean) => {};
  const finished = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const alone = ['shop-islands.js', 'core.js'];
  const there = ['shop-islands.js', 'core-0123abcd.js', 'lean/shop-islands.js'];
  const read = builtOrNot({
    finished,
    buildAlone: async (file) => (alone.includes(file) ? `alone: ${file}` : undefined),
    isThere: (file) => there.includes(file),
  });
  return { end, finished, read };
}

describe('before the build is finished', () => {
  test('a file is built alone, even if an older build lies in dist/', async () => {
    expect(await startBuild().read('shop-islands.js')).toBe('alone: shop-islands.js');
  });

  test('a file that cannot be built alone waits for the build', async () => {
    const { end, read } = startBuild();
    const seen: string[] = [];
    const lean = read('lean/shop-islands.js').then((text) => seen.push(`lean ${text}`));
    await read('core.js');
    seen.push('core');
    end(true);
    await lean;
    expect(seen).toEqual(['core', 'lean undefined']);
  });
});

describe('after it', () => {
  test('the files of dist/ are served, and a page that was open still gets the files that it names', async () => {
    const { end, finished, read } = startBuild();
    end(true);
    await finished;
    expect(await read('shop-islands.js')).toBeUndefined();
    expect(await read('core-0123abcd.js')).toBeUndefined();
    expect(await read('core.js')).toBe('alone: core.js');
    expect(await read('no-such-chunk.js')).toBeUndefined();
  });

  test('files are still built alone if the build has failed', async () => {
    const { end, finished, read } = startBuild();
    end(false);
    await finished;
    expect(await read('shop-islands.js')).toBe('alone: shop-islands.js');
  });
});

describe('a demo whose files are built when they are asked for', () => {
  const asked: string[] = [];
  const demo = createServer(async (file) => {
    asked.push(file);
    return file.includes('unknown') ? undefined : `/* built: ${file} */`;
  });
  const get = (path: string) => demo.fetch(new Request(`http://localhost${path}`));

  test('answers with them, of the lean build too', async () => {
    for (const [file, type] of [
      ['core.js', 'text/javascript'],
      ['lean/core.js', 'text/javascript'],
      ['shop-islands-head.css', 'text/css'],
    ] as const) {
      const answer = await get(`/dist/${file}`);
      expect([await answer.text(), answer.headers.get('Content-Type')]).toEqual([`/* built: ${file} */`, type]);
    }
    expect((await get('/dist/unknown.js')).status).toBe(404);
  });

  test('never asks for files of other folders', async () => {
    asked.length = 0;
    expect((await get('/assets/theme.css')).status).toBe(200);
    expect((await get('/dist/..%2f..%2fpackage.json')).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('puts them into pages whose scripts an optimiser combines', async () => {
    expect(await (await get('/shop/?optimiser=combine')).text()).toContain('/* built: shop-islands.js */');
  });
});
