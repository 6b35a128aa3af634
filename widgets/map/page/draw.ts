/** Owns drawing a map into an element: as a picture, or with the library that the host names. */
import type { BasicMarker, Drawing, DrawnMap, MapSettings, Services } from '../contract';
import { centerOf, markersOf } from '../rules';
import { adapterOf } from './adapters';
import { infoOf, overlayOf } from './content';
import { drawPicture } from './staticMap';

async function pinOf<One extends BasicMarker>({ content, ...marker }: One) {
  return { ...marker, info: await infoOf({ title: marker.title, content }) };
}

/** Makes all decisions and all nodes, so that a library only has to draw. */
async function drawingOf(settings: MapSettings, services: Services): Promise<Drawing> {
  const { type, basic, overlay } = settings;
  return {
    ...settings,
    center: centerOf(settings),
    pins: await Promise.all(markersOf(settings).map(pinOf)),
    centerPin: type === 'basic' ? await pinOf(basic) : undefined,
    overlay: type === 'overlay' ? await overlayOf(overlay) : undefined,
    services,
  };
}

export interface DrawOptions {
  services: Services;
  /** The map's name for screen readers. */
  name: string;
  /** Runs when the service fails later. */
  fail(cause: unknown): void;
}

/** Draws the map. Rejects when it does not load. */
export async function drawMap(
  place: HTMLElement,
  settings: MapSettings,
  { services, name, fail }: DrawOptions,
): Promise<DrawnMap> {
  const { type, adapter, width, height } = settings;
  if (type === 'static') {
    if (adapter === 'google') return drawPicture(place, settings, { service: services.picture, alt: name });
    Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
  }
  return (await adapterOf(adapter)).draw(place, await drawingOf(settings, services), fail);
}
