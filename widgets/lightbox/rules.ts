/** Owns what an address leads to, and where a film is played. Pure. */
import type { Item } from './contract';

const PICTURES = /\.(avif|bmp|gif|jpe?g|png|svg|webp)$/i;
const FILMS = /\.(m4v|mov|mp4|og[gv]|webm)$/i;

/** What is played by another site's page: the id of the film in its address. */
const SITES: readonly [host: RegExp, path: RegExp, embed: (id: string, key?: string) => string][] = [
  [/(^|\.)youtube(-nocookie)?\.com$/, /^\/(?:shorts|live|v)\/([\w-]+)/, (id) => `https://www.youtube.com/embed/${id}`],
  [/^youtu\.be$/, /^\/([\w-]+)/, (id) => `https://www.youtube.com/embed/${id}`],
  [/^(www\.)?vimeo\.com$/, /\/(\d+)(?:\/([\da-f]+))?\/?$/, (id, key) => `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`],
];
const WATCH = /(^|\.)youtube\.com$/;
const PLAYERS = /^(www\.youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

/** Seconds of `90`, `90s` or `1m30s`. */
const secondsOf = (time: string): number =>
  [...time.matchAll(/(\d+)([hms]?)/g)].reduce((sum, [, count, unit]) => sum + Number(count) * ({ h: 3600, m: 60 }[unit ?? ''] ?? 1), 0);

function embedded(page: URL, embed: string): string {
  const url = new URL(embed);
  url.searchParams.set('autoplay', '1');
  const start = secondsOf(page.searchParams.get('t') ?? page.searchParams.get('start') ?? '');
  if (start) url.searchParams.set('start', `${start}`);
  return url.href;
}

/** A printed address may have several question marks. */
const withOneQuery = (address: string): string => {
  const [path = '', ...query] = address.split('?');
  return query.length ? `${path}?${query.join('&')}` : path;
};

/** The address of the page that plays a film, for an address of the film's own page; any other as it is. @param address whole */
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
 * What an address leads to; undefined where it does not tell.
 * @param address whole
 */
export function kindOf(address: string): Item['kind'] | undefined {
  const { pathname } = new URL(address);
  if (PICTURES.test(pathname)) return 'picture';
  if (FILMS.test(pathname)) return 'film';
  const { host, pathname: path } = new URL(playerOf(address));
  return PLAYERS.test(host + path) ? 'frame' : undefined;
}
