/** Owns the addresses of maps elsewhere: the service's picture of a map, and pages that show a place. Pure. */
import type { Point } from './values.rules';

/** Whose pages a link leads to. */
export type MapSite = 'google' | 'openstreetmap';

/** What a link shows: a place, a street-level view, or the way between two places. */
export type Shown =
  | { kind: 'place'; at: Point | undefined; address: string }
  | { kind: 'view'; at: Point }
  | { kind: 'way'; from: Point; to: Point; by: string };

const pairOf = ({ lat, lng }: Point): string => `${lat},${lng}`;

const query = (base: string, values: Record<string, string>) => `${base}?${new URLSearchParams(values)}`;

const GOOGLE = 'https://www.google.com/maps/';
const OPEN = 'https://www.openstreetmap.org/';

function googleLink(shown: Shown): string {
  if (shown.kind === 'view') return query(`${GOOGLE}@`, { api: '1', map_action: 'pano', viewpoint: pairOf(shown.at) });
  if (shown.kind === 'way') return query(`${GOOGLE}dir/`, { api: '1', origin: pairOf(shown.from), destination: pairOf(shown.to), travelmode: shown.by });
  return query(`${GOOGLE}search/`, { api: '1', query: shown.address || (shown.at ? pairOf(shown.at) : '') });
}

function openLink(shown: Shown, zoom: number): string {
  if (shown.kind === 'way') return query(`${OPEN}directions`, { from: pairOf(shown.from), to: pairOf(shown.to) });
  if (!shown.at) return query(`${OPEN}search`, { query: shown.kind === 'place' ? shown.address : '' });
  const { lat, lng } = shown.at;
  return `${query(OPEN, { mlat: `${lat}`, mlon: `${lng}` })}#map=${zoom}/${lat}/${lng}`;
}

/** A page that shows it to anybody, without a key. */
export const mapLink = (shown: Shown, zoom: number, site: MapSite): string => (site === 'google' ? googleLink(shown) : openLink(shown, zoom));

/** A colour as the service writes it (`0xff8800`, or a name); '' for one that it cannot have. */
export function staticColor(color: string): string {
  const [, short, long] = /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(color.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits) return `0x${digits.toLowerCase()}`;
  return /^[a-z]+$/i.test(color.trim()) ? color.trim().toLowerCase() : '';
}

export interface StaticMap {
  /** Address of the service's picture. */
  service: string;
  key: string;
  zoom: number;
  width: number;
  height: number;
  center: Point;
  markers: readonly { at: Point; color: string }[];
}

/** SPEC 7.5: the picture's address has zoom, size, markers and key; where there are no markers, the centre. */
export function staticAddress({ service, key, zoom, width, height, center, markers }: StaticMap): string {
  const values = new URLSearchParams({ zoom: `${zoom}`, size: `${Math.round(width)}x${Math.round(height)}` });
  for (const { at, color } of markers) values.append('markers', [staticColor(color).replace(/./, 'color:$&'), pairOf(at)].filter(Boolean).join('|'));
  if (!markers.length) values.set('center', pairOf(center));
  values.set('key', key);
  return `${service}${service.includes('?') ? '&' : '?'}${values}`;
}
