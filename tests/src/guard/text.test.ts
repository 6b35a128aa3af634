import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../../../src/consent/providers';
import { createKeep } from '../../../src/guard/hold';
import { heldText as held } from '../../../src/guard/text';
import { loadFramesEmpty } from '../../helpers/browser';

const heldText = (text: string, name?: string) =>
  held({ released: new WeakSet(), keep: createKeep(new WeakSet()) }, text, name);

beforeEach(() => {
  loadFramesEmpty();
  const settings = { block: [{ match: 'tracker.example', category: 'analytics' }] };
  document.head.innerHTML = `<script type="application/json" data-island="consent">${JSON.stringify(settings)}</script>`;
  notice(document.head.firstElementChild as Element);
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

/** The element that the browser makes of a text. */
function made(text: string): Element {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: heldText(text) });
  return content.firstElementChild as Element;
}

describe('HTML that is given as text', () => {
  it.each([
    ['<script src="https://tracker.example/t.js"></script>'],
    ["<SCRIPT async SRC='https://tracker.example/t.js'></SCRIPT>"],
    ['<script src=https://tracker.example/t.js></script>'],
    ['<script src=https://tracker.example/t.js defer type="module"></script>'],
    ['<iframe\n  src = "https://tracker.example/t.js" width="1"></iframe>'],
    ['<script title="a>b" src="https://tracker.example/t.js"></script>'],
    ['<script src="https://tracker&#46;example/t&period;js"></script>'],
    ['<script title=\'"\' src="https://tracker.example/t.js"></script>'],
    [
      '<script src="https://shop.example/t.js"data-cookieyes="cookieyes-analytics"></script>',
      'https://shop.example/t.js',
    ],
  ])('loses a listed provider’s address: %s', (text, address = 'https://tracker.example/t.js') => {
    const element = made(text);
    expect(element.hasAttribute('src')).toBe(false);
    expect(element.getAttribute('data-src')).toBe(address);
    expect(element.getAttribute('data-consent')).toBe('analytics');
    if (element.matches('script')) expect(element.getAttribute('type')).toBe('text/plain');
  });

  it.each([
    '<script src="https://shop.example/t.js"></script>',
    '<script>var src = "https://tracker.example/t.js"</script>',
    '<img src="https://tracker.example/">',
    '<script src="https://shop.example/?İ"></script></div><p title="<script src=https://tracker.example/">x',
    '<script>write("<script src=https://tracker.example/t.js>")</script>',
    '<scripty src="https://tracker.example/t.js"></scripty><script src="https://tracker.example/t.js',
  ])('stays as it is otherwise: %s', (text) => expect(heldText(text)).toBe(text));

  it('keeps everything around such a tag', () => {
    const text =
      '<div title="1"><p>1</p><script src="https://tracker.example/t.js"></script><!-- <b> --><script>if (1 < 2) run("<b>")</script></div>';
    const start =
      '<script data-consent="analytics" data-src="https://tracker.example/t.js" data-type="" type="text/plain">';
    expect(heldText(text)).toBe(text.replace(/<script src[^>]*>/, start));
  });

  it('keeps a script where only frames are looked for', () => {
    const text = '<script src="https://tracker.example/t.js"></script>';
    expect(heldText(text, 'iframe')).toBe(text);
  });

  it('stays as it is where the visitor has agreed', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      'a=b; cookieyes-consent=consentid:a,consent:yes,action:yes,analytics:yes',
    );
    const text = '<script src="https://tracker.example/t.js"></script>';
    expect(heldText(text)).toBe(text);
  });
});
