// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ownLink, safeLink } from '../../../src/rules/link';

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

describe('an address of the page’s own site', () => {
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
