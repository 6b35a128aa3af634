/** Owns the centre of a map, and the places that its text names. Pure. */
import { type MapSite, mapLink, type Shown } from './address.rules';
import type { MapSettings } from './contract';
import { DEFAULT_CENTER, type Point } from './values.rules';

/** The centre of a map; undefined when the service has to look up the address. */
export function centerOf({ type, sought, at, markers, path, from }: MapSettings): Point | undefined {
  if (sought) return undefined;
  const marked = markers[0]?.at;
  const first = type === 'marker' || type === 'static' ? marked : type === 'routes' ? from : undefined;
  return first ?? at ?? path[0] ?? marked ?? DEFAULT_CENTER;
}

const MARKED: readonly string[] = ['marker', 'static', 'polyline', 'routes'];

/**
 * The markers that a map shows. The plugin prints markers for every type, even the defaults that an editor has left, so
 * only some types show them.
 */
export const markersOf = ({ type, markers }: MapSettings): MapSettings['markers'] =>
  MARKED.includes(type) ? markers : [];

/** A place that the text names. */
export interface Place {
  title: string;
  address: string;
  /** The position; undefined when it is unknown. */
  at: Point | undefined;
  /** Address of a page that shows the place. */
  link: string;
}

/** The site for links: Google for Google's maps, OpenStreetMap for those of other libraries. */
const siteOf = ({ adapter }: MapSettings): MapSite => (adapter === 'google' ? 'google' : 'openstreetmap');

/** The places that the text names: each one of a map with several places, else the centre. */
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

/** The name of a place: its title, else its address. */
export const nameOf = ({ title, address }: Place): string => title || address;
