import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementorDevice } from '../../../src/bridge/elementor';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** Sets the text that the style sheet prints behind Elementor's mark. */
function tell(content: string): void {
  document.body.innerHTML = '<span id="elementor-device-mode"></span>';
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ content } as CSSStyleDeclaration);
}

describe('Elementor’s device', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
  ])('at %s px is %s, where no style sheet says it (SPEC 9)', (width, device) => {
    vi.stubGlobal('innerWidth', width);
    expect(elementorDevice()).toBe(device);
  });

  it.each(['none', 'normal', '', '"; url(x)"'])('follows the width where the style sheet says “%s”', (content) => {
    vi.stubGlobal('innerWidth', 767);
    tell(content);
    expect(elementorDevice()).toBe('mobile');
  });

  it('is the one that the style sheet names, because a site may have other widths', () => {
    vi.stubGlobal('innerWidth', 767);
    tell('"mobile_extra"');
    expect(elementorDevice()).toBe('mobile_extra');
  });
});
