/** Owns what kind of item an address leads to, and which page plays a video. Pure. */
import type { Item } from './contract';

const PICTURES = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;
const FILMS = /\.(m4v|mov|mp4|og[gv]|webm)$/i;

/** The sites with a player: the video's id in an address, and the player's address. */
const SITES: readonly [host: RegExp, path: RegExp, embed: (id: string, key?: string) => string][] = [
  [/(^|\.)youtube(-nocookie)?\.com$/, /^\/(?:shorts|live|v)\/([\w-]+)/, (id) => `https://www.youtube.com/embed/${id}`],
  [/^youtu\.be$/, /^\/([\w-]+)/, (id) => `https://www.youtube.com/embed/${id}`],
  [
    /^(www\.)?vimeo\.com$/,
    /\/(\d+)(?:\/([\da-f]+))?\/?$/,
    (id, key) => `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`,
  ],
];
const WATCH = /(^|\.)youtube\.com$/;
const PLAYERS = /^(www\.youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

/** The seconds that `90`, `90s` or `1m30s` stand for. */
const secondsOf = (time: string): number =>
  [...time.matchAll(/(\d+)([hms]?)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * ({ h: 3600, m: 60 }[unit ?? ''] ?? 1),
    0,
  );

function embedded(page: URL, embed: string): string {
  const url = new URL(embed);
  url.searchParams.set('autoplay', '1');
  const start = secondsOf(page.searchParams.get('t') ?? page.searchParams.get('start') ?? '');
  if (start) url.searchParams.set('start', `${start}`);
  return url.href;
}

/** The address with one question mark, because ElementsKit prints addresses with two. */
const withOneQuery = (address: string): string => {
  const [path = '', ...query] = address.split('?');
  return query.length ? `${path}?${query.join('&')}` : path;
};

/**
 * The address of the player for the address of a video's page; other addresses stay as they are.
 * @param address absolute
 */
export function playerOf(address: string): string {
  const url = new URL(withOneQuery(address));
  const watched = WATCH.test(url.hostname) && url.pathname === '/watch' ? url.searchParams.get('v') : null;
  if (watched && /^[\w-]+$/.test(watched)) return embedded(url, `https://www.youtube.com/embed/${watched}`);
  for (const [host, path, embed] of SITES) {
    const [, id, key] = (host.test(url.hostname) && path.exec(url.pathname)) || [];
    if (id) return embedded(url, embed(id, key));
  }
  return url.href;
}

/**
 * The kind of item to which an address leads; undefined when the address does not tell it.
 * @param address absolute
 */
export function kindOf(address: string): Item['kind'] | undefined {
  const { pathname } = new URL(address);
  if (PICTURES.test(pathname)) return 'picture';
  if (FILMS.test(pathname)) return 'film';
  const { host, pathname: path } = new URL(playerOf(address));
  return PLAYERS.test(host + path) ? 'frame' : undefined;
}
