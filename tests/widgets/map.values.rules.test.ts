import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  encodedJson,
  encodedRecords,
  encodedTheme,
  numberIn,
  pixelsOf,
  pointOf,
  switchOf,
} from '../../widgets/map/values.rules';

/** As PHP's `urlencode()`. */
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+');

describe('encoded JSON', () => {
  it('reads plus signs as spaces, and keeps encoded plus signs', () =>
    expect(encodedJson(encoded({ title: 'A + B %' }))).toEqual({ title: 'A + B %' }));

  it('may be plain JSON that is not encoded', () => expect(encodedJson('[{"rate":"50%"}]')).toEqual([{ rate: '50%' }]));

  it.each(['', 'undefined', '%', '%7B', '{'])('is undefined when it is broken (%s)', (text) =>
    expect(encodedJson(text)).toBeUndefined(),
  );

  it('gives only the objects of a list', () =>
    expect(encodedRecords(encoded([{ a: 1 }, null, 'x', [2]]))).toEqual([{ a: 1 }]));

  it('gives an empty list for anything but a list', () => expect(encodedRecords(encoded({ a: 1 }))).toEqual([]));
});

describe('a theme', () => {
  const styles = [{ featureType: 'water', stylers: [{ color: '#fff' }] }];

  it.each([
    ['JSON in a JSON string', encoded(JSON.stringify(styles)), styles],
    ['JSON at once', encoded(styles), styles],
    ['an empty string', encoded(''), []],
    ['broken JSON in a JSON string', encoded('[{'), []],
    ['no list', encoded('{"a":1}'), []],
    ['nothing', '', []],
  ])('is read from %s', (_, text, expected) => expect(encodedTheme(text)).toEqual(expected));

  it('keeps the plus signs in a JSON string', () =>
    expect(encodedTheme(encoded('[{"name":"a+b"}]'))).toEqual([{ name: 'a+b' }]));
});

describe('numbers', () => {
  it.each([
    ['12', 12],
    [' 0 ', 0],
    [7.5, 7.5],
    ['', undefined],
    ['  ', undefined],
    ['21', undefined],
    ['-1', undefined],
    ['x', undefined],
    ['Infinity', undefined],
    [{ valueOf: 3 }, undefined],
    [null, undefined],
  ])('are read from %j as %s within 0 and 20', (value, expected) => expect(numberIn(value, 0, 20)).toBe(expected));

  it.each([
    [{ size: 40, unit: 'px' }, 40],
    ['40px', 40],
    ['40', 40],
    [0, undefined],
    [{ size: '' }, undefined],
    [[40], undefined],
  ])('are read from %j as %s pixels', (value, expected) => expect(pixelsOf(value)).toBe(expected));
});

describe('a point', () => {
  it('may be at 0, 0', () => expect(pointOf('0', 0)).toEqual({ lat: 0, lng: 0 }));

  it.each([
    ['53.7965,', ' -1.5478°'],
    ['53,7965', '-1,5478 '],
    ['53.7965, -1.5478', -1.5478],
  ])('is read from what was typed: “%s”, “%s”', (lat, lng) =>
    expect(pointOf(lat, lng)).toEqual({ lat: 53.7965, lng: -1.5478 }),
  );

  it.each([
    ['91', '0'],
    ['0', '181'],
    ['1', ''],
    [undefined, '1'],
    ['north', '1'],
  ])('is undefined at %s, %s', (lat, lng) => expect(pointOf(lat, lng)).toBeUndefined());

  it('is always on earth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (lat, lng) => {
        const point = pointOf(lat, lng);
        if (point) expect(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180).toBe(true);
      }),
    );
  });
});

it.each([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
  ['', undefined],
])('a switch reads “%s” as %s', (text, expected) => expect(switchOf(text)).toBe(expected));
