import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawing, Pin } from '../../widgets/map/contract';
import { google } from '../../widgets/map/google/page/google';
import { leaflet } from '../../widgets/map/page/leaflet';
import { readMap, readServices } from '../../widgets/map/read';

const LEEDS = { lat: 53.8, lng: -1.5 };
const YORK = { lat: 54, lng: -1 };
const found = { lat: 1, lng: 2 };

/** The calls to a library, in order. */
let log: unknown[][];
/** Status of the service's answers. */
let status: string;
let place: HTMLElement;

const note = (kind: string) =>
  class {
    constructor(...told: unknown[]) {
      log.push([kind, ...told.map((one) => (one instanceof HTMLElement ? 'place' : one))]);
    }
  };
const service = (method: string, answer: unknown, isPromise = false) =>
  class {
    [method] = (asked: unknown, run: (answer: unknown, status: string) => void) => {
      log.push([method, asked]);
      run(answer, status);
      return isPromise && status !== 'OK' ? Promise.reject(new Error(status)) : undefined;
    };
  };

function stubGoogle(): void {
  class Marker extends note('marker') {
    addListener(_type: string, run: () => void) {
      log.push(['listens', run]);
    }
  }
  class InfoWindow {
    setContent = (content: Node) => log.push(['content', content]);
    open = () => log.push(['open']);
  }
  class OverlayView {
    onAdd = () => {};
    draw = () => {};
    getPanes = () => ({ overlayMouseTarget: place });
    getProjection = () => ({ fromLatLngToDivPixel: () => ({ x: 10, y: 20 }) });
    setMap() {
      this.onAdd();
      this.draw();
    }
  }
  const maps = {
    Map: note('map'),
    Marker,
    InfoWindow,
    OverlayView,
    Size: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
    },
    LatLng: class {},
    Polyline: note('polyline'),
    Polygon: note('polygon'),
    StreetViewPanorama: note('panorama'),
    Geocoder: service('geocode', [{ geometry: { location: found } }], true),
    DirectionsService: service('route', { routes: [{ overview_path: ['a', 'b'] }] }),
    StreetViewService: service('getPanorama', { location: { pano: 'p1' } }),
  };
  (window as { google?: unknown }).google = { maps };
}

function stubLeaflet(): void {
  const layer = (kind: string) => (at: unknown, options: unknown) => {
    log.push([kind, at, options]);
    const self = {
      addTo: () => self,
      bindPopup(content: unknown) {
        log.push(['popup', content]);
        return self;
      },
    };
    return self;
  };
  vi.stubGlobal('L', {
    map(_place: unknown, options: unknown) {
      log.push(['map', options]);
      return { remove: () => log.push(['removed']) };
    },
    icon: (options: unknown) => options,
    divIcon: (options: unknown) => options,
    tileLayer: layer('tiles'),
    marker: layer('marker'),
    polyline: layer('polyline'),
    polygon: layer('polygon'),
  });
}

beforeEach(() => {
  log = [];
  status = 'OK';
  place = document.createElement('div');
  stubGoogle();
  stubLeaflet();
});
afterEach(() => vi.unstubAllGlobals());

const pin: Pin = { at: LEEDS, title: 'Leeds', icon: undefined, info: undefined };

function drawing(changes: Partial<Drawing> = {}): Drawing {
  const { markers, basic, overlay, ...settings } = readMap(document.createElement('div'), 'https://shop.example/');
  return {
    ...settings,
    type: 'marker',
    center: LEEDS,
    pins: [],
    centerPin: undefined,
    overlay: undefined,
    services: readServices(null, ''),
    ...changes,
  };
}

const path = [LEEDS, YORK];
const looks = { line: { color: '#123', opacity: 0.5, weight: 3 }, fill: { color: '#456', opacity: 0.2 } };

