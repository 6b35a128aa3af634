import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlerOf } from '../../src/rules/hashName';
import contentTabs from '../../widgets/content-tabs';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';

const HOST = '.elementkit-tab-wraper';
const tab = (handler: string, root: ParentNode = document) => find(`[data-ekit-handler-id="${handler}"]`, root);

let stops: (() => void)[] = [];
const adopt = (host = find(HOST)) => {
  const stop = contentTabs.mode === 'enhance' ? contentTabs.adopt?.(host) : undefined;
  if (stop) stops.push(stop);
};
const press = (target: HTMLElement) =>
  contentTabs.mode === 'enhance' &&
  contentTabs.onIntent?.({ type: 'click', target, submitter: null, store: undefined });
const key = (name: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};
const go = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
};

/** First words of the panels that are shown. */
const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll('.elementkit-tab-pane.active.show')].map(
    (panel) => panel.textContent?.trim().split(' ')[0],
  );
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].map(
    (link) => `${link.getAttribute('aria-selected')} ${link.tabIndex}`,
  );

beforeEach(() => {
  visitAddress('/content/');
  showFixture('content-tabs');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

describe('the tabs at first', () => {
  it('show the server’s choice, and have roles', () => {
    adopt();
    expect(shown()).toEqual(['Three']);
    expect(chosen()).toEqual(['true 0', 'false -1', 'false -1']);
    expect(find('ul').getAttribute('role')).toBe('tablist');
    expect(tab('specs').getAttribute('aria-controls')).toBe('content-b165');
    expect(tab('specs').hasAttribute('aria-describedby')).toBe(false);
  });

  it.each(['horizontal', 'vertical'])('say that they are %s', (way) => {
    find(HOST).classList.toggle('vertical', way === 'vertical');
    adopt();
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe(way);
  });

  it('show the first where the server has chosen none', () => {
    for (const element of document.querySelectorAll('.active')) element.classList.remove('active', 'show');
    adopt();
    expect(shown()).toEqual(['Three']);
  });

  it.each([
    ['#specs', 'Two'],
    ['#specs?from=mail', 'Two'],
    ['#languages', 'Fourteen,'],
    ['#nothing', 'Three'],
    ['#"]', 'Three'],
    ['#%', 'Three'],
    ['#', 'Three'],
  ])('with %s show %s', (hash, first) => {
    location.hash = hash;
    adopt();
    expect(shown()).toEqual([first]);
  });

  it('can be asked for by a name with any letters', () => {
    tab('specs').dataset.ekitHandlerId = 'größe "m"';
    location.hash = `#${encodeURIComponent('größe "m"')}`;
    adopt();
    expect(shown()).toEqual(['Two']);
  });
});

describe('tabs that the address names below the view', () => {
  const scrolled = vi.fn();
  const placeAt = (top: number) => {
    vi.spyOn(find(HOST), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 600, 300));
    find(HOST).scrollIntoView = scrolled;
  };
  beforeEach(() => {
    scrolled.mockClear();
    vi.stubGlobal('scrollY', 0);
  });

  it('are scrolled to at first', () => {
    placeAt(innerHeight + 1);
    location.hash = '#specs';
    adopt();
    expect([shown(), scrolled.mock.calls.length]).toEqual([['Two'], 1]);
  });

  it.each<[string, () => void]>([
    ['they are in view', () => placeAt(innerHeight - 1)],
    ['the address names none of them', () => go('#nothing')],
    [
      'the shopper has scrolled',
      () => {
        vi.stubGlobal('scrollY', 10);
      },
    ],
    [
      'an element has that name: the browser scrolls there',
      () => document.body.append(Object.assign(document.createElement('p'), { id: 'specs' })),
    ],
  ])('are left where they are if %s', (_, change) => {
    placeAt(innerHeight + 1);
    location.hash = '#specs';
    change();
    adopt();
    expect(scrolled).not.toHaveBeenCalled();
    document.getElementById('specs')?.remove();
  });

  it('are left where they are when the hash changes later', () => {
    placeAt(innerHeight + 1);
    adopt();
    go('#specs');
    expect([shown(), scrolled.mock.calls.length]).toEqual([['Two'], 0]);
  });
});

describe('a press', () => {
  it('opens its panel, announces it, and writes it into the address', () => {
    const told: unknown[] = [];
    const listener = (event: Event) => told.push((event as CustomEvent).detail, (event.target as Element).id);
    document.addEventListener('island:tab:shown', listener);
    adopt();
    press(tab('specs'));
    press(tab('specs'));
    document.removeEventListener('island:tab:shown', listener);
    expect(shown()).toEqual(['Two']);
    expect(told).toEqual([{ handler: 'specs' }, 'content-b165']);
    expect(location.hash).toBe('#specs');
  });

  it.each([
    ['{"ekit_hash_change":"yes"}', '#specs'],
    ['{"ekit_hash_change":""}', ''],
    ['{"ekit_hash_changed":"1"}', ''],
    ['{ekit_hash_change', ''],
    ['', ''],
  ])('goes into the address where the widget says so: %s', (settings, hash) => {
    find('[data-settings]').dataset.settings = settings;
    adopt();
    press(tab('specs'));
    expect(location.hash).toBe(hash);
  });

  it('opens its own panel where ids repeat', () => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-ekit-toggle]'))
      link.dataset.target = '#content-165';
    for (const panel of document.querySelectorAll('.tab-pane')) panel.id = 'content-165';
    adopt();
    press(tab('languages'));
    expect(shown()).toEqual(['Fourteen,']);
    const controlled = [...document.querySelectorAll('[role=tab]')].map((link) => link.getAttribute('aria-controls'));
    expect(new Set(controlled).size).toBe(3);
  });

  it('on a tab without a panel is left to the browser', () => {
    find('#content-b165').remove();
    adopt();
    expect(press(tab('specs'))).toBe(false);
    press(tab('languages'));
    expect(shown()).toEqual(['Fourteen,']);
  });

  it('changes neither the tabs in a panel nor the tabs around', () => {
    const inner = find(HOST).cloneNode(true) as HTMLElement;
    find('#content-a165 > div').append(inner);
    adopt();
    adopt(inner);
    press(tab('specs', inner));
    expect([...inner.querySelectorAll('.tab-pane.active')].map(({ textContent }) => textContent)).toEqual([
      'Two players, 40 GB.',
    ]);
    expect(find(`${HOST} > .tab-content > .active`).contains(inner)).toBe(true);
    press(find('.elementkit-tab-nav [data-ekit-handler-id="languages"]'));
    expect(find(`${HOST} > .tab-content > .active`).textContent).toContain('Fourteen');
    expect(find('.tab-pane.active', inner).textContent).toContain('Two players');
  });
});

