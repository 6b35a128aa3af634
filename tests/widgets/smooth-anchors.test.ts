import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlace } from '../../src/dom/place';
import smoothAnchors from '../../widgets/smooth-anchors';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const root = document.documentElement;
let stop: unknown;
const adopt = (selector = '[data-island]') => {
  stop = smoothAnchors.mode === 'enhance' ? smoothAnchors.adopt?.(find(selector)) : undefined;
};

/** Presses a link, and says how the browser would take it to its place. */
function press(selector: string, event: MouseEventInit = {}): string {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
  return root.style.scrollBehavior;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  visitAddress('/guide/?page=2');
  showFixture('smooth-anchors');
});
afterEach(() => {
  if (typeof stop === 'function') stop();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a press on an anchor', () => {
  it('scrolls smoothly to its place, and restores the page’s behaviour afterwards', () => {
    adopt();
    expect(press('[href="#story"]')).toBe('smooth');
    vi.runAllTimers();
    expect(root.style.scrollBehavior).toBe('');
  });

  it('restores a behaviour that the page had set', () => {
    root.style.scrollBehavior = 'auto';
    adopt();
    press('[href="#top"]');
    vi.runAllTimers();
    expect(root.style.scrollBehavior).toBe('auto');
    root.style.scrollBehavior = '';
  });

  it('that leads elsewhere, that another script handled, or that opens a window is left alone', () => {
    adopt();
    expect(press('[href="/shop/#story"]')).toBe('');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(press('[href="#story"]', { [key]: true })).toBe('');
    expect(press('[href="#story"]', { button: 1 })).toBe('');
    find('nav').addEventListener('click', (event) => event.preventDefault());
    expect(press('[href="#story"]')).toBe('');
  });

  it('jumps where motion is to be reduced', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    adopt();
    expect(press('[href="#story"]')).toBe('');
  });
});

describe('a link on a page of the theme Astra', () => {
  it.each([
    ['1', 'smooth'],
    ['', ''],
  ])('with is_scroll_to_id %j scrolls by the behaviour %j', (is_scroll_to_id, behaviour) => {
    setPage({ globals: { astra: { is_scroll_to_id } } });
    document.body.className = 'home astra-4.11.18';
    adopt('body');
    expect(press('[href="#story"]')).toBe(behaviour);
    document.body.className = '';
  });

  it.each([
    ['a link that skips to the content', '<a class="skip-link" href="#story">Skip</a>'],
    ['a link to the top', '<a href="#">Top</a>'],
    ['a link to a tab', '<a href="#tab-story">Tab</a>'],
    ['a link of Spectra’s tabs', '<a href="#uagb-tabs__tab0">Tab</a>'],
    ['a link of Spectra’s table of contents', '<a class="uagb-toc-link__trigger" href="#story">Story</a>'],
    ['a link to another page of a list', '<div class="nav-links"><a href="#story">2</a></div>'],
  ])('is left as it is when it is %s', (_what, html) => {
    setPage({ globals: { astra: { is_scroll_to_id: '1' } } });
    document.body.className = 'home astra-4.11.18';
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<p id="tab-story"></p><p id="uagb-tabs__tab0"></p><div class="odd">${html}</div>`,
    );
    adopt('body');
    expect(press('.odd a')).toBe('');
    document.body.className = '';
    if (typeof stop === 'function') stop();
    adopt();
    expect(press('.odd a')).toBe('smooth');
  });
});

describe('the place that a link names', () => {
  it.each([
    ['#story', 'story'],
    ['#sc%C3%B6ne', 'scöne'],
    ['?page=2#story', 'story'],
    ['#', ''],
    ['#TOP', ''],
    ['#nothing', undefined],
    ['#%', undefined],
    ['?page=3#story', undefined],
    ['https://other.example/guide/?page=2#story', undefined],
    ['javascript:void(0)#story', undefined],
  ])('is, for %j, %j', (href, id) => {
    const link = find<HTMLAnchorElement>('a');
    link.setAttribute('href', href);
    expect(readPlace(link)?.id).toBe(id);
  });

  it('is none for a link that opens a window', () => {
    const link = find<HTMLAnchorElement>('a');
    link.target = '_blank';
    expect(readPlace(link)).toBeUndefined();
    link.target = '_self';
    expect(readPlace(link)?.id).toBe('story');
  });
});
