import { describe, expect, it } from 'vitest';
import { mapLink, staticAddress, staticColor } from '../../widgets/map/address.rules';

const LEEDS = { lat: 53.7965, lng: -1.5478 };
const YORK = { lat: 53.96, lng: -1.08 };

describe('a link to a map elsewhere', () => {
  it.each([
    [
      'a place',
      { kind: 'place', at: LEEDS, address: '' },
      'https://www.google.com/maps/search/?api=1&query=53.7965%2C-1.5478',
    ],
    [
      'an address',
      { kind: 'place', at: undefined, address: 'Café & Co, Leeds' },
      'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9+%26+Co%2C+Leeds',
    ],
    [
      'a street',
      { kind: 'view', at: LEEDS },
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=53.7965%2C-1.5478',
    ],
    [
      'a way',
      { kind: 'way', from: LEEDS, to: YORK, by: 'walking' },
      'https://www.google.com/maps/dir/?api=1&origin=53.7965%2C-1.5478&destination=53.96%2C-1.08&travelmode=walking',
    ],
  ] as const)('leads to %s at Google', (_, shown, address) => expect(mapLink(shown, 15, 'google')).toBe(address));

  it.each([
    [
      'a place',
      { kind: 'place', at: LEEDS, address: 'x' },
      'https://www.openstreetmap.org/?mlat=53.7965&mlon=-1.5478#map=15/53.7965/-1.5478',
    ],
    [
      'an address',
      { kind: 'place', at: undefined, address: 'Leeds' },
      'https://www.openstreetmap.org/search?query=Leeds',
    ],
    [
      'a street',
      { kind: 'view', at: LEEDS },
      'https://www.openstreetmap.org/?mlat=53.7965&mlon=-1.5478#map=15/53.7965/-1.5478',
    ],
    [
      'a way',
      { kind: 'way', from: LEEDS, to: YORK, by: 'walking' },
      'https://www.openstreetmap.org/directions?from=53.7965%2C-1.5478&to=53.96%2C-1.08',
    ],
  ] as const)('leads to %s on OpenStreetMap', (_, shown, address) =>
    expect(mapLink(shown, 15, 'openstreetmap')).toBe(address),
  );
});

describe('a static map’s colour', () => {
  it.each([
    ['#3B3FD8', '0x3b3fd8'],
    ['#fa0', '0xffaa00'],
    ['#fa0c', '0xffaa00'],
    ['#3b3fd8cc', '0x3b3fd8'],
    ['Red', 'red'],
    ['rgb(1,2,3)', ''],
    ['#12', ''],
    ['red|label:x', ''],
    ['', ''],
  ])('turns “%s” into “%s”', (color, expected) => expect(staticColor(color)).toBe(expected));
});

describe('a static map’s address', () => {
  const base = {
    service: 'https://maps.example/static',
    key: 'k&y',
    zoom: 15,
    width: 320,
    height: 200.4,
    center: YORK,
  };

  it('has zoom, size, markers and key', () => {
    const { searchParams } = new URL(
      staticAddress({
        ...base,
        markers: [
          { at: LEEDS, color: '#fa0' },
          { at: YORK, color: '' },
        ],
      }),
    );
    expect([...searchParams]).toEqual([
      ['zoom', '15'],
      ['size', '320x200'],
      ['markers', 'color:0xffaa00|53.7965,-1.5478'],
      ['markers', '53.96,-1.08'],
      ['key', 'k&y'],
    ]);
  });

  it('has the centre when there are no markers', () =>
    expect(new URL(staticAddress({ ...base, markers: [] })).searchParams.get('center')).toBe('53.96,-1.08'));

  it('extends the query that the service’s address already has', () =>
    expect(staticAddress({ ...base, service: '/picture?style=a', markers: [] })).toBe(
      '/picture?style=a&zoom=15&size=320x200&center=53.96%2C-1.08&key=k%26y',
    ));
});