describe('Google’s script', () => {
  const draw = (changes: Partial<Drawing>) => google.draw(place, drawing(changes), () => {});
  const kinds = () => log.map(([kind]) => kind);

  it('gets only the options that the page sets', async () => {
    await draw({
      controls: { streetView: false, mapType: true, zoom: undefined, fullscreen: undefined, scrollZoom: false },
      theme: [{ a: 1 }],
    });
    expect(log).toEqual([
      [
        'map',
        'place',
        {
          center: LEEDS,
          zoom: 14,
          styles: [{ a: 1 }],
          streetViewControl: false,
          mapTypeControl: true,
          scrollwheel: false,
        },
      ],
    ]);
  });

  it('gets markers with icons, and one window for all', async () => {
    const info = document.createElement('div');
    await draw({
      pins: [
        pin,
        { ...pin, title: '', icon: { url: '/pin.svg', width: 40, height: 48 }, info },
        { ...pin, icon: { url: '/a.svg', width: 40, height: undefined } },
      ],
    });
    const markers = log.filter(([kind]) => kind === 'marker').map(([, told]) => told);
    expect(markers).toMatchObject([
      { position: LEEDS, title: 'Leeds' },
      { icon: { url: '/pin.svg', scaledSize: { width: 40, height: 48 } } },
      { icon: { url: '/a.svg' } },
    ]);
    expect(markers[1]).not.toHaveProperty('title');
    expect(markers[2]).not.toHaveProperty('icon.scaledSize');
    const listening = log.filter(([kind]) => kind === 'listens');
    expect(listening).toHaveLength(1);
    for (const [, run] of listening) (run as () => void)();
    expect(log.slice(-2)).toEqual([['content', info], ['open']]);
  });

  it('looks up an address and puts the marker there', async () => {
    await draw({ type: 'basic', sought: 'Leeds', center: undefined, centerPin: pin });
    expect(log[0]).toEqual(['geocode', { address: 'Leeds' }]);
    expect(log.find(([kind]) => kind === 'map')?.[2]).toMatchObject({ center: found });
    expect(log.find(([kind]) => kind === 'marker')?.[1]).toMatchObject({ position: LEEDS });
  });

  it.each([
    ['polyline', { path, ...looks }, { path, strokeColor: '#123', strokeOpacity: 0.5, strokeWeight: 3 }],
    [
      'polygon',
      { path, ...looks },
      { paths: path, strokeColor: '#123', strokeOpacity: 0.5, strokeWeight: 3, fillColor: '#456', fillOpacity: 0.2 },
    ],
  ] as const)('draws a %s', async (type, changes, expected) => {
    await draw({ type, ...changes });
    expect(log.find(([kind]) => kind === type)?.[1]).toEqual({ map: expect.anything(), ...expected });
  });

  it('draws a route', async () => {
    await draw({ type: 'routes', from: LEEDS, to: YORK, by: 'bicycling', ...looks });
    expect(log).toContainEqual(['route', { origin: LEEDS, destination: YORK, travelMode: 'BICYCLING' }]);
    expect(log.find(([kind]) => kind === 'polyline')?.[1]).toMatchObject({ path: ['a', 'b'], strokeColor: '#123' });
  });

  it('shows a street view without markers', async () => {
    await draw({ type: 'panorama', view: YORK, pins: [pin] });
    expect(log).toEqual([
      ['getPanorama', { location: YORK, radius: 100 }],
      ['panorama', 'place', { pano: 'p1' }],
    ]);
  });

  it('puts an overlay at its place', async () => {
    const overlay = document.createElement('div');
    await draw({ type: 'overlay', overlay });
    expect(overlay.parentElement).toBe(place);
    expect([overlay.style.left, overlay.style.top]).toEqual(['10px', '20px']);
  });

  it.each([
    ['an address is not found', { type: 'basic', sought: 'x', center: undefined }],
    ['there is no route', { type: 'routes', from: LEEDS, to: YORK }],
    ['a route has no end', { type: 'routes', from: LEEDS }],
    ['there is no street', { type: 'panorama', view: LEEDS }],
  ] as const)('fails when %s', async (_, changes) => {
    status = 'ZERO_RESULTS';
    await expect(draw(changes)).rejects.toThrow();
    expect(kinds()).not.toContain('panorama');
  });

  it('fails later when its key is refused, unless the map is gone', async () => {
    const told: unknown[] = [];
    const first = await google.draw(place, drawing(), () => told.push('first'));
    await google.draw(place, drawing(), () => told.push('second'));
    first.remove();
    (window as { gm_authFailure?: () => void }).gm_authFailure?.();
    expect(told).toEqual(['second']);
  });
});

describe('Leaflet', () => {
  const draw = (changes: Partial<Drawing> = {}) => leaflet.draw(place, drawing(changes), () => {});

  it('gets only the options that the page sets, and the address of its tiles', async () => {
    await draw({ controls: { ...drawing().controls, scrollZoom: false }, zoom: 22 });
    expect(log).toEqual([
      ['map', { center: [53.8, -1.5], zoom: 19, scrollWheelZoom: false }],
      ['tiles', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19, attribution: '© OpenStreetMap' }],
    ]);
  });

  it('gets markers with icons and windows', async () => {
    const info = document.createElement('div');
    await draw({
      pins: [
        { ...pin, info },
        { ...pin, title: '', icon: { url: '/pin.svg', width: 40, height: 48 } },
      ],
    });
    expect(log.slice(2)).toEqual([
      ['marker', [53.8, -1.5], { title: 'Leeds', alt: 'Leeds' }],
      ['popup', info],
      ['marker', [53.8, -1.5], { title: '', icon: { iconUrl: '/pin.svg', iconSize: [40, 48] } }],
    ]);
  });

  it('draws shapes and overlays', async () => {
    const overlay = document.createElement('div');
    await draw({ type: 'polyline', path, ...looks });
    await draw({ type: 'polygon', path, ...looks });
    await draw({ type: 'overlay', overlay });
    const pairs = [
      [53.8, -1.5],
      [54, -1],
    ];
    expect(log).toContainEqual(['polyline', pairs, { color: '#123', opacity: 0.5, weight: 3 }]);
    expect(log).toContainEqual([
      'polygon',
      pairs,
      { color: '#123', opacity: 0.5, weight: 3, fillColor: '#456', fillOpacity: 0.2 },
    ]);
    expect(log).toContainEqual(['marker', [53.8, -1.5], { icon: { html: overlay, className: '' } }]);
  });

  it('makes a static map immovable, and is removed with its host', async () => {
    const { remove } = await draw({ type: 'static' });
    expect(log[0]?.[1]).toMatchObject({ dragging: false, scrollWheelZoom: false, zoomControl: false, keyboard: false });
    remove();
    expect(log.at(-1)).toEqual(['removed']);
  });

  it('shows an address by its coordinates', async () => {
    await draw({ type: 'basic', sought: 'Leeds', center: undefined, at: YORK, centerPin: pin });
    expect(log[0]?.[1]).toMatchObject({ center: [54, -1] });
    await expect(draw({ type: 'basic', sought: 'Leeds', center: undefined, at: undefined })).rejects.toThrow(
      'cannot look up addresses',
    );
  });

  it.each(['routes', 'panorama'] as const)('refuses the type %s', async (type) =>
    expect(draw({ type })).rejects.toThrow(type),
  );

  it('fails when it is not on the page', async () => {
    vi.stubGlobal('L', undefined);
    await expect(draw()).rejects.toThrow('not on the page');
  });
});
