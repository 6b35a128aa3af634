// @vitest-environment node
/** Tests that the rules of WordPress' directory refuse faulty plugins, and do not refuse this one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/files.mjs';
import { problemsOf } from '../../scripts/release/directoryRules';
import { FOLDER, PICTURES, SCREENSHOTS } from '../../scripts/release/storePictures';

const own = () =>
  new Map(
    filesBelow('wordpress/shop-islands').map((path): [string, Buffer] => [
      path.replace(/^wordpress\//, ''),
      readFileSync(path),
    ]),
  );

/** The problems of the plugin after a file was added or its text was replaced. */
const withFile = (name: string, text: string) => problemsOf(own().set(`shop-islands/${name}`, Buffer.from(text)));
const withHeader = (found: RegExp, other: string) =>
  withFile('shop-islands.php', String(own().get('shop-islands/shop-islands.php')).replace(found, other));
const withReadme = (found: RegExp, other: string) =>
  withFile('readme.txt', String(own().get('shop-islands/readme.txt')).replace(found, other));

describe('WordPress’ directory', () => {
  it('would take the plugin', () => {
    expect(problemsOf(own())).toEqual([]);
  });

  it.each([
    ['.htaccess', 'is hidden'],
    ['.git/config', 'is hidden'],
    ['old.zip', 'is compressed'],
    ['build.sh', 'is a program'],
    ['a file.txt', 'has a sign'],
    ['a+b.txt', 'has a sign'],
    ['README.TXT', 'differs from another file by capitals alone'],
  ])('would refuse a file named %s', (name, problem) => {
    expect(withFile(name, '')).toEqual([expect.stringContaining(problem)]);
  });

  const CLOSED = "<?php defined( 'ABSPATH' ) || exit;";
  it.each([
    ['an open file', 'a.php', '<?php echo 1;', 'can be called'],
    ['code from a text', 'a.php', `${CLOSED} eval( $x );`, 'calls eval()'],
    ['hidden code', 'a.php', `${CLOSED} base64_decode( $x );`, 'calls base64_decode()'],
    ['a closed tag', 'a.php', `${CLOSED}\n?>\n`, 'ends with ?>'],
    ['a source map', 'dist/a.js', 'x\n//# sourceMappingURL=a.js.map', 'names a source map'],
    [
      'a call that is not told',
      'a.php',
      `${CLOSED} $x = 'https://api.other.net/v1';`,
      'what api.other.net is called for',
    ],
    ['a call of a script', 'dist/a.js', 'fetch("https://cdn.other.net/x")', 'what cdn.other.net is called for'],
  ])('would refuse %s', (_, name, text, problem) => {
    expect(withFile(name, text)).toEqual([expect.stringContaining(problem)]);
  });

  it('does not mind an address in a comment', () => {
    expect(withFile('a.php', `${CLOSED}\n// See https://api.other.net/v1.\n/* https://more.other.net/ */`)).toEqual([]);
  });

  it.each([
    ['another text domain', /Text Domain: +\S+/, 'Text Domain: other', 'text domain'],
    ['no name', /Plugin Name: +.*/, 'Plugin Name: X', 'no name'],
    ['no description', / \* Description: .*\n/, '', 'no description'],
    ['no address', / \* Plugin URI: .*\n/, '', 'no addresses'],
    ['an address without https', /(Author URI: +)https/, '$1http', 'no addresses'],
    ['one address for both', /(Author URI: +).*/, '$1https://shop-islands.example/', 'the same address'],
  ])('would refuse a header with %s', (_, found, other, problem) => {
    expect(withHeader(found, other)).toEqual([expect.stringContaining(problem)]);
  });

  it('would refuse minified scripts without a word of their source', () => {
    expect(withReadme(/^The scripts in the folder `dist`.*$/m, '')).toEqual([
      expect.stringContaining('source of dist'),
    ]);
  });

  it('would refuse a readme that hides a call', () => {
    expect(withReadme(/wa\.me/g, 'x')).toEqual(['The readme does not say what wa.me is called for.']);
  });
});

/** The size of a PNG, from its first chunk. */
const sizeOf = (path: string) => {
  const png = readFileSync(path);
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the pictures of the directory’s page', () => {
  it.each(PICTURES)('$source has $width x $height pixels', ({ source, width, height }) => {
    expect(sizeOf(`${FOLDER}/${source}-${width}x${height}.png`)).toEqual(['PNG', width, height]);
  });

  it('are screenshots of the demo as the README has them, and nothing else', () => {
    for (const [at, { from }] of SCREENSHOTS.entries())
      expect(readFileSync(`${FOLDER}/screenshot-${at + 1}.png`).equals(readFileSync(from)), from).toBe(true);
    expect(readdirSync(FOLDER)).toHaveLength(PICTURES.length + SCREENSHOTS.length + 2);
  });
});
