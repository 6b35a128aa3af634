import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandingNodes } from '../../../src/bridge/page/branding';

const sanitize = vi.hoisted(() => vi.fn());
vi.mock('dompurify', () => ({ default: { sanitize } }));

beforeEach(() => void sanitize.mockReset());

describe('HTML from elsewhere (SPEC 5)', () => {
  it('goes through DOMPurify with SPEC’s tags and attributes, and no others', () => {
    brandingNodes('<b>Acme</b>');
    expect(sanitize.mock.calls.map(([, options]) => options)).toEqual([
      {
        IN_PLACE: true,
        TRUSTED_TYPES_POLICY: null,
        ALLOWED_TAGS: ['img', 'span', 'div', 'a', 'b', 'i', 'em', 'strong', 'br'],
        ALLOWED_ATTR: ['href', 'target', 'rel', 'src', 'alt', 'style', 'class', 'id', 'width', 'height'],
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
      },
    ]);
  });

  it('is given to the page as DOMPurify leaves it', () => {
    sanitize.mockImplementation((place: Element) => place.querySelector('u')?.remove());
    expect(brandingNodes('<b>Acme</b><u>x</u>').map((node) => (node as Element).outerHTML)).toEqual(['<b>Acme</b>']);
  });
});
