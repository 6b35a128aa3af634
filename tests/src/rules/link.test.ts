// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownLink, safeLink, webAddress } from '../../../src/rules/link';

const PAGE = 'https://shop.example/shop/';

describe('a link address (SPEC 5)', () => {
  it.each([
    ['https://other.example/a', 'https://other.example/a'],
    ['http://other.example/', 'http://other.example/'],
    ['mailto:jo@shop.example', 'mailto:jo@shop.example'],
    ['tel:+441234', 'tel:+441234'],
    ['ftp://files.example/x', 'ftp://files.example/x'],
    ['/cart/', 'https://shop.example/cart/'],
    ['../x', 'https://shop.example/x'],
    ['#reviews', '#reviews'],
  ])('%s is allowed', (url, link) => {
    expect(safeLink(url, PAGE)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://',
  ])('%j is refused', (url) => {
    expect(safeLink(url, PAGE)).toBeUndefined();
  });
});

const SHOP = 'https://shop.example/comparison/';

describe('an address as one of the page’s own site', () => {
  it.each([
    ['https://shop.example/?comparison=yes&product_ids=1,2', 'https://shop.example/?comparison=yes&product_ids=1,2'],
    ['/?comparison=yes', 'https://shop.example/?comparison=yes'],
    ['', undefined],
    ['https://evil.example/', undefined],
    ['http://shop.example/', undefined],
    ['https://shop.example:8443/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://[', undefined],
  ])('%j is %j', (address, own) => {
    expect(ownLink(address, SHOP)).toBe(own);
  });
});

/** Schemes that run code, written with white space and characters that browsers ignore. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      'javascript:',
      'data:text/html,',
      'vbscript:',
      'blob:',
      'file:///',
      'view-source:',
      'feed:javascript:',
      '//evil.example/',
    ),
    fc.string(),
  )
  .chain(([scheme, tail]) =>
    fc
      .array(fc.tuple(fc.boolean(), fc.constantFrom('', '', '', '\t', '\n', '\r')), {
        minLength: scheme.length,
        maxLength: scheme.length,
      })
      .map((noise) =>
        fc
          .constantFrom('', ' ', '\u0000', '\u001f ')
          .map(
            (start) =>
              start +
              [...scheme]
                .map((letter, at) => (noise[at]?.[0] ? letter.toUpperCase() : letter) + noise[at]?.[1])
                .join('') +
              tail,
          ),
      ),
  )
  .chain((one) => one);

describe('an address, however it is written', () => {
  const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:'];
  const schemeOf = (address: string) => new URL(address, PAGE).protocol;
  const any = fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' }), fc.webUrl());

  it('is a link only where the browser would follow an allowed scheme', () => {
    fc.assert(
      fc.property(any, (address) =>
        [undefined, ...allowed].includes(safeLink(address, PAGE) && schemeOf(safeLink(address, PAGE) as string)),
      ),
    );
  });

  it('is called or loaded only by http and https', () => {
    fc.assert(
      fc.property(
        any,
        (address) => webAddress(address, PAGE) === '' || /^https?:$/.test(schemeOf(webAddress(address, PAGE))),
      ),
    );
  });

  it('is the site’s own only where the browser would stay on it', () => {
    fc.assert(
      fc.property(
        any,
        (address) =>
          ownLink(address, PAGE) === undefined ||
          new URL(ownLink(address, PAGE) as string).origin === 'https://shop.example',
      ),
    );
  });
});
