/** Owns where a map stands, and which places its readable words name. Pure. */
import { type MapSite, mapLink, type Shown } from './address.rules';
import type { MapSettings } from './contract';
import { DEFAULT_CENTER, type Point } from './values.rules';

/** Undefined where the place has to be looked up by its address. */
export function centerOf({ type, sought, at, markers, path, from }: MapSettings): Point | undefined {
  if (sought) return undefined;
  const marked = markers[0]?.at;
  const first = type === 'marker' || type === 'static' ? marked : type === 'routes' ? from : undefined;
  return first ?? at ?? path[0] ?? marked ?? DEFAULT_CENTER;
}

const MARKED: readonly string[] = ['marker', 'static', 'polyline', 'routes'];

/** The markers that a map shows. They are printed for every type, also where an editor has left what the widget begins with. */
export const markersOf = ({ type, markers }: MapSettings): MapSettings['markers'] => (MARKED.includes(type) ? markers : []);

/** A place that the words name. */
export interface Place {
  title: string;
  address: string;
  /** Undefined where nobody knows. */
  at: Point | undefined;
  /** A page that shows it. */
  link: string;
}

/** Google's own maps link to Google; those of other libraries to the open map. */
const siteOf = ({ adapter }: MapSettings): MapSite => (adapter === 'google' ? 'google' : 'openstreetmap');

/** A map of several places names each; any other the place where it stands. */
export function placesOf(map: MapSettings): Place[] {
  const { type, basic, address, zoom, view, from, to, by } = map;
  const markers = markersOf(map);
  const placeOf = (title: string, shown: Shown, words = ''): Place => ({
    title,
    address: words,
    at: 'at' in shown ? shown.at : shown.to,
    link: mapLink(shown, zoom, siteOf(map)),
  });
  if (type === 'panorama') return [placeOf('', { kind: 'view', at: view ?? map.at ?? DEFAULT_CENTER })];
  if (type === 'routes' && from && to) return [placeOf('', { kind: 'way', from, to, by })];
  if (markers.length) return markers.map(({ title, at }) => placeOf(title, { kind: 'place', at, address: '' }));
  const at = map.sought ? map.at : centerOf(map);
  return [placeOf(type === 'basic' ? basic.title : '', { kind: 'place', at, address: map.sought }, address)];
}

/** What a place is called: where it has no title, its address. */
export const nameOf = ({ title, address }: Place): string => title || address;
