/** A map, as ElementsKit prints it (SPEC 3.12; README.md has the table), and what a library has to do to draw one. */
import type { Point } from './values.rules';

/** JSON script with the addresses of a shop's own services. */
export const SERVICE = 'script[type="application/json"][data-map-service]';
/** Class of the plugin's that an overlay's content stands in. */
export const OVERLAY = 'ekit-gmap-overlay';

/** DOM event on the host, once a map is there. Detail: `{ type, map }`, `map` being the library's own object. */
export const SHOWN = 'map:shown';

/** SPEC 4.12. */
export const TYPES = ['basic', 'marker', 'static', 'polyline', 'polygon', 'overlay', 'routes', 'panorama'] as const;
type MapType = (typeof TYPES)[number];

export const TRAVEL_MODES = ['driving', 'walking', 'bicycling', 'transit'] as const;
type TravelMode = (typeof TRAVEL_MODES)[number];

/** SPEC 9. */
export const DEFAULT_ZOOM = 14;
/** Pixels of a static map whose size is not said. */
export const DEFAULT_SIZE = { width: 600, height: 400 };

export interface Icon {
  /** Absolute, http or https. */
  url: string;
  /** Pixels; undefined where nothing is said. */
  width: number | undefined;
  height: number | undefined;
}

export interface Marker {
  at: Point;
  title: string;
  /** HTML that an editor typed. */
  content: string;
  icon: Icon | undefined;
  /** CSS colour, '' for none; for static maps. */
  color: string;
}

/** The basic map's marker: where it stands may have to be looked up. */
export type BasicMarker = Omit<Marker, 'at' | 'color'>;

interface Line {
  color: string | undefined;
  /** 0 to 1. */
  opacity: number | undefined;
  /** Pixels. */
  weight: number | undefined;
}

/** Undefined where nothing is said: the library's own default. */
export interface Controls {
  streetView: boolean | undefined;
  mapType: boolean | undefined;
  zoom: boolean | undefined;
  fullscreen: boolean | undefined;
  scrollZoom: boolean | undefined;
}

/** Everything that a host says. */
export interface MapSettings {
  type: MapType;
  key: string;
  /** Name of the library that draws it. */
  adapter: string;
  /** Categories of consent that it needs. */
  consent: string;
  /** '' unless the place is given by its address. */
  sought: string;
  /** The address as words, whether it is sought or not. */
  address: string;
  /** Undefined where no coordinates are given. */
  at: Point | undefined;
  zoom: number;
  basic: BasicMarker;
  markers: readonly Marker[];
  path: readonly Point[];
  line: Line;
  fill: Omit<Line, 'weight'>;
  /** HTML that an editor typed. */
  overlay: string;
  from: Point | undefined;
  to: Point | undefined;
  by: TravelMode;
  view: Point | undefined;
  theme: readonly Record<string, unknown>[];
  controls: Controls;
  width: number;
  height: number;
}

/** Addresses of services; the shop may have its own. */
export interface Services {
  script: string;
  picture: string;
  tiles: string;
}

/** A marker with what its window shows, undefined for no window. */
export interface Pin {
  at: Point;
  title: string;
  icon: Icon | undefined;
  info: HTMLElement | undefined;
}

/** What is to be drawn: settings with everything decided, and all HTML made into nodes. */
export interface Drawing extends Omit<MapSettings, 'markers' | 'basic' | 'overlay'> {
  /** Undefined where the place is `sought` by its address. */
  center: Point | undefined;
  pins: readonly Pin[];
  /** The basic map's marker, which stands at the centre. */
  centerPin: Omit<Pin, 'at'> | undefined;
  overlay: HTMLElement | undefined;
  services: Services;
}

export interface DrawnMap {
  /** The library's own object; handed out with `island:map:shown`. */
  map: unknown;
  remove(): void;
}

/**
 * Draws maps with a library. It rejects when the library, its service or the type cannot be had: then readable words
 * stand in the map's place.
 * @param place fills the host
 * @param fail told when the service fails later
 */
export interface MapAdapter {
  draw(place: HTMLElement, drawing: Drawing, fail: (cause: unknown) => void): Promise<DrawnMap>;
}
