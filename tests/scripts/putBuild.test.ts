// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putBuild } from '../../scripts/build/putBuild';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-islands-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with one chunk. */
function build(hash: string): string {
  const dist = mkdtempSync(join(folder, 'dist-'));
  writeFileSync(join(dist, 'shop-islands.js'), `loader of ${hash}`);
  writeFileSync(join(dist, `core-${hash}.js`), `core of ${hash}`);
  const manifest = {
    build: hash,
    chunks: { core: `core-${hash}.js` },
    files: { 'shop-islands.js': {}, [`core-${hash}.js`]: {} },
  };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  return dist;
}

const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(8)) as [
  string,
  string,
  string,
  string,
];

describe('a served folder', () => {
  const served = () => join(folder, 'served');
  const put = (hash: string, keep = 2) => putBuild(build(hash), served(), keep);

  test('has the new loader, and the chunks of the builds before it', () => {
    put(first);
    expect(put(second)).toEqual([second, first]);
    expect(readdirSync(served()).sort()).toEqual([
      'builds.json',
      `core-${first}.js`,
      `core-${second}.js`,
      'manifest.json',
      'shop-islands.js',
    ]);
    expect(readFileSync(join(served(), 'shop-islands.js'), 'utf8')).toBe(`loader of ${second}`);
  });

  test('loses the chunks of builds that are too old, and nothing else', () => {
    put(first);
    writeFileSync(join(served(), 'somebody-elses.js'), '');
    put(second);
    put(third);
    expect(put(fourth)).toEqual([fourth, third, second]);
    const files = readdirSync(served());
    expect(files).not.toContain(`core-${first}.js`);
    expect(files).toEqual(expect.arrayContaining([`core-${second}.js`, 'somebody-elses.js']));
  });

  test('that was filled by hand keeps the build that its manifest names', () => {
    put(first);
    rmSync(join(served(), 'builds.json'));
    expect(put(second)).toEqual([second, first]);
  });

  test('counts a build that returns once, as the newest', () => {
    put(first);
    put(second);
    expect(put(first)).toEqual([first, second]);
  });

  test('keeps no earlier build where none is wanted', () => {
    put(first);
    expect(put(second, 0)).toEqual([second]);
    expect(readdirSync(served())).not.toContain(`core-${first}.js`);
  });

  test('is left alone where nothing was built', () => {
    expect(() => putBuild(folder, served(), 2)).toThrow('npm run build');
    expect(readdirSync(folder)).toEqual([]);
  });
});
