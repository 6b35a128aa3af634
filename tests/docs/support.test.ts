// @vitest-environment node
/**
 * Checks that the plugin's headers, the tools' settings and the documents name the same supported versions.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const found = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1];

/** The cells behind a row's name, in the page's table of supported versions. */
const row = (path: string, name: string) =>
  read(path)
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split(' | ')
    .slice(1) ?? [];

const UPGRADING = 'docs/upgrading.md';
const HEADER = 'wordpress/shop-islands/shop-islands.php';
const README = 'wordpress/shop-islands/readme.txt';
const BROWSERS = 'docs/browser-support.md';
const minor = (version = '') => version.split('.').slice(0, 2).join('.');
/** The versions through which the shopping flow was walked, the oldest first. */
const walked = (maker: string) =>
  [...read('docs/compatibility.md').matchAll(new RegExp(`^\\| .*?\\b${maker} (\\d+\\.\\d+)`, 'gm'))]
    .map(([, version = '']) => version)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
const { engines, peerDependencies, devDependencies } = JSON.parse(read('package.json'));
const stubs = JSON.parse(read('wordpress/composer.json'))['require-dev'];
const [chrome, firefox, safari] =
  /^\| everything works \| (\S+) \| (\S+) \| (\S+) \|$/m.exec(read(BROWSERS))?.slice(1) ?? [];

const least: [string, Record<string, string | undefined>][] = [
  [
    'WordPress',
    {
      header: found(HEADER, /Requires at least: +(\S+)/),
      readme: found(README, /^Requires at least: (\S+)$/m),
      standard: found('wordpress/phpcs.xml', /minimum_supported_wp_version" value="([^"]+)"/),
      walked: walked('WordPress')[0],
    },
  ],
  ['WooCommerce', { header: found(HEADER, /WC requires at least: +(\S+)/), walked: walked('WooCommerce')[0] }],
  [
    'PHP',
    {
      header: found(HEADER, /Requires PHP: +(\S+)/),
      readme: found(README, /^Requires PHP: (\S+)$/m),
      standard: found('wordpress/phpcs.xml', /testVersion" value="([^"]+)-"/),
    },
  ],
  ['Chrome, Edge', { browsers: chrome }],
  ['Firefox', { browsers: firefox }],
  ['Safari', { browsers: safari }],
  ['Node', { package: engines.node.replace('>=', '') }],
  ['React', { peer: peerDependencies.react.replace('>=', ''), dom: peerDependencies['react-dom'].replace('>=', '') }],
];

describe('the lowest version that is needed', () => {
  it.each(least)('of %s is the same everywhere', (name, places) => {
    const [told] = row(UPGRADING, name);
    expect(told).toMatch(/^[\d.]+$/);
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, told])));
  });
});

const tried: [string, Record<string, string | undefined>][] = [
  ['WordPress', { readme: found(README, /^Tested up to: (\S+)$/m), walked: walked('WordPress').at(-1) }],
  ['WooCommerce', { header: found(HEADER, /WC tested up to: +(\S+)/), walked: walked('WooCommerce').at(-1) }],
  ['PHP', { parity: found('docs/parity.md', /PHP ([\d.]+\d)/) }],
  ['Firefox', { browsers: found(BROWSERS, /last seen in Firefox (ESR \d+)/) }],
  ['Safari', { browsers: found(BROWSERS, /(WebKitGTK [\d.]+\d)/) }],
  ['React', { installed: minor(devDependencies.react), dom: minor(devDependencies['react-dom']) }],
];

describe('the version that the tests ran on', () => {
  it.each(tried)('of %s is the same everywhere', (name, places) => {
    const [, told] = row(UPGRADING, name);
    expect(told).toMatch(/\d/);
    expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, told])));
  });

  it.each(['wordpress', 'woocommerce'])(
    'stands beside the version of the declarations that the code is checked against: %s',
    (name) => {
      const title = name === 'wordpress' ? 'WordPress' : 'WooCommerce';
      expect(row(UPGRADING, title)[2]).toContain(`the declarations of ${minor(stubs[`php-stubs/${name}-stubs`])} `);
    },
  );
});

it.each(['WordPress', 'WooCommerce', 'PHP'])('the README names the same versions of %s', (name) => {
  const [needed, ran = ''] = row(UPGRADING, name);
  const [told, triedOn = ''] = row('README.md', name);
  expect([told, triedOn.split(/[ ;]/)[0]]).toEqual([needed, ran]);
});

it('the README names the same browsers', () => {
  expect(row('README.md', 'a browser')[0]).toMatch(
    new RegExp(`^Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `),
  );
  expect(row('README.md', 'a browser')[1]).toContain(
    `Firefox ${row(UPGRADING, 'Firefox')[1]} and ${row(UPGRADING, 'Safari')[1]} `,
  );
});
