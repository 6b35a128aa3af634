/**
 * Draws maps with Leaflet, which the page loads as `window.L`. It needs no key; the tiles are OpenStreetMap's or the
 * shop's own.
 */
import { ownGlobal } from '../../../src/dom/ownGlobal';
import type { Drawing, DrawnMap, MapAdapter } from '../contract';
import type { Point } from '../values.rules';

interface Layer {
  addTo(map: LeafletMap): Layer;
  bindPopup(content: Node): Layer;
}
interface LeafletMap {
  remove(): void;
}
type Options = Record<string, unknown>;
type Pair = [lat: number, lng: number];

/** The parts of Leaflet that are used here. */
interface Leaflet {
  map(place: HTMLElement, options: Options): LeafletMap;
  tileLayer(address: string, options: Options): Layer;
  marker(at: Pair, options: Options): Layer;
  icon(options: Options): unknown;
  divIcon(options: Options): unknown;
  polyline(path: Pair[], options: Options): Layer;
  polygon(path: Pair[], options: Options): Layer;
}

const ATTRIBUTION = '© OpenStreetMap';
const MOST_ZOOM = 19;

const pair = ({ lat, lng }: Point): Pair => [lat, lng];

/** The options without undefined values, which Leaflet would use as values. */
const given = (options: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function layersOf(L: Leaflet, drawing: Drawing, center: Point): Layer[] {
  const { type, pins, centerPin, path, line, fill, overlay } = drawing;
  const shown = centerPin ? [{ at: center, ...centerPin }] : pins;
  const markers = shown.map(({ at, title, icon, info }) => {
    const image =
      icon &&
      L.icon(given({ iconUrl: icon.url, iconSize: icon.width && icon.height ? [icon.width, icon.height] : undefined }));
    const marker = L.marker(pair(at), given({ title, alt: title || undefined, icon: image }));
    return info ? marker.bindPopup(info) : marker;
  });
  const look = given({ color: line.color, opacity: line.opacity, weight: line.weight });
  if (type === 'polyline') markers.push(L.polyline(path.map(pair), look));
  if (type === 'polygon')
    markers.push(
      L.polygon(path.map(pair), { ...look, ...given({ fillColor: fill.color, fillOpacity: fill.opacity }) }),
    );
  if (type === 'overlay' && overlay)
    markers.push(L.marker(pair(center), { icon: L.divIcon({ html: overlay, className: '' }) }));
  return markers;
}

function optionsOf({ zoom, type, controls }: Drawing, center: Point): Options {
  const isStill = type === 'static';
  const options = {
    center: pair(center),
    zoom: Math.min(zoom, MOST_ZOOM),
    scrollWheelZoom: controls.scrollZoom,
    zoomControl: controls.zoom,
  };
  return given(
    isStill
      ? {
          ...options,
          zoomControl: false,
          dragging: false,
          keyboard: false,
          scrollWheelZoom: false,
          doubleClickZoom: false,
        }
      : options,
  );
}

export const leaflet: MapAdapter = {
  async draw(place, drawing): Promise<DrawnMap> {
    const L = ownGlobal<Leaflet>('L');
    if (!L?.map) throw new Error('Leaflet is not on the page.');
    const { type, center = drawing.at } = drawing;
    if (type === 'routes' || type === 'panorama') throw new Error(`Leaflet draws no map of type ${type}.`);
    if (!center) throw new Error('Leaflet cannot look up addresses: print data-map_lat and data-map_lng.');
    const map = L.map(place, optionsOf(drawing, center));
    L.tileLayer(drawing.services.tiles, { maxZoom: MOST_ZOOM, attribution: ATTRIBUTION }).addTo(map);
    for (const layer of layersOf(L, drawing, center)) layer.addTo(map);
    return { map, remove: () => map.remove() };
  },
};
