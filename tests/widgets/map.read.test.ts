import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMap, readServices } from '../../widgets/map/read';
import { centerOf, placesOf } from '../../widgets/map/rules';
import { find, fixtureOf } from '../helpers/fixture';

const BASE = 'https://shop.example/contact/';

/** As PHP's `urlencode()`. */
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+');

function hostWith(attributes: Record<string, string>): Element {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-${name}`, value);
  return host;
}
const read = (attributes: Record<string, string>) => readMap(hostWith(attributes), BASE);

const marker = (more: object = {}) => ({
  map_marker_lat: '53.8',
  map_marker_lng: '-1.5',
  map_marker_title: ' Leeds ',
  map_marker_content: '<b>Open</b>',
  ...more,
});

describe('a map’s attributes', () => {
  it('are read from the fixture', () => {
    document.body.innerHTML = fixtureOf('map');
    expect(readMap(find('.ekit-google-map'), BASE)).toMatchObject({
      type: 'basic',
      key: 'demo-key',
      adapter: 'google',
      consent: 'functional',
      sought: '',
      address: '12 Arcade Lane, Leeds',
      at: { lat: 53.7965, lng: -1.5478 },
      zoom: 15,
      basic: { title: 'Save Point', content: '<b>Open</b> every day, 10 to 6', icon: undefined },
      theme: [],
      controls: { streetView: true, mapType: false, zoom: true, fullscreen: true, scrollZoom: false },
    });
  });

  it('may all be missing', () => {
    const map = read({});
    expect(map).toMatchObject({
      type: 'basic',
      key: '',
      at: undefined,
      zoom: 14,
      markers: [],
      path: [],
      width: 600,
      height: 400,
      by: 'driving',
    });
    expect(map.controls).toEqual({
      streetView: undefined,
      mapType: undefined,
      zoom: undefined,
      fullscreen: undefined,
      scrollZoom: undefined,
    });
    expect(centerOf(map)).toEqual({ lat: 23.7808875, lng: 90.2792373 });
  });

  it('hold markers', () => {
    const icon = {
      map_marker_icon_enable: 'yes',
      map_marker_icon: { url: '/pin.svg' },
      map_marker_icon_width: { size: 40 },
      map_marker_icon_height: '48',
    };
    const { markers } = read({
      map_markers: encoded([
        marker(icon),
        marker({ map_marker_lat: '' }),
        marker({ ekit_google_map_marker_icon_color: '#fa0' }),
      ]),
    });
    const both = { at: { lat: 53.8, lng: -1.5 }, title: 'Leeds', content: '<b>Open</b>' };
    expect(markers).toEqual([
      { ...both, icon: { url: 'https://shop.example/pin.svg', width: 40, height: 48 }, color: '' },
      { ...both, icon: undefined, color: '#fa0' },
    ]);
  });

  it.each([
    ['40', '48', 40, 48],
    ['{"size":40}', '', undefined, undefined],
    ['0', '-3', undefined, undefined],
  ])('give a basic marker’s icon its size: “%s” by “%s”', (printedWidth, printedHeight, width, height) => {
    const { basic } = read({
      map_basic_marker_icon_enable: 'yes',
      map_basic_marker_icon: '/pin.svg',
      map_basic_marker_icon_width: printedWidth,
      map_basic_marker_icon_height: printedHeight,
    });
    expect(basic.icon).toEqual({ url: 'https://shop.example/pin.svg', width, height });
  });

  it.each([
    ['no', 'https://a.example/pin.svg'],
    ['yes', 'javascript:alert(1)'],
    ['yes', 'data:image/png;base64,AA'],
    ['yes', ''],
  ])('give a marker no icon when it is “%s” at “%s”', (isOn, url) => {
    expect(read({ map_basic_marker_icon_enable: isOn, map_basic_marker_icon: url }).basic.icon).toBeUndefined();
  });

  it('hold paths and their looks', () => {
    const path = [
      { map_polyline_lat: '1', map_polyline_lng: '2' },
      { map_polyline_lat: 'x', map_polyline_lng: '2' },
      { map_polyline_lat: 0, map_polyline_lng: 0 },
    ];
    const looks = {
      map_stroke_color: '#123',
      map_stroke_opacity: '0.5',
      map_stroke_weight: '3',
      map_stroke_fill_color: '#456',
      map_stroke_fill_opacity: '2',
    };
    expect(read({ map_polylines: encoded(path), ...looks })).toMatchObject({
      path: [
        { lat: 1, lng: 2 },
        { lat: 0, lng: 0 },
      ],
      line: { color: '#123', opacity: 0.5, weight: 3 },
      fill: { color: '#456', opacity: undefined },
    });
  });

  it.each([
    ['15.5', 15.5],
    ['0', 14],
    ['-1', 14],
    ['30', 22],
    ['near', 14],
  ])('hold the zoom “%s” as %s', (printed, zoom) => expect(read({ map_zoom: printed }).zoom).toBe(zoom));

  it('ask to look up an address only on a basic map', () => {
    const address = { map_address_type: 'address', map_addr: 'Leeds' };
    expect(read(address).sought).toBe('Leeds');
    expect(read({ ...address, map_type: 'marker' }).sought).toBe('');
    expect(read({ map_address_type: 'coordinates', map_addr: 'Leeds' }).sought).toBe('');
  });

  it('may have any shape', () => {
    const names = [
      'type',
      'address_type',
      'lat',
      'lng',
      'addr',
      'zoom',
      'basic_marker_icon',
      'markers',
      'polylines',
      'theme',
      'static_width',
      'stroke_opacity',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map(encoded),
      fc.jsonValue().map((one) => JSON.stringify(one)),
    );
    const list = fc
      .array(
        fc.dictionary(
          fc.constantFrom(...Object.keys(marker()), 'map_marker_icon', 'map_polyline_lat', 'map_polyline_lng'),
          fc.jsonValue(),
        ),
      )
      .map(encoded);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), list, list, (pairs, markers, polylines) => {
        const map = read(
          Object.fromEntries([
            ['map_markers', markers],
            ['map_polylines', polylines],
            ...pairs.map(([name, text]) => [`map_${name}`, text]),
          ]),
        );
        const center = centerOf(map);
        if (center) expect(Math.abs(center.lat) <= 90 && Math.abs(center.lng) <= 180).toBe(true);
        for (const { link } of placesOf(map)) expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\//);
      }),
    );
  });
});

describe('a map’s centre', () => {
  const markers = encoded([marker()]);
  const lines = encoded([{ map_polyline_lat: '1', map_polyline_lng: '2' }]);
  const own = { map_lat: '10', map_lng: '20' };

  it.each([
    ['where it is said', { map_type: 'polyline', map_polylines: lines, ...own }, { lat: 10, lng: 20 }],
    ['the first marker, of markers', { map_type: 'marker', map_markers: markers, ...own }, { lat: 53.8, lng: -1.5 }],
    [
      'the first point of a path',
      { map_type: 'polygon', map_polylines: lines, map_markers: markers },
      { lat: 1, lng: 2 },
    ],
    [
      'a route’s origin',
      { map_type: 'routes', map_routes_origin_lat: '3', map_routes_origin_lng: '4', ...own },
      { lat: 3, lng: 4 },
    ],
    ['on the equator, too', { map_lat: '0', map_lng: '0' }, { lat: 0, lng: 0 }],
    ['to be looked up', { map_address_type: 'address', map_addr: 'Leeds', ...own }, undefined],
  ])('is %s', (_, attributes, expected) => expect(centerOf(read(attributes))).toEqual(expected));
});

describe('the places that the text names', () => {
  it('are all markers of a map of that type', () => {
    const map = read({
      map_type: 'marker',
      map_markers: encoded([marker(), marker({ map_marker_title: '' })]),
      map_addr: 'elsewhere',
    });
    expect(placesOf(map).map(({ title, address }) => [title, address])).toEqual([
      ['Leeds', ''],
      ['', ''],
    ]);
  });

  it('leave out markers that the map’s type does not show', () => {
    const [place, ...others] = placesOf(
      read({
        map_type: 'polygon',
        map_polylines: encoded([{ map_polyline_lat: '1', map_polyline_lng: '2' }]),
        map_markers: encoded([marker()]),
      }),
    );
    expect([place?.title, place?.at, others]).toEqual(['', { lat: 1, lng: 2 }, []]);
  });

  it('are the title and the address of a basic map', () => {
    const [place] = placesOf(
      read({ map_basic_marker_title: 'Save Point', map_address_type: 'address', map_addr: 'Leeds & York' }),
    );
    expect(place).toMatchObject({ title: 'Save Point', address: 'Leeds & York', at: undefined });
    expect(place?.link).toMatch(/query=Leeds\+%26\+York$/);
  });

  it('link to the whole route, and to a street view', () => {
    const route = {
      map_routes_origin_lat: '1',
      map_routes_origin_lng: '2',
      map_routes_dest_lat: '3',
      map_routes_dest_lng: '4',
      map_routes_travel_mode: 'TRANSIT',
    };
    expect(placesOf(read({ map_type: 'routes', ...route }))[0]?.link).toMatch(
      /dir\/\?api=1&origin=1%2C2&destination=3%2C4&travelmode=transit$/,
    );
    expect(placesOf(read({ map_type: 'panorama', map_panorama_lat: '5', map_panorama_lng: '6' }))[0]?.link).toMatch(
      /viewpoint=5%2C6$/,
    );
  });

  it('link to OpenStreetMap for other libraries', () => {
    expect(placesOf(read({ 'map-adapter': 'leaflet', map_lat: '1', map_lng: '2' }))[0]?.link).toBe(
      'https://www.openstreetmap.org/?mlat=1&mlon=2#map=14/1/2',
    );
  });
});

describe('a shop’s own services', () => {
  const declared = (settings: unknown) => {
    const script = document.createElement('script');
    script.textContent = JSON.stringify(settings);
    return readServices(script, BASE);
  };

  it('are Google’s and OpenStreetMap’s by default', () => {
    const known = {
      script: expect.stringContaining('maps.googleapis.com'),
      picture: expect.stringContaining('/staticmap'),
      tiles: expect.stringContaining('{z}/{x}/{y}'),
    };
    expect(readServices(null, BASE)).toEqual(known);
    expect(declared({ script: 'javascript:x', static: 7, tiles: null })).toEqual(known);
  });

  it('may be addresses of the shop’s own site', () => {
    expect(declared({ script: '/maps.js', static: '/map.png', tiles: '/{z}/{x}/{y}{r}.png' })).toEqual({
      script: 'https://shop.example/maps.js',
      picture: 'https://shop.example/map.png',
      tiles: 'https://shop.example/{z}/{x}/{y}{r}.png',
    });
  });
});
