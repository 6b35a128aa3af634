// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCookie, encodeCookie, minutesOf, pack, unpack } from '../../../src/rules/attributionCookie';

const valuesOf = (text?: string) => Object.fromEntries(unpack(text));

describe('a cookie of the visit’s source', () => {
  it('is written as WooCommerce’s own script writes it', () => {
    const text = pack({ fd: '2026-11-21 17:21:45', ep: 'http://127.0.0.1:8899/?scripts=original', rf: '(none)' });
    expect(encodeCookie(text, false)).toBe(
      'fd%3D2026-11-21%2017%3A21%3A45%7C%7C%7Cep%3Dhttp%3A%2F%2F127.0.0.1%3A8899%2F%3Fscripts%3Doriginal%7C%7C%7Crf%3D%28none%29',
    );
  });

  it('is read as WooCommerce’s own script writes it, values that were encoded twice too', () => {
    const stored = 'typ%3Dutm%7C%7C%7Csrc%3Da%2520b%252Bc%2Bd%7C%7C%7Cmdm%3D%7C%7C%7Ccnt%3D%2526%253Cb%253E%3Ba';
    expect(valuesOf(decodeCookie(stored))).toEqual({ typ: 'utm', src: 'a b+c+d', mdm: '', cnt: '&<b>;a' });
  });

  it('has base64 without its padding where the shop asks for it, and is read in either form', () => {
    const stored = encodeCookie('typ=utm|||src=(direct)', true);
    expect(stored).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(atob(stored)).toBe('typ%3Dutm%7C%7C%7Csrc%3D%28direct%29');
    expect(decodeCookie(stored)).toBe('typ=utm|||src=(direct)');
    expect(decodeCookie(encodeCookie('typ=utm|||src=(direct)', false))).toBe('typ=utm|||src=(direct)');
  });

  it('is read as it is where it is not encoded, and as Latin-1 where it is no UTF-8', () => {
    expect(decodeCookie('100%')).toBe('100%');
    expect(decodeCookie('abcde')).toBe('abcde');
    expect(valuesOf('trm=%E0%A4%A')).toEqual({ trm: 'à¤%A' });
  });

  it('gets no further value, attribute or cookie from a hostile value', () => {
    const hostile = 'x|||typ=evil;domain=.evil.example;path=/|';
    const stored = encodeCookie(pack({ typ: 'utm', cmp: hostile }), false);
    expect(stored).not.toMatch(/[;|=,\s]/);
    expect(valuesOf(decodeCookie(stored))).toEqual({ typ: 'utm', cmp: hostile });
  });

  it('gives back the values that were put into it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (one, other, isBase64) => {
        const values = { a: encodeURIComponent(one), b: encodeURIComponent(other) };
        expect(valuesOf(decodeCookie(encodeCookie(pack(values), isBase64)))).toEqual({ a: one, b: other });
      }),
    );
  });

  it('says nothing where it is missing', () => {
    expect(valuesOf(undefined)).toEqual({ '': '' });
  });
});

describe('how long the source is kept', () => {
  it.each([
    [1e-5, 0],
    ['1.0E-5', 0],
    [1, 43_200],
    ['6', 259_200],
    [0, 259_200],
    ['', 259_200],
    ['soon', 259_200],
    // SPEC 9's 0.00001 months.
    [undefined, 0],
    [null, 0],
  ])('%j months are %d minutes', (months, minutes) => {
    expect(minutesOf(months)).toBe(minutes);
  });
});
