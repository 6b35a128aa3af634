import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../src/rules/link';

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
