// @vitest-environment node
/**
 * Every snippet of the documents is checked for its language: HTML, scripts and types by the tests beside this one, the
 * tutorial by a test that follows it, and PHP by tests/wordpress/, which runs it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it, test } from 'vitest';
import { checkPolicy } from '../../scripts/doctor/checks/policy';
import { readPage } from '../../scripts/doctor/readPage';
import { configProblems } from '../../src/rules/configProblems';
import { islandNames } from '../../widgets/allIslands';
import { isThere } from './commands';
import { FIGURES, pages, READERS, type Snippet, snippets, titled } from './snippets';

describe('each snippet', () => {
  it.each(pages)('of %s is found, however its fence is written', (page) => {
    const fences = readFileSync(page, 'utf8').match(/^[ >]*(?:```|~~~)/gm) ?? [];
    expect(snippets.filter((snippet) => snippet.page === page).length * 2).toBe(fences.length);
  });

  it('is in a language that a test reads, or is a figure', () => {
    expect(snippets.length).toBeGreaterThan(35);
    const isRead = ({ language, page }: Snippet) => (language ? language in READERS : FIGURES.includes(page));
    expect(snippets.filter((snippet) => !isRead(snippet)).map(({ place }) => place)).toEqual([]);
  });

  it.each(Object.entries(READERS))('in %s is read by %s.test.ts', (language, reader) => {
    expect(readFileSync(`tests/docs/${reader}.test.ts`, 'utf8')).toContain(`'${language}'`);
    expect(snippets.some((snippet) => snippet.language === language)).toBe(true);
  });
});

test.each(titled('csp'))('the policy of %s lets the islands work, and a browser test sends it', (_place, { code }) => {
  const head = '<script defer src="https://cdn.example/dist/shop-islands.js"></script>';
  const address = code.includes('cdn.example') ? 'https://shop.example/' : 'https://cdn.example/';
  expect(checkPolicy(readPage(head, address, new Map([['content-security-policy', code.trim()]])))).toEqual([]);
  const sent = ['tests/e2e/xss/scene.ts', 'tests/e2e/once/delivery.spec.ts'].map((file) =>
    readFileSync(file, 'utf8').replaceAll('$'.concat('{cdn.origin}'), 'https://cdn.example'),
  );
  expect(sent.some((text) => text.includes(code.trim()))).toBe(true);
});

test.each(titled('json'))('%s is JSON, and a config in it has no fault', (_place, { code }) => {
  const printed = JSON.parse(code);
  if ('texts' in printed) expect(configProblems(printed, [], islandNames)).toEqual([]);
  expect(Object.keys(printed).length).toBeGreaterThan(0);
});

describe('commands', () => {
  const quoted = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:npm|npx) [^`]+)`/g)].map(
      ([, command = '']) => [page, command] as const,
    ),
  );

  test.each(titled('sh'))('%s has only commands that are there', (_place, { code }) => {
    const lines = code.split('\n').filter((line) => line.trim());
    expect(lines.filter((line) => !isThere(line))).toEqual([]);
  });

  test('the text names only commands that are there', () => {
    expect(quoted.length).toBeGreaterThan(30);
    // npm's own commands, and the browsers that Playwright downloads.
    expect(quoted.filter(([, command]) => !/^npm (pack|install|ci)\b/.test(command) && !isThere(command))).toEqual([]);
  });
});

describe('styles', () => {
  const sources = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$|fixture\.html$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const isKnown = (name: string) => sources.some((source) => source.includes(name));

  test.each(titled('css'))('%s is CSS, and its names are known', async (_place, { code }) => {
    expect((await transform(code, { loader: 'css' })).warnings).toEqual([]);
    const names = code.match(/--[\w-]+|(?<=\.)[a-z][\w-]+(?=[^{}]*\{)|(?<=data-part=")[\w-]+|data-[\w-]+/g) ?? [];
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

test.each(titled('sql'))('%s asks for what the reports page asks for', (_place, { code }) => {
  const page = readFileSync('wordpress/shop-islands/includes/class-beacon-clickhouse.php', 'utf8');
  const selected = (sql: string) => /SELECT (.+?)\s+FROM/.exec(sql)?.[1];
  const grouped = (sql: string) => /GROUP BY (.+?) ORDER BY/.exec(sql)?.[1];
  expect(selected(code)).toBeTruthy();
  expect([selected(code), grouped(code)]).toEqual([selected(page), grouped(page)]);
});

const hasPhp = !spawnSync('php', ['-v']).error;
test.skipIf(!hasPhp).each(titled('php'))('%s is PHP', (_place, { code }) => {
  const { status, stdout } = spawnSync('php', ['-l'], { input: `<?php\n${code}`, encoding: 'utf8' });
  expect(stdout).toContain('No syntax errors');
  expect(status).toBe(0);
});

test.each(titled('nginx', 'apache'))(
  '%s lets browsers keep the files with a hash in their names, and no others',
  (_place, { code }) => {
    const [, pattern = ''] = /"(-\[.*?\$)"/.exec(code) ?? [];
    expect(
      ['core-0123abcd.js', 'shop-islands.js', 'shop-islands-head.css', 'manifest.json'].filter((file) =>
        new RegExp(pattern).test(file),
      ),
    ).toEqual(['core-0123abcd.js']);
    expect([...code].filter((letter) => letter === '{').length).toBe(
      [...code].filter((letter) => letter === '}').length,
    );
  },
);
