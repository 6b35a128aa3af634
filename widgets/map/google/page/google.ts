/** Draws maps with Google's script. */

import type { Drawing, DrawnMap, MapAdapter, Pin } from '../../contract';
import type { GoogleMap, GoogleMaps } from '../contract';
import { drawOverlay } from './overlay';
import { loadGoogleMaps, onRefused } from './script';

/** Makes a promise of a call to the service. Rejects for every status but OK. */
const asked = <Answer>(what: string, ask: (answer: (result: Answer | null, status: string) => void) => unknown) =>
  new Promise<Answer>((resolve, reject) => {
    const fail = (status: unknown) => reject(new Error(`${what}: ${status}`));
    // Newer scripts also return a promise, which rejects with the same status.
    const promise = ask((result, status) => (result && status === 'OK' ? resolve(result) : fail(status)));
    if (promise instanceof Promise) promise.catch(fail);
  });

async function centerOf(maps: GoogleMaps, { center, sought }: Drawing): Promise<unknown> {
  if (center) return center;
  const [first] = await asked<{ geometry: { location: unknown } }[]>('The address was not found', (answer) =>
    new maps.Geocoder().geocode({ address: sought }, answer),
  );
  if (!first) throw new Error('The address was not found.');
  return first.geometry.location;
}

/** The options without undefined values, for which the script's own defaults apply. */
const given = (options: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

const optionsOf = ({ zoom, theme, controls }: Drawing, center: unknown) =>
  given({
    center,
    zoom,
    styles: theme.length ? theme : undefined,
    streetViewControl: controls.streetView,
    mapTypeControl: controls.mapType,
    zoomControl: controls.zoom,
    fullscreenControl: controls.fullscreen,
    scrollwheel: controls.scrollZoom,
  });

type Placed = Omit<Pin, 'at'> & { at: unknown };

function addPins(maps: GoogleMaps, map: GoogleMap, pins: readonly Placed[]): void {
  const window = new maps.InfoWindow();
  for (const { at, title, icon, info } of pins) {
    const scaledSize = icon?.width && icon.height ? new maps.Size(icon.width, icon.height) : undefined;
    const image = icon && given({ url: icon.url, scaledSize });
    const pin = new maps.Marker(given({ map, position: at, title: title || undefined, icon: image }));
    if (!info) continue;
    pin.addListener('click', () => {
      window.setContent(info);
      window.open({ map, anchor: pin });
    });
  }
}

const lineOf = ({ line }: Drawing) =>
  given({ strokeColor: line.color, strokeOpacity: line.opacity, strokeWeight: line.weight });

async function drawRoute(maps: GoogleMaps, map: GoogleMap, drawing: Drawing): Promise<void> {
  const { from, to, by } = drawing;
  if (!from || !to) throw new Error('A route needs a start and an end.');
  const { routes } = await asked<{ routes: { overview_path: unknown[] }[] }>('There is no route', (answer) =>
    new maps.DirectionsService().route({ origin: from, destination: to, travelMode: by.toUpperCase() }, answer),
  );
  if (!routes[0]) throw new Error('There is no route.');
  new maps.Polyline({ map, path: routes[0].overview_path, ...lineOf(drawing) });
}

/** Draws everything that a map of this type shows besides markers. */
async function drawShape(maps: GoogleMaps, map: GoogleMap, drawing: Drawing): Promise<void> {
  const { type, path, fill, center, overlay } = drawing;
  if (type === 'routes') await drawRoute(maps, map, drawing);
  if (type === 'polyline') new maps.Polyline({ map, path, ...lineOf(drawing) });
  if (type === 'polygon')
    new maps.Polygon({
      map,
      paths: path,
      ...lineOf(drawing),
      ...given({ fillColor: fill.color, fillOpacity: fill.opacity }),
    });
  if (type === 'overlay' && overlay && center) drawOverlay(maps, map, center, overlay);
}

async function drawView(maps: GoogleMaps, place: HTMLElement, { view, center }: Drawing): Promise<unknown> {
  const { location } = await asked<{ location?: { pano?: string } }>('There is no street view', (answer) =>
    new maps.StreetViewService().getPanorama({ location: view ?? center, radius: 100 }, answer),
  );
  return new maps.StreetViewPanorama(
    place,
    given({ pano: location?.pano, position: location?.pano ? undefined : view }),
  );
}

async function drawMap(maps: GoogleMaps, place: HTMLElement, drawing: Drawing): Promise<unknown> {
  const center = await centerOf(maps, drawing);
  const map = new maps.Map(place, optionsOf(drawing, center));
  await drawShape(maps, map, drawing);
  addPins(maps, map, drawing.centerPin ? [{ at: center, ...drawing.centerPin }] : drawing.pins);
  return map;
}

export const google: MapAdapter = {
  async draw(place, drawing, fail): Promise<DrawnMap> {
    const maps = await loadGoogleMaps(drawing.services.script, drawing.key);
    const stop = onRefused(fail);
    try {
      const map = await (drawing.type === 'panorama' ? drawView : drawMap)(maps, place, drawing);
      return {
        map,
        remove() {
          stop();
          maps.event?.clearInstanceListeners(map);
        },
      };
    } catch (cause) {
      stop();
      throw cause;
    }
  },
};
