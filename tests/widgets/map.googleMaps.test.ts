import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock, type FakeClock } from '../helpers/clock';

const ADDRESS = 'https://maps.example/api/js?v=weekly';
const classes = { Map: class {} };

let time: FakeClock;
vi.mock('../../src/bridge/page/clock', () => ({
  clock: { now: () => time.now(), after: (...timer: Parameters<FakeClock['after']>) => time.after(...timer) },
}));

interface Page {
  google?: { maps?: object } | undefined;
  gm_authFailure?: (() => void) | undefined;
  shopIslandsMapsReady?: () => void;
}
const page = window as unknown as Page;

let appended: HTMLScriptElement[];
let bridge: typeof import('../../widgets/map/google/page/script');

beforeEach(async () => {
  time = createClock();
  appended = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void appended.push(script as HTMLScriptElement));
  vi.resetModules();
  bridge = await import('../../widgets/map/google/page/script');
});
afterEach(() => {
  page.google = undefined;
  page.gm_authFailure = undefined;
});

const load = (key = 'k') => bridge.loadGoogleMaps(ADDRESS, key);
const arrive = (maps: object = classes) => {
  page.google = { maps };
  page.shopIslandsMapsReady?.();
};

describe('the maps script', () => {
  it('is added once with the first map’s key, and counts as loaded when it calls back', async () => {
    const both = [load('k&y'), load('other')];
    expect(appended.map(({ src }) => src)).toEqual([
      'https://maps.example/api/js?v=weekly&key=k%26y&loading=async&callback=shopIslandsMapsReady',
    ]);
    arrive();
    expect(await Promise.all(both)).toEqual([classes, classes]);
    expect(await load()).toBe(classes);
    expect(appended).toHaveLength(1);
  });

  it('is not added without a key, but a later map with a key adds it', async () => {
    await expect(load('')).rejects.toThrow('No key');
    expect(appended).toEqual([]);
    const later = load();
    arrive();
    expect(await later).toBe(classes);
    expect(await load('')).toBe(classes);
  });

  it('is not added when the page has loaded its own', async () => {
    page.google = { maps: classes };
    expect(await load('')).toBe(classes);
    expect(appended).toEqual([]);
  });

  it.each(['src', 'data-src'])('is not added while the page’s own tag (%s) is loading', async (attribute) => {
    const tag = document.createElement('script');
    tag.type = 'text/plain';
    tag.setAttribute(attribute, 'https://maps.googleapis.com/maps/api/js?key=theirs');
    document.body.append(tag);
    const maps = load('');
    page.google = { maps: classes };
    tag.dispatchEvent(new Event('load'));
    expect(await maps).toBe(classes);
    expect(appended).toEqual([]);
  });

  it('may bring its classes one library after the other', async () => {
    const named: string[] = [];
    const maps: { Map?: object; importLibrary(name: string): Promise<void> } = {
      async importLibrary(name) {
        named.push(name);
        if (name === 'maps') maps.Map = classes.Map;
      },
    };
    page.google = { maps };
    expect(await load('')).toBe(maps);
    expect(named).toEqual(['maps', 'marker', 'geocoding', 'routes', 'streetView']);
  });

  it.each([
    ['cannot be loaded', () => appended[0]?.dispatchEvent(new Event('error')), /could not be loaded/],
    ['brings no maps', () => arrive({}), /brought no maps/],
  ])('fails every map when it %s', async (_, happen, message) => {
    const both = Promise.allSettled([load(), load()]);
    happen();
    for (const one of await both) expect(String((one as PromiseRejectedResult).reason)).toMatch(message);
    await expect(load()).rejects.toThrow(message);
  });

  it('fails when it has not loaded after 15 seconds', async () => {
    const outcome = expect(load()).rejects.toThrow('did not come in time');
    await time.advance(15_000);
    await outcome;
  });

  it('that comes after 15 seconds serves the maps that ask later', async () => {
    const outcome = expect(load()).rejects.toThrow('did not come in time');
    await time.advance(15_000);
    await outcome;
    arrive();
    expect(await load()).toBe(classes);
    expect(appended).toHaveLength(1);
  });

  it('that is still on its way after 15 seconds is waited for by the next map', async () => {
    const outcome = expect(load()).rejects.toThrow('did not come in time');
    await time.advance(15_000);
    await outcome;
    const next = load();
    arrive();
    expect(await next).toBe(classes);
    expect(appended).toHaveLength(1);
  });
});

describe('a refused key', () => {
  it('is reported to each map on the page, to the theme, and to later maps', async () => {
    const told: string[] = [];
    page.gm_authFailure = () => told.push('theme');
    const maps = load();
    arrive();
    await maps;
    bridge.onRefused(() => told.push('first'));
    const stop = bridge.onRefused(() => told.push('second'));
    stop();
    page.gm_authFailure?.();
    expect(told).toEqual(['theme', 'first']);
    await expect(load()).rejects.toThrow('refuses the key');
  });
});
