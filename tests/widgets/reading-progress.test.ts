import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrolledShare } from '../../src/rules/scrollShare';
import readingProgress from '../../widgets/reading-progress';
import { widthOf } from '../../widgets/reading-progress/rules';
import { find, showFixture } from '../helpers/fixture';

let stops: (() => void)[] = [];
const adopt = (selector: string) => {
  const stop = readingProgress.mode === 'enhance' ? readingProgress.adopt?.(find(selector)) : undefined;
  if (stop) stops.push(stop);
};

beforeEach(() => {
  showFixture('reading-progress');
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => void run(0));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000 + innerHeight);
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

const goTo = (top: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  dispatchEvent(new Event('scroll'));
};

describe('the bar', () => {
  it('is as wide as the page is scrolled', () => {
    adopt('[data-island]');
    const fill = find('[data-island] > *');
    expect(fill.style.width).toBe('0%');
    goTo(500);
    expect(fill.style.width).toBe('25%');
    goTo(2000);
    expect(fill.style.width).toBe('100%');
  });

  it('measures the page anew each time', () => {
    adopt('.eael-reading-progress');
    goTo(1000);
    expect(find('.eael-reading-progress-fill').style.width).toBe('50%');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000 + innerHeight);
    dispatchEvent(new Event('resize'));
    expect(find('.eael-reading-progress-fill').style.width).toBe('25%');
  });

  it('is made once, is hidden from screen readers, and has its own style only where no other style sheet gives it one', () => {
    for (let time = 0; time < 2; time++)
      for (const selector of ['[data-island]', '.eael-reading-progress']) adopt(selector);
    expect(find('[data-island]').children).toHaveLength(1);
    expect(find('.eael-reading-progress').children).toHaveLength(1);
    expect(find('.eael-reading-progress').getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('.shop-islands-reading-progress')).toHaveLength(1);
  });
});

describe('the rules', () => {
  it('give the share of pages that are long, short, or pulled beyond their ends', () => {
    expect(scrolledShare(300, 1000, 400)).toBe(0.5);
    expect(scrolledShare(-20, 1000, 400)).toBe(0);
    expect(scrolledShare(640, 1000, 400)).toBe(1);
    expect(scrolledShare(0, 300, 400)).toBe(0);
    expect(scrolledShare(0, 400, 400)).toBe(0);
  });

  it('round the width to what can be seen', () => {
    expect([0, 1 / 3, 0.5, 1].map(widthOf)).toEqual(['0%', '33.3%', '50%', '100%']);
  });
});
