/** What is used of Google's maps script, as far as it is used. Types only. */
import type { Point } from './values.rules';

interface MapObject {
  setMap(map: GoogleMap | null): void;
}

export interface GoogleMap {
  setCenter(at: Point): void;
}

interface Pinned extends MapObject {
  addListener(type: 'click', run: () => void): void;
}

interface InfoWindow {
  setContent(node: Node): void;
  open(where: { map: GoogleMap; anchor: Pinned; shouldFocus?: boolean }): void;
}

/** A layer of the page's own: the script calls `onAdd`, `draw` and `onRemove`. */
export interface Overlay extends MapObject {
  onAdd?(): void;
  draw?(): void;
  onRemove?(): void;
  getPanes(): { overlayMouseTarget: Element } | null;
  getProjection(): { fromLatLngToDivPixel(at: unknown): { x: number; y: number } | null };
}

type Options = Record<string, unknown>;
type Status = string;

export interface GoogleMaps {
  Map: new (place: HTMLElement, options: Options) => GoogleMap;
  Marker: new (options: Options) => Pinned;
  InfoWindow: new (options?: Options) => InfoWindow;
  Size: new (width: number, height: number) => unknown;
  LatLng: new (lat: number, lng: number) => unknown;
  Polyline: new (options: Options) => MapObject;
  Polygon: new (options: Options) => MapObject;
  OverlayView: new () => Overlay;
  Geocoder: new () => { geocode(asked: Options, answer: (results: { geometry: { location: unknown } }[] | null, status: Status) => void): unknown };
  DirectionsService: new () => { route(asked: Options, answer: (result: { routes: { overview_path: unknown[] }[] } | null, status: Status) => void): unknown };
  StreetViewService: new () => { getPanorama(asked: Options, answer: (data: { location?: { pano?: string } } | null, status: Status) => void): unknown };
  StreetViewPanorama: new (place: HTMLElement, options: Options) => unknown;
  event?: { clearInstanceListeners(instance: unknown): void };
  /** Where the page loads the script in the newer way, classes are there once their library is. */
  importLibrary?(name: string): Promise<unknown>;
}
