import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldText } from '../../../src/guard/text';

const TAGS = /<(script|iframe)\b[^>]*>/gi;

beforeEach(() => {
  const settings = { block: [{ match: 'tracker.example', category: 'analytics' }] };
  document.head.innerHTML = `<script type="application/json" data-island="consent">${JSON.stringify(settings)}</script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

/** What the browser makes of it. */
function made(text: string): Element {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: heldText(text, TAGS) });
  return content.firstElementChild as Element;
}

describe('HTML that is given as text', () => {
  it.each([
    ['<script src="https://tracker.example/t.js"></script>'],
    ["<SCRIPT async SRC='https://tracker.example/t.js'></SCRIPT>"],
    ['<script src=https://tracker.example/t.js></script>'],
    ['<script src=https://tracker.example/t.js defer type="module"></script>'],
    ['<iframe\n  src = "https://tracker.example/t.js" width="1"></iframe>'],
  ])('loses a listed provider’s address: %s', (text) => {
    const element = made(text);
    expect(element.hasAttribute('src')).toBe(false);
    expect(element.getAttribute('data-src')).toBe('https://tracker.example/t.js');
    expect(element.getAttribute('data-consent')).toBe('analytics');
    if (element.matches('script')) expect(element.getAttribute('type')).toBe('text/plain');
  });

  it.each([
    '<script src="https://shop.example/t.js"></script>',
    '<script>var src = "https://tracker.example/t.js"</script>',
    '<img src="https://tracker.example/">',
  ])('stays as it is otherwise: %s', (text) => expect(heldText(text, TAGS)).toBe(text));

  it('stays as it is where the visitor has agreed', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; cookieyes-consent=consentid:a,consent:yes,action:yes,analytics:yes');
    const text = '<script src="https://tracker.example/t.js"></script>';
    expect(heldText(text, TAGS)).toBe(text);
  });
});
