/** Owns the addresses of maps on other sites: the service's picture of a map, and pages that show a place. Pure. */
import type { Point } from './values.rules';

/** The site that a link leads to. */
export type MapSite = 'google' | 'openstreetmap';

/** The target of a link: a place, a street-level view, or the way between two places. */
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
  if (shown.kind === 'way')
    return query(`${GOOGLE}dir/`, {
      api: '1',
      origin: pairOf(shown.from),
      destination: pairOf(shown.to),
      travelmode: shown.by,
    });
  return query(`${GOOGLE}search/`, { api: '1', query: shown.address || (shown.at ? pairOf(shown.at) : '') });
}

function openLink(shown: Shown, zoom: number): string {
  if (shown.kind === 'way') return query(`${OPEN}directions`, { from: pairOf(shown.from), to: pairOf(shown.to) });
  if (!shown.at) return query(`${OPEN}search`, { query: shown.kind === 'place' ? shown.address : '' });
  const { lat, lng } = shown.at;
  return `${query(OPEN, { mlat: `${lat}`, mlon: `${lng}` })}#map=${zoom}/${lat}/${lng}`;
}

/** The address of a public page that shows the target without a key. */
export const mapLink = (shown: Shown, zoom: number, site: MapSite): string =>
  site === 'google' ? googleLink(shown) : openLink(shown, zoom);

/** A colour in the service's notation (`0xff8800`, or a name); '' for a colour that the service does not know. */
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

/** The picture's address with zoom, size, markers and key; without markers, with the centre (SPEC 7.5). */
export function staticAddress({ service, key, zoom, width, height, center, markers }: StaticMap): string {
  const values = new URLSearchParams({ zoom: `${zoom}`, size: `${Math.round(width)}x${Math.round(height)}` });
  for (const { at, color } of markers)
    values.append('markers', [staticColor(color).replace(/./, 'color:$&'), pairOf(at)].filter(Boolean).join('|'));
  if (!markers.length) values.set('center', pairOf(center));
  values.set('key', key);
  return `${service}${service.includes('?') ? '&' : '?'}${values}`;
}
