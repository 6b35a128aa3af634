// @vitest-environment node
/** Tests the messages of `npm run dev` to open pages, and its words about an error. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BuildState, createLive } from '../../scripts/dev/live';
import { distinct, placeOf, problemsOf } from '../../scripts/dev/problems';
import { watchFolders } from '../../scripts/dev/watchFolders';

const HOST = 'http://localhost';

describe('a problem', () => {
  test('of esbuild’s has its place, counted from 1, and the line', async () => {
    const broken = { contents: 'const a = 1;\nconst b = <;', loader: 'ts' as const, sourcefile: 'src/broken.ts' };
    const error = await build({ stdin: broken, write: false, logLevel: 'silent' }).catch((thrown: unknown) => thrown);
    const [problem] = problemsOf(error);
    expect(problem).toMatchObject({ file: 'src/broken.ts', line: 2, column: 12, source: 'const b = <;' });
    expect(problem && placeOf(problem)).toBe('src/broken.ts:2:12');
  });

  test('of any other kind has the words that were thrown', () => {
    expect(problemsOf(new TypeError('a is not a function'))[0]?.text).toContain('TypeError: a is not a function');
    expect(problemsOf('gone')).toEqual([{ text: 'gone' }]);
  });

  test('of two files is told once', () => {
    const problem = { text: 'Unexpected "<"', file: 'src/broken.ts', line: 2, column: 12 };
    expect(distinct([problem, { ...problem }, { ...problem, line: 3 }])).toEqual([problem, { ...problem, line: 3 }]);
  });
});

describe('a page', () => {
  /** A shop with one page, and what a page of it hears. */
  function open() {
    const live = createLive();
    const app = new Hono();
    app.route('/', live.routes);
    app.get('/', (context) => context.html('<head></head><p>$& stays</p>'));
    app.get('/part', (context) => context.html('<p>part</p>'));
    app.get('/data', (context) => context.json({ html: '</head>' }));
    return { live, get: (path: string, base = HOST) => app.fetch(new Request(base + path)) };
  }

  const versionIn = (html: string) => /data-version="([^"]+)"/.exec(html)?.[1];

  /** Reads one state after the other. */
  function statesOf(response: Response): () => Promise<BuildState> {
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    return async () => {
      const { value } = await reader.read();
      return JSON.parse(/^data: (.*)$/m.exec(new TextDecoder().decode(value))?.[1] ?? 'null');
    };
  }

  test('gets the script that follows changes; parts and data do not', async () => {
    const { get } = open();
    expect(await (await get('/')).text()).toMatch(
      /^<head><script defer src="\/_dev\/page\.js" data-version="[\d.]+"><\/script><\/head><p>\$& stays<\/p>$/,
    );
    expect(await (await get('/part')).text()).toBe('<p>part</p>');
    expect(await (await get('/data')).text()).toBe('{"html":"</head>"}');
    expect(await (await get('/_dev/page.js')).text()).toContain('new EventSource');
  });

  test('hears its own version first, and another one after a change', async () => {
    const { live, get } = open();
    const version = versionIn(await (await get('/')).text());
    const next = statesOf(await get('/_dev/events'));
    expect(await next()).toEqual({ version, problems: [] });
    live.changed();
    expect((await next()).version).not.toBe(version);
  });

  test('that opens while there are problems hears of them, and when they are mended', async () => {
    const { live, get } = open();
    live.setProblems([{ text: 'broken' }]);
    const next = statesOf(await get('/_dev/events'));
    expect((await next()).problems).toEqual([{ text: 'broken' }]);
    live.setProblems([]);
    expect((await next()).problems).toEqual([]);
  });

  test('of another site is refused', async () => {
    const { get } = open();
    expect((await get('/_dev/events', 'http://evil.example')).status).toBe(421);
  });
});

describe('watched folders', () => {
  let folder: string;
  let end: () => void;
  const seen = new Set<string>();
  const path = (name: string) => `${folder}/${name}`;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-islands-watched-')).replaceAll('\\', '/');
    mkdirSync(path('deep'));
    writeFileSync(path('deep/file.ts'), '1');
    seen.clear();
    end = watchFolders([folder], (files) => {
      for (const file of files) seen.add(file);
    });
  });
  afterEach(() => {
    end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('tell a file that an editor has replaced, each time', async () => {
    for (const text of ['2', '3']) {
      seen.clear();
      writeFileSync(path('deep/file.ts~'), text);
      renameSync(path('deep/file.ts~'), path('deep/file.ts'));
      await vi.waitFor(() => expect([...seen]).toContain(path('deep/file.ts')));
    }
  });

  test('tell files of a folder that came later, and of one that was made again', async () => {
    for (const _ of ['first', 'again']) {
      mkdirSync(path('late'));
      await vi.waitFor(() => expect([...seen]).toContain(path('late')));
      seen.clear();
      writeFileSync(path('late/file.ts'), '1');
      await vi.waitFor(() => expect([...seen]).toContain(path('late/file.ts')));
      rmSync(path('late'), { recursive: true });
      await vi.waitFor(() => expect([...seen]).toContain(path('late')));
      seen.clear();
    }
  });
});
