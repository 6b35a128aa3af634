/** Reads a map's host. Nothing throws, whatever the attributes hold: a missing or broken value gets a default. */
import { text } from '../../src/dom/attributes';
import { scriptJson } from '../../src/dom/json';
import { webAddress } from '../../src/rules/link';
import { recordOf, scalarOf, type Values } from '../../src/rules/values';
import * as contract from './contract';
import { encodedRecords, encodedTheme, numberIn, pixelsOf, pointOf, switchOf } from './values.rules';

type Read = (name: string) => string;

const oneOf = <Word extends string>(words: readonly Word[], word: string, other: Word): Word =>
  words.find((one) => one === word.toLowerCase()) ?? other;

function iconOf(
  isOn: string,
  address: unknown,
  [width, height]: readonly [unknown, unknown],
  base: string,
): contract.Icon | undefined {
  const url = isOn === 'yes' ? webAddress(address, base) : '';
  return url ? { url, width: pixelsOf(width), height: pixelsOf(height) } : undefined;
}

function markersOf(records: readonly Values[], base: string): contract.Marker[] {
  return records.flatMap((one) => {
    const at = pointOf(one.map_marker_lat, one.map_marker_lng);
    if (!at) return [];
    const size = [one.map_marker_icon_width, one.map_marker_icon_height] as const;
    return {
      at,
      title: scalarOf(one.map_marker_title).trim(),
      content: scalarOf(one.map_marker_content).trim(),
      icon: iconOf(scalarOf(one.map_marker_icon_enable), recordOf(one.map_marker_icon).url, size, base),
      color: scalarOf(one.ekit_google_map_marker_icon_color),
    };
  });
}

function basicMarker(read: Read, base: string): contract.BasicMarker {
  const size = [read('basic_marker_icon_width'), read('basic_marker_icon_height')] as const;
  return {
    title: read('basic_marker_title'),
    content: read('basic_marker_content'),
    icon: iconOf(read('basic_marker_icon_enable'), read('basic_marker_icon'), size, base),
  };
}

const controlsOf = (read: Read): contract.Controls => ({
  // The plugin spells the name like this.
  streetView: switchOf(read('streeview_control') || read('streetview_control')),
  mapType: switchOf(read('type_control')),
  zoom: switchOf(read('zoom_control')),
  fullscreen: switchOf(read('fullscreen_control')),
  scrollZoom: switchOf(read('scroll_zoom')),
});

const shapesOf = (read: Read) => ({
  path: encodedRecords(read('polylines')).flatMap((one) => pointOf(one.map_polyline_lat, one.map_polyline_lng) ?? []),
  line: {
    color: read('stroke_color') || undefined,
    opacity: numberIn(read('stroke_opacity'), 0, 1),
    weight: numberIn(read('stroke_weight'), 0, 100),
  },
  fill: { color: read('stroke_fill_color') || undefined, opacity: numberIn(read('stroke_fill_opacity'), 0, 1) },
  from: pointOf(read('routes_origin_lat'), read('routes_origin_lng')),
  to: pointOf(read('routes_dest_lat'), read('routes_dest_lng')),
  by: oneOf(contract.TRAVEL_MODES, read('routes_travel_mode'), 'driving'),
  view: pointOf(read('panorama_lat'), read('panorama_lng')),
});

/** Reads a map's settings. @param base address of the page, for relative addresses */
export function readMap(host: Element, base: string): contract.MapSettings {
  const read: Read = (name) => text(host, `data-map_${name}`);
  const type = oneOf(contract.TYPES, read('type'), 'basic');
  return {
    type,
    key: text(host, 'data-api_key'),
    adapter: text(host, 'data-map-adapter') || 'google',
    consent: text(host, 'data-map-consent') || 'functional',
    sought: type === 'basic' && read('address_type') === 'address' ? read('addr') : '',
    address: read('addr'),
    at: pointOf(read('lat'), read('lng')),
    zoom: Math.min(numberIn(read('zoom'), 0, 1000) || contract.DEFAULT_ZOOM, contract.MOST_ZOOM),
    basic: basicMarker(read, base),
    markers: markersOf(encodedRecords(read('markers')), base),
    ...shapesOf(read),
    overlay: read('overlay_content'),
    theme: encodedTheme(read('theme')),
    controls: controlsOf(read),
    width: pixelsOf(read('static_width')) ?? contract.DEFAULT_SIZE.width,
    height: pixelsOf(read('static_height')) ?? contract.DEFAULT_SIZE.height,
  };
}

/**
 * The addresses of scripts, pictures and tiles. Only a JSON script may set them, because an editor may type an
 * attribute.
 */
export function readServices(script: Element | null, base: string): contract.Services {
  const said = recordOf(script && scriptJson(script));
  return {
    script: webAddress(said.script, base) || 'https://maps.googleapis.com/maps/api/js',
    picture: webAddress(said.static, base) || 'https://maps.googleapis.com/maps/api/staticmap',
    // The braces are placeholders for numbers and must stay unencoded.
    tiles:
      webAddress(said.tiles, base).replace(/%7B/gi, '{').replace(/%7D/gi, '}') ||
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  };
}
