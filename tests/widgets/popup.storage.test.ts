import { beforeEach, describe, expect, it, vi } from 'vitest';

const START = 1_800_000_000_000;
const DAY = 86_400;
const kept = () => JSON.parse(localStorage.getItem('elementor') ?? '{}');
const session = () => JSON.parse(sessionStorage.getItem('elementor') ?? '{}');

function choose(functional: 'yes' | 'no'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the plugin's own way
  document.cookie = `cookieyes-consent=consent:${functional},action:yes,necessary:yes,functional:${functional}; path=/`;
  document.dispatchEvent(new CustomEvent('island:consent:changed'));
}

/** Each test is a page of its own: what is only in memory is gone. */
let storage: typeof import('../../widgets/popup/page/storage');
beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../widgets/popup/page/storage');
  // biome-ignore lint/suspicious/noDocumentCookie: the plugin's own way
  document.cookie = 'cookieyes-consent=; max-age=0; path=/';
});

describe('what is stored for Elementor', () => {
  it('is written in its own format, next to what is there', () => {
    localStorage.setItem('elementor', '{"__expiration":{"other":7},"other":1,"popup_2201_times":2}');
    storage.keep('popup_2201_disable', true, START);
    expect(kept()).toEqual({ __expiration: { other: 7 }, other: 1, popup_2201_times: 2, popup_2201_disable: true });
    expect(storage.readKept('popup_2201_times', START)).toBe(2);
  });

  it('expires a while after it was first stored, however often it changes', () => {
    storage.keep('count', 1, START, DAY);
    storage.keep('count', 2, START + 1000, DAY);
    expect(kept().__expiration).toEqual({ count: START + DAY * 1000 });
    expect(storage.readKept('count', START + DAY * 1000)).toBe(2);
    expect(storage.readKept('count', START + DAY * 1000 + 1)).toBeUndefined();
  });

  it('gets a new period when the last one is over', () => {
    storage.keep('count', 5, START, DAY);
    const later = START + DAY * 1000 + 1;
    storage.keep('count', 1, later, DAY);
    expect(kept()).toEqual({ __expiration: { count: later + DAY * 1000 }, count: 1 });
  });

  it.each(['{', '[]', '"text"', 'null', '{"__expiration":7}'])('may be broken: %s', (text) => {
    localStorage.setItem('elementor', text);
    expect(storage.readKept('count', START)).toBeUndefined();
    storage.keep('count', 1, START, 1);
    expect(kept()).toEqual({ __expiration: { count: START + 1000 }, count: 1 });
  });
});

describe('the count of pages and visits', () => {
  it('goes on from the original’s count', () => {
    localStorage.setItem('elementor', '{"__expiration":{},"pageViews":14,"sessions":3}');
    sessionStorage.setItem('elementor', '{"__expiration":{},"activeSession":true}');
    storage.countVisit(START);
    expect(kept()).toEqual({ __expiration: {}, pageViews: 15, sessions: 3 });
  });

  it('begins a visit where the tab has none', () => {
    storage.countVisit(START);
    storage.countVisit(START);
    expect(kept()).toEqual({ __expiration: {}, pageViews: 2, sessions: 1 });
    expect(session()).toEqual({ __expiration: {}, activeSession: true });
  });

  it('stays in memory until the visitor agrees', () => {
    document.body.innerHTML = '<div data-island="consent"></div>';
    choose('no');
    storage.countVisit(START);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(storage.readCounter('pageViews', START)).toBe(1);

    choose('yes');
    expect(kept()).toEqual({ __expiration: {}, pageViews: 1, sessions: 1 });
  });

  it('is deleted when the visitor has refused on another page', () => {
    document.body.innerHTML = '<div data-island="consent"></div>';
    choose('no');
    localStorage.setItem('elementor', '{"__expiration":{},"pageViews":14,"sessions":3,"popup_2201_disable":true}');
    storage.countVisit(START);
    expect(kept()).toEqual({ __expiration: {}, popup_2201_disable: true });
  });

  it('is deleted when a banner that names its law late says that the visitor has refused', () => {
    vi.stubGlobal('wp_has_consent', () => false);
    storage.countVisit(START);
    expect(kept().pageViews).toBe(1);
    vi.stubGlobal('wp_consent_type', 'optin');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(kept()).toEqual({ __expiration: {} });
    vi.unstubAllGlobals();
  });

  it('is deleted when the visitor no longer agrees, but the entries that keep a popup away stay', () => {
    document.body.innerHTML = '<div data-island="consent"></div>';
    choose('yes');
    storage.countVisit(START);
    storage.setCounter('popup_2201_page_views_initialPageViews', 1, START);
    storage.keep('popup_2201_disable', true, START);

    choose('no');
    expect(kept()).toEqual({ __expiration: {}, popup_2201_disable: true });
    expect(session()).toEqual({ __expiration: {} });
  });
});
