/** Looks for changes by optimisers and page caches that matter to islands. */
import type { Finding, Page } from '../types';

/** Headers by which caches say that an answer is not fresh. */
const HITS: readonly [name: string, value: RegExp][] = [
  ['cf-cache-status', /hit/i],
  ['x-cache', /hit/i],
  ['x-cache-status', /hit/i],
  ['x-litespeed-cache', /hit/i],
  ['x-proxy-cache', /hit/i],
  ['x-fastcgi-cache', /hit/i],
  ['x-kinsta-cache', /hit/i],
  ['x-wp-cf-super-cache', /cache/i],
];
/** Seconds after which WordPress begins to refuse a nonce. */
const NONCE_LIFE = 43_200;
/** Names under which nonces are printed. */
const NONCES = /(?:^|_)nonce$/;

const noncesIn = ({ globals }: Page) =>
  Object.entries(globals).flatMap(([global, values]) =>
    Object.keys(Object(values))
      .filter((key) => NONCES.test(key))
      .map((key) => `${global}.${key}`),
  );

function cachedFinding(page: Page): Finding[] {
  const age = Number(page.headers.get('age')) || 0;
  const isHit = age > 0 || HITS.some(([name, value]) => value.test(page.headers.get(name) ?? ''));
  const nonces = noncesIn(page);
  if (!isHit || !nonces.length) return [];
  return [
    {
      level: age >= NONCE_LIFE ? 'error' : 'note',
      what: `The page comes from a cache${age ? ` and is ${Math.round(age / 360) / 10} hours old` : ''}, with nonces in it: ${nonces.join(', ')}.`,
      why: 'WordPress refuses a nonce after 12 to 24 hours.',
      fix: 'Let the cache keep pages for less than 12 hours.',
    },
  ];
}

/** Finds scripts that come late, after the islands have decided whether to yield to them. */
function delayedFinding({ scripts }: Page): Finding[] {
  const late = scripts.filter(({ handle, delayedBy }) => handle && delayedBy && delayedBy !== 'a consent tool');
  if (!late.length) return [];
  const by = [...new Set(late.map(({ delayedBy }) => delayedBy))].join(' and ');
  return [
    {
      level: 'note',
      what: `${late.length} scripts are delayed by ${by}: ${late.map(({ handle }) => handle).join(', ')}.`,
      why: 'The first interaction loads them. If one of them does an island’s work, the island then yields.',
      fix: 'Take out the files of the replaced scripts; then there is nothing to delay.',
    },
  ];
}

/** Finds files without handles, in which an optimiser has joined several scripts. */
function joinedFinding({ scripts }: Page): Finding[] {
  const joined = scripts.filter(({ src }) =>
    /autoptimize_[\da-f]+\.js|\/cache\/(?:min|wpfc-minified|fvm|asset-cleanup|wp-rocket)\/|litespeed\/js\/|siteground-optimizer-assets\/.*combined/.test(
      src,
    ),
  );
  if (!joined.length) return [];
  return [
    {
      level: 'warning',
      what: `An optimiser joins scripts into ${joined.length === 1 ? 'one file' : `${joined.length} files`} without handles.`,
      why: 'The doctor cannot tell which scripts are in them, and no handle takes one out.',
      fix: 'Switch joining of JavaScript off, and look again.',
    },
  ];
}

/** Finds signs that a page comes from a cache, or that an optimiser delays or joins its scripts. */
export const checkCaches = (page: Page): Finding[] => [
  ...cachedFinding(page),
  ...delayedFinding(page),
  ...joinedFinding(page),
];
