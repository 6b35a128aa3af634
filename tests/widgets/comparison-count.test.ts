import { beforeEach, describe, expect, it } from 'vitest';
import { pageComparison } from '../../src/actions/pageLists';
import comparisonCount from '../../widgets/comparison-count';
import { find, showFixture } from '../helpers/fixture';

const BAR = '.shopengine-comparison-bottom-bar';
const COUNTER = '.shopengine-comparison-counter';
const TOGGLE = '.comparison-bottom-bar-toggle';

const compared = (ids: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${ids}; path=/`;
};
const change = (ids: string) => {
  compared(ids);
  dispatchEvent(new CustomEvent('shopengineComparisonProductRemoved', { detail: { product_id: 1 } }));
};
const adoptAll = () =>
  [...document.querySelectorAll<HTMLElement>(`${BAR},${COUNTER}`)].map((host) => comparisonCount.adopt?.(host));

beforeEach(() => {
  compared('');
  showFixture('comparison-count');
});

describe('the comparison’s counter', () => {
  it('follows the cookie, whatever the server printed', () => {
    compared('101%2C102%2C101');
    adoptAll();
    expect(find(COUNTER).textContent).toBe('2');
  });

  it('follows what any script announces on the window', () => {
    adoptAll();
    change('7');
    expect(find(COUNTER).textContent).toBe('1');
  });
});

describe('the bottom bar', () => {
  it('is shown while there is something to compare', () => {
    compared('101');
    adoptAll();
    expect(find(BAR).hidden).toBe(false);
    expect(find(BAR).classList.contains('no-comparison-found')).toBe(false);
  });

  it('is hidden and closed with the last product', () => {
    compared('101');
    adoptAll();
    find(BAR).classList.add('active');
    find(TOGGLE).setAttribute('aria-expanded', 'true');
    change('');
    expect([find(BAR).hidden, find(BAR).className]).toEqual([
      true,
      'shopengine-comparison-bottom-bar no-comparison-found',
    ]);
    expect(find(TOGGLE).getAttribute('aria-expanded')).toBe('false');
    change('5');
    expect([find(BAR).hidden, find(BAR).className]).toEqual([false, 'shopengine-comparison-bottom-bar']);
  });

  it('has a toggle for keyboards and screen readers', () => {
    adoptAll();
    expect([
      find(TOGGLE).getAttribute('role'),
      find(TOGGLE).tabIndex,
      find(TOGGLE).getAttribute('aria-expanded'),
    ]).toEqual(['button', 0, 'false']);
  });

  it('is not changed after it has left the page', () => {
    const stops = adoptAll();
    for (const stop of stops) stop?.();
    compared('101');
    pageComparison().refresh();
    expect(find(BAR).hidden).toBe(true);
  });
});