describe('the tabs open, too,', () => {
  beforeEach(() => {
    adopt();
    tab('story').focus();
  });

  it('by arrow keys, round the ends', () => {
    const visited = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((name) =>
      [key(name), shown()[0]].join(' '),
    );
    expect(visited).toEqual([
      'true Two',
      'true Fourteen,',
      'true Three',
      'true Fourteen,',
      'true Three',
      'true Fourteen,',
    ]);
    expect([key('a'), key('ArrowLeft', { ctrlKey: true }), key('ArrowDown')]).toEqual([false, false, false]);
  });

  it('by Up and Down when they are vertical, and by mirrored keys from right to left', () => {
    find(HOST).classList.add('vertical');
    expect([key('ArrowRight'), key('ArrowDown'), shown()[0]]).toEqual([false, true, 'Two']);
    find(HOST).classList.remove('vertical');
    find(HOST).style.direction = 'rtl';
    key('ArrowLeft');
    expect(shown()).toEqual(['Fourteen,']);
  });

  it('by hovering a tab that asks for it, but not by touching it', () => {
    const point = (handler: string, pointerType: string) =>
      tab(handler).firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    point('specs', 'mouse');
    point('languages', 'touch');
    expect(shown()).toEqual(['Three']);
    point('languages', 'mouse');
    expect(shown()).toEqual(['Fourteen,']);
  });

  it('by a new hash, as long as the tabs are on the page', () => {
    go('#specs');
    expect(shown()).toEqual(['Two']);
    go('#top');
    expect(shown()).toEqual(['Two']);
    for (const stop of stops) stop();
    go('#story');
    expect(shown()).toEqual(['Two']);
  });
});

describe('the rules', () => {
  it('say which tab a hash names', () => {
    expect(['#a', '#a?b', '', '#', '#%C3%B6', '#%'].map(handlerOf)).toEqual(['a', 'a', '', '', 'ö', '%']);
  });
});
