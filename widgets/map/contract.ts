/**
 * A map's settings, as ElementsKit prints them (SPEC 3.12; README.md has the table), and the data that a library needs
 * to draw a map.
 */
import type { Point } from './values.rules';

/** The JSON script with the addresses of a shop's own services. */
export const SERVICE = 'script[type="application/json"][data-map-service]';
/** ElementsKit's class for the element around an overlay's content. */
export const OVERLAY = 'ekit-gmap-overlay';

/** The DOM event on the host when its map is shown. Detail: `{ type, map }`; `map` is the library's own object. */
export const SHOWN = 'map:shown';

/** The types of maps (SPEC 4.12). */
export const TYPES = ['basic', 'marker', 'static', 'polyline', 'polygon', 'overlay', 'routes', 'panorama'] as const;
type MapType = (typeof TYPES)[number];

export const TRAVEL_MODES = ['driving', 'walking', 'bicycling', 'transit'] as const;
type TravelMode = (typeof TRAVEL_MODES)[number];

/** The zoom of a map without a zoom (SPEC 9). */
export const DEFAULT_ZOOM = 14;
/** The greatest zoom, which a map with a greater one gets. */
export const MOST_ZOOM = 22;
/** The size of a static map without a size, in pixels. */
export const DEFAULT_SIZE = { width: 600, height: 400 };

export interface Icon {
  /** The absolute address, http or https. */
  url: string;
  /** Pixels; undefined for the library's own size. */
  width: number | undefined;
  height: number | undefined;
}

export interface Marker {
  at: Point;
  title: string;
  /** HTML that an editor typed. */
  content: string;
  icon: Icon | undefined;
  /** The CSS colour on a static map; '' for the service's own. */
  color: string;
}

/** The basic map's marker. It has no position, because the service may have to look up the address. */
export type BasicMarker = Omit<Marker, 'at' | 'color'>;

interface Line {
  color: string | undefined;
  /** 0 to 1. */
  opacity: number | undefined;
  /** Pixels. */
  weight: number | undefined;
}

/** The map's controls; undefined for the library's own default. */
export interface Controls {
  streetView: boolean | undefined;
  mapType: boolean | undefined;
  zoom: boolean | undefined;
  fullscreen: boolean | undefined;
  scrollZoom: boolean | undefined;
}

/** All settings of a host. */
export interface MapSettings {
  type: MapType;
  key: string;
  /** The name of the library that draws the map. */
  adapter: string;
  /** The categories of consent that the map needs, separated by spaces. */
  consent: string;
  /** The address that the service has to look up; '' for a map with coordinates. */
  sought: string;
  /** The address as text, even if the service does not look it up. */
  address: string;
  /** The coordinates; undefined for a map without them. */
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

/** The addresses of the services. A shop may use its own. */
export interface Services {
  script: string;
  picture: string;
  tiles: string;
}

/** A marker and the content of its window; undefined for no window. */
export interface Pin {
  at: Point;
  title: string;
  icon: Icon | undefined;
  info: HTMLElement | undefined;
}

/** The data that a library draws. All decisions have been made, and all HTML is turned into nodes. */
export interface Drawing extends Omit<MapSettings, 'markers' | 'basic' | 'overlay'> {
  /** The centre; undefined when the service has to look up the address `sought`. */
  center: Point | undefined;
  pins: readonly Pin[];
  /** The basic map's marker, which stands at the centre. */
  centerPin: Omit<Pin, 'at'> | undefined;
  overlay: HTMLElement | undefined;
  services: Services;
}

export interface DrawnMap {
  /** The library's own object, which `island:map:shown` hands out. */
  map: unknown;
  remove(): void;
}

/**
 * Draws maps with a library. It rejects when the library or its service does not load, or when it cannot draw this
 * type. Then the host shows readable text in place of the map.
 * @param place the element that fills the host
 * @param fail runs when the service fails later
 */
export interface MapAdapter {
  draw(place: HTMLElement, drawing: Drawing, fail: (cause: unknown) => void): Promise<DrawnMap>;
}
