/** The demo's maps: the settings that an editor would type, in the encodings that ElementsKit prints. */
import { html } from 'hono/html';
import type { Html } from './parts';

export interface DemoMap {
  id: string;
  heading: string;
  settings: Record<string, string>;
  /** True for a map that cannot be shown; it is printed only if the address asks for it. */
  isAlone?: true;
  /** Markup that the theme prints inside the map. */
  served?: Html;
}

/** Encodes a text like PHP's `urlencode()`. */
const encoded = (value: unknown) =>
  encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+').replaceAll("'", '%27');

const controls = {
  'data-map_streeview_control': 'false',
  'data-map_type_control': 'true',
  'data-map_zoom_control': 'true',
  'data-map_fullscreen_control': 'true',
  'data-map_scroll_zoom': 'false',
};

const typed = (type: string, settings: Record<string, string> = {}) => ({
  'data-map_type': type,
  'data-map_lat': '53.7965',
  'data-map_lng': '-1.5478',
  'data-map_zoom': '15',
  'data-map_theme': encoded(''),
  ...controls,
  ...settings,
});

const marker = (lat: string, lng: string, title: string, more: Record<string, unknown> = {}) => ({
  map_marker_lat: lat,
  map_marker_lng: lng,
  map_marker_title: title,
  map_marker_content: '',
  map_marker_icon_enable: '',
  ...more,
});

const shops = [
  marker('53.7965', '-1.5478', 'Save Point Leeds', {
    map_marker_content: '<b>Open</b> every day, <a href="/shop/">see the shop</a>',
  }),
  marker('53.4808', '-2.2426', 'Save Point Manchester', {
    map_marker_icon_enable: 'yes',
    map_marker_icon: { url: '/assets/star.svg', id: 7 },
    map_marker_icon_width: '40',
    map_marker_icon_height: '48',
  }),
];

const path = [
  ['53.7965', '-1.5478'],
  ['53.8008', '-1.5491'],
  ['53.8013', '-1.5401'],
].map(([lat, lng]) => ({ map_polyline_lat: lat, map_polyline_lng: lng }));

const stroke = { 'data-map_stroke_color': '#3b3fd8', 'data-map_stroke_opacity': '0.8', 'data-map_stroke_weight': '6' };

const route = {
  'data-map_routes_origin_lat': '53.7965',
  'data-map_routes_origin_lng': '-1.5478',
  'data-map_routes_dest_lat': '53.8013',
  'data-map_routes_dest_lng': '-1.5401',
};

export const maps: readonly DemoMap[] = [
  {
    id: 'basic',
    heading: 'Where we are',
    settings: typed('basic', {
      'data-map_address_type': 'coordinates',
      'data-map_addr': '12 Arcade Lane, Leeds',
      'data-map_basic_marker_title': 'Save Point',
      'data-map_basic_marker_content': '<b>Open</b> every day<script>window.isTyped = true</script>',
    }),
  },
  {
    id: 'address',
    heading: 'By its address',
    settings: typed('basic', {
      'data-map_lat': '',
      'data-map_lng': '',
      'data-map_address_type': 'address',
      'data-map_addr': '12 Arcade Lane, Leeds',
      'data-map_theme': encoded(JSON.stringify([{ featureType: 'water', stylers: [{ color: '#3b3fd8' }] }])),
    }),
  },
  {
    id: 'nowhere',
    isAlone: true,
    heading: 'An address that nobody knows',
    settings: typed('basic', {
      'data-map_lat': '',
      'data-map_lng': '',
      'data-map_address_type': 'address',
      'data-map_addr': '1 Nowhere Road',
    }),
    served: html`<p>1 Nowhere Road, ask for the way</p>`,
  },
  { id: 'marker', heading: 'All shops', settings: typed('marker', { 'data-map_markers': encoded(shops) }) },
  {
    id: 'static',
    heading: 'A picture',
    settings: typed('static', {
      'data-map_static_width': '320',
      'data-map_static_height': '213',
      'data-map_markers': encoded([
        marker('53.7965', '-1.5478', 'Save Point Leeds', { ekit_google_map_marker_icon_color: '#3b3fd8' }),
      ]),
    }),
  },
  {
    id: 'polyline',
    heading: 'A walk',
    settings: typed('polyline', { ...stroke, 'data-map_polylines': encoded(path), 'data-map_markers': encoded([]) }),
  },
  {
    id: 'polygon',
    heading: 'Where we deliver',
    settings: typed('polygon', {
      ...stroke,
      'data-map_polylines': encoded(path),
      'data-map_stroke_fill_color': '#8f92ff',
      'data-map_stroke_fill_opacity': '0.4',
    }),
  },
  {
    id: 'overlay',
    heading: 'A note',
    settings: typed('overlay', { 'data-map_overlay_content': '<strong>The shop with the red door</strong>' }),
  },
  {
    id: 'routes',
    heading: 'From the station',
    settings: typed('routes', { ...route, ...stroke, 'data-map_routes_travel_mode': 'walking' }),
  },
  {
    id: 'panorama',
    heading: 'The street',
    settings: typed('panorama', { 'data-map_panorama_lat': '53.7965', 'data-map_panorama_lng': '-1.5478' }),
  },
  {
    id: 'library',
    heading: 'With a free library',
    settings: typed('marker', { 'data-map-adapter': 'leaflet', 'data-map_markers': encoded(shops) }),
  },
];
