/** The types of the parts of Google's maps script that are used here. Types only. */
import type { Point } from '../values.rules';

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

/** A custom layer: the script calls its `onAdd`, `draw` and `onRemove`. */
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
  Geocoder: new () => {
    geocode(
      asked: Options,
      answer: (results: { geometry: { location: unknown } }[] | null, status: Status) => void,
    ): unknown;
  };
  DirectionsService: new () => {
    route(
      asked: Options,
      answer: (result: { routes: { overview_path: unknown[] }[] } | null, status: Status) => void,
    ): unknown;
  };
  StreetViewService: new () => {
    getPanorama(
      asked: Options,
      answer: (data: { location?: { pano?: string } } | null, status: Status) => void,
    ): unknown;
  };
  StreetViewPanorama: new (place: HTMLElement, options: Options) => unknown;
  event?: { clearInstanceListeners(instance: unknown): void };
  /** Loads a library. On pages that load the script in the newer way, the classes come with their libraries. */
  importLibrary?(name: string): Promise<unknown>;
}
