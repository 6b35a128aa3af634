import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland, Intent } from '../../src/island/types';
import island from '../../widgets/masonry';
import { columnsOf, fits, placeItems } from '../../widgets/masonry/rules';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const { adopt, onIntent } = island as Required<EnhanceIsland>;

describe('a filter', () => {
  it('shows items by their classes, and all items by a star', () => {
    const item = ['item', 'goods', 'new'];
    expect(['*', '.goods', '.goods.new', '.games,.new', ' .games , * '].map((choice) => fits(item, choice))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['.games', '.goods.games', '', '.', ',', '[x'].map((choice) => fits(item, choice))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the items’ places', () => {
  it('are in the column that is shortest at that moment', () => {
    expect(placeItems([100, 50, 80, 40, 10], 3)).toEqual({
      places: [
        { column: 0, top: 0 },
        { column: 1, top: 0 },
        { column: 2, top: 0 },
        { column: 1, top: 50 },
        { column: 2, top: 80 },
      ],
      height: 100,
    });
  });

  it('are one below the other in one column, and there are none without items', () => {
    expect(placeItems([10, 20], 1).places.map(({ top }) => top)).toEqual([0, 10]);
    expect([placeItems([], 3), placeItems([5], 0).height]).toEqual([{ places: [], height: 0 }, 5]);
  });

  it('are in as many columns as items fit side by side', () => {
    expect([
      columnsOf(900, 300),
      columnsOf(900, 300.4),
      columnsOf(900, 0),
      columnsOf(0, 0),
      columnsOf(300, 900),
    ]).toEqual([3, 3, 1, 1, 1]);
  });
});

const grid = () => find('.ekit_gallery_grid');
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const items = () => all('.ekit_gallery_grid_item');
const filters = () => all('[data-option-value]');
const shown = () => items().map(({ hidden }) => !hidden);
const places = () => items().map(({ style }) => [style.insetInlineStart, style.insetBlockStart]);
const press = (target: HTMLElement) => onIntent({ type: 'click', target, submitter: null } as unknown as Intent);
const said = () => find('[role="status"]').textContent;

let resized: () => void;
let watched: Set<Element>;
beforeEach(() => {
  setPage();
  showFixture('masonry');
  watched = new Set();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resized = run;
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );
  const heights = [200, 100, 150];
  Object.defineProperty(grid(), 'clientWidth', { value: 600, configurable: true });
  items().forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, 0, 300, heights[index]);
  });
});

describe('a grid', () => {
  it('places its items without gaps, and is as high as they are', () => {
    adopt(grid());
    resized();
    expect([places(), grid().style.blockSize]).toEqual([
      [
        ['0%', '0px'],
        ['50%', '0px'],
        ['50%', '100px'],
      ],
      '250px',
    ]);
    expect([watched.size, grid().className]).toEqual([4, 'ekit_gallery_grid shop-islands-masonry']);
  });

  it('shows the chosen items, closes the gaps, and announces their number', () => {
    adopt(grid());
    press(filters()[2] as HTMLElement);
    expect([shown(), said()]).toEqual([[false, true, true], '2 items are shown']);
    expect([places()[1], places()[2], grid().style.blockSize]).toEqual([['0%', '0px'], ['50%', '0px'], '150px']);
    expect(filters().map((filter) => [filter.className, filter.getAttribute('aria-pressed'), filter.role])).toEqual([
      ['', 'false', 'button'],
      ['', 'false', 'button'],
      ['selected', 'true', 'button'],
    ]);
    press(filters()[0] as HTMLElement);
    expect([shown(), said()]).toEqual([[true, true, true], '3 items are shown']);
  });

  it('moves items only after a choice, and not while the page is built', () => {
    adopt(grid());
    resized();
    expect(grid().classList.contains('shop-islands-masonry-moving')).toBe(false);
    press(filters()[1] as HTMLElement);
    expect(grid().classList.contains('shop-islands-masonry-moving')).toBe(true);
  });

  it('begins with the choice that the server has marked', () => {
    filters()[0]?.classList.remove('selected');
    filters()[1]?.classList.add('selected');
    adopt(grid());
    expect(shown()).toEqual([true, false, true]);
  });

  it('without filters is placed, too', () => {
    find('.filter-button-wraper').remove();
    adopt(grid());
    resized();
    expect(grid().style.blockSize).toBe('250px');
  });

  it('places items that come later, and hears of their sizes', async () => {
    adopt(grid());
    resized();
    const late = items()[0]?.cloneNode() as HTMLElement;
    late.getBoundingClientRect = () => new DOMRect(0, 0, 300, 80);
    grid().append(late);
    await settle();
    expect(watched).toContain(late);
    resized();
    expect([places()[3], grid().style.blockSize]).toEqual([['0%', '200px'], '280px']);
  });

  it('hides items that come later and do not fit the choice', async () => {
    adopt(grid());
    press(filters()[2] as HTMLElement);
    const late = items()[0]?.cloneNode(true) as HTMLElement;
    late.hidden = false;
    grid().append(late);
    await settle();
    expect(shown()).toEqual([false, true, true, false]);
    press(filters()[0] as HTMLElement);
    expect(shown()).toEqual([true, true, true, true]);
  });

  it('ignores items that come after it has left the page', async () => {
    const stop = adopt(grid());
    stop?.();
    grid().append(document.createElement('div'));
    await settle();
    expect(watched.size).toBe(0);
  });

  it('is not confused with a pressed filter', () => {
    adopt(grid());
    const filter = filters()[1] as HTMLElement;
    expect(adopt(filter)).toBeUndefined();
    press(filter);
    expect([filter.className, filter.style.blockSize, shown()]).toEqual(['selected', '', [true, false, true]]);
  });

  it('that a theme prints itself has its children as items', () => {
    document.body.innerHTML =
      '<p><a href="#" data-option-value=".a">A</a></p><ul data-island="masonry"><li class="a">1</li><li class="b">2</li></ul>';
    adopt(find('ul'));
    press(find('a'));
    expect(all('li').map(({ hidden }) => hidden)).toEqual([false, true]);
  });

  it('has its own filters beside another grid', () => {
    const other = find('.elementor-widget').cloneNode(true) as HTMLElement;
    document.body.append(other);
    for (const one of all('.ekit_gallery_grid')) adopt(one);
    press(filters()[5] as HTMLElement);
    expect(shown()).toEqual([true, true, true, false, true, true]);
    expect(all('.selected').length).toBe(2);
  });

  it('without filters leaves those of another grid alone', () => {
    const other = find('.elementor-widget').cloneNode(true) as HTMLElement;
    find('.filter-button-wraper').remove();
    document.body.append(other);
    const [first, second] = all('.ekit_gallery_grid') as [HTMLElement, HTMLElement];
    adopt(second);
    press(filters()[2] as HTMLElement);
    adopt(first);
    expect(shown()).toEqual([true, true, true, false, true, true]);
  });

  it('that leaves the page is restored', () => {
    const stop = adopt(grid());
    resized();
    stop?.();
    expect([places()[1], grid().style.blockSize, grid().className, watched.size]).toEqual([
      ['', ''],
      '',
      'ekit_gallery_grid',
      0,
    ]);
  });

  it('leaves a link without a filter, or without a grid, to the browser', () => {
    filters()[1]?.setAttribute('data-option-value', '');
    expect(press(filters()[1] as HTMLElement)).toBe(false);
    grid().remove();
    expect(press(filters()[0] as HTMLElement)).toBe(false);
  });
});
