import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawing, DrawnMap } from '../../widgets/map/contract';
import { adopt } from '../../widgets/map/enhance';
import { useCookieJar } from '../helpers/cookieJar';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

// DOMPurify does not work in happy-dom; the browser tests check what it removes.
vi.mock('../../src/bridge/page/branding', async () => {
  const { aliveNodes, parseHtml } = await import('../../src/bridge/page/html');
  return { brandingNodes: (html: string) => aliveNodes(parseHtml(html)) };
});

freshVisits();

const LEEDS = { lat: 53.7965, lng: -1.5478 };

/** A fake library that notes its calls. */
function createLibrary() {
  const drawings: Drawing[] = [];
  const removed: unknown[] = [];
  const library = {
    drawings,
    removed,
    fail: (_cause: unknown) => {},
    /** The promise that the next map waits for. */
    gate: Promise.resolve(),
    async draw(place: HTMLElement, drawing: Drawing, fail: (cause: unknown) => void): Promise<DrawnMap> {
      drawings.push(drawing);
      library.fail = fail;
      await library.gate;
      place.append('map');
      const map = { number: drawings.length };
      return { map, remove: () => removed.push(map) };
    },
  };
  vi.stubGlobal('shopIslandsMaps', { fake: library });
  return library;
}

let library: ReturnType<typeof createLibrary>;
let cookies: Map<string, string>;
let page: FakePage;
let host: HTMLElement;
let stop: (() => void) | undefined;

beforeEach(() => {
  page = setPage();
  ({ cookies } = useCookieJar());
  library = createLibrary();
  showFixture('map');
  host = find('.ekit-google-map');
  host.dataset.mapAdapter = 'fake';
  stop = undefined;
});
afterEach(() => stop?.());

/** Waits until the library has been called, or until nothing more happens. The code that cleans HTML loads first. */
async function asked(): Promise<void> {
  const before = library.drawings.length;
  await until(() => expect(state() !== 'loading' || library.drawings.length > before).toBe(true));
  await settle();
}

async function mount(): Promise<void> {
  stop = adopt(host);
  await asked();
}

const state = () => host.dataset.mapState;
const askForConsent = () =>
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" data-island="consent">{}</script>');
const choose = (functional: 'yes' | 'no', more = '') => {
  cookies.set(
    'cookieyes-consent',
    `consentid:a,consent:yes,action:yes,necessary:yes,functional:${functional},analytics:no,performance:no,advertisement:no${more}`,
  );
  document.dispatchEvent(new CustomEvent('island:consent:changed'));
};

describe('a map', () => {
  it('gives the library everything, as values and clean nodes', async () => {
    host.dataset.map_basic_marker_content = '<b>Open</b> <a href="sms:1" target="_blank">a</a> <a href="/shop/">b</a>';
    await mount();
    const { center, pins, centerPin, controls } = library.drawings[0] as Drawing;
    expect(center).toEqual(LEEDS);
    expect(pins).toEqual([]);
    expect(controls.scrollZoom).toBe(false);
    expect(centerPin?.info?.innerHTML).toBe(
      '<strong>Save Point</strong><b>Open</b> <a target="_blank" rel="noopener">a</a> <a href="/shop/">b</a>',
    );
  });

  it.each([
    ['marker', 1],
    ['polyline', 1],
    ['routes', 1],
    ['polygon', 0],
    ['overlay', 0],
  ])('draws type %s with %i of the markers that the server prints for every type', async (type, count) => {
    host.dataset.map_type = type;
    host.dataset.map_markers = encodeURIComponent(JSON.stringify([{ map_marker_lat: '53.8', map_marker_lng: '-1.5' }]));
    await mount();
    expect(library.drawings[0]?.pins).toHaveLength(count);
  });

  it('keeps the paragraphs, headings and lists of a text apart', async () => {
    host.dataset.map_type = 'overlay';
    host.dataset.map_overlay_content = '<h3>Leeds</h3><P class="a">Open</P><ul><li>10 to 6</li></ul><pre>x</pre>';
    await mount();
    expect(library.drawings[0]?.overlay?.innerHTML).toBe(
      '<div>Leeds</div><div class="a">Open</div><div><div>10 to 6</div></div><pre>x</pre>',
    );
  });

  it('has no window for a marker without words', async () => {
    host.dataset.map_basic_marker_content = '';
    host.dataset.map_basic_marker_title = '';
    await mount();
    expect(library.drawings[0]?.centerPin).toEqual({ title: '', icon: undefined, info: undefined });
  });

  it('announces itself with the library’s own map object', async () => {
    const told: unknown[] = [];
    host.addEventListener('island:map:shown', (event) => told.push((event as CustomEvent).detail));
    await mount();
    expect(told).toEqual([{ type: 'basic', map: { number: 1 } }]);
    expect(state()).toBe('shown');
    expect(host.textContent).toBe('map');
    expect(find('[role="group"]', host).getAttribute('aria-label')).toBe('Map: Save Point');
  });

  it('appears even when the page’s language code is malformed', async () => {
    document.documentElement.lang = 'en_GB';
    await mount();
    expect(find('[role="group"]', host).getAttribute('aria-label')).toBe('Map: Save Point');
    document.documentElement.lang = '';
  });

  it('keeps what the server printed until it is drawn', async () => {
    host.innerHTML = '<p>12 Arcade Lane</p>';
    let open = () => {};
    library.gate = new Promise((resolve) => {
      open = resolve;
    });
    await mount();
    expect([state(), host.textContent]).toEqual(['loading', '12 Arcade Lane']);
    open();
    await settle();
    expect([state(), host.textContent]).toEqual(['shown', 'map']);
  });

  it('restores the host when it is removed', async () => {
    host.innerHTML = '<p>12 Arcade Lane</p>';
    await mount();
    stop?.();
    expect(host.innerHTML).toBe('<p>12 Arcade Lane</p>');
    expect(state()).toBeUndefined();
    expect(library.removed).toEqual([{ number: 1 }]);
  });

  it('is removed at once when it loads after its host was removed', async () => {
    let open = () => {};
    library.gate = new Promise((resolve) => {
      open = resolve;
    });
    await mount();
    stop?.();
    open();
    await settle();
    expect(library.removed).toEqual([{ number: 1 }]);
    expect(host.childElementCount).toBe(0);
  });

  it('is drawn once', async () => {
    await mount();
    expect(adopt(host)).toBeUndefined();
    await settle();
    expect(library.drawings).toHaveLength(1);
  });
});

describe('a map that cannot be shown', () => {
  const words = () => host.textContent?.trim();

  it.each([
    ['its library fails', () => vi.spyOn(library, 'draw').mockRejectedValue(new Error('no'))],
    [
      'its library throws',
      () =>
        vi.spyOn(library, 'draw').mockImplementation(() => {
          throw new Error('no');
        }),
    ],
    [
      'nobody knows its library',
      () => {
        host.dataset.mapAdapter = 'toString';
      },
    ],
    [
      'it has no key',
      () => {
        host.dataset.mapAdapter = 'google';
        host.dataset.api_key = '';
      },
    ],
    [
      'its picture has no key',
      () => Object.assign(host.dataset, { mapAdapter: 'google', map_type: 'static', api_key: '' }),
    ],
  ])('names its place, with a link, when %s', async (_, damage) => {
    damage();
    await mount();
    await until(() => expect(state()).toBe('failed'));
    expect(words()).toContain('Open in a map');
    expect(find('a', host).getAttribute('aria-label')).toMatch(/^Open in a map: /);
    expect(page.problems.map(({ island, what }) => [island, what])).toEqual([['map', 'A map could not be shown.']]);
  });

  it('shows its title and address', async () => {
    vi.spyOn(library, 'draw').mockRejectedValue(new Error('no'));
    await mount();
    expect([...host.querySelectorAll('span')].map((line) => line.textContent)).toEqual([
      'Save Point',
      '12 Arcade Lane, Leeds',
    ]);
  });

  it('shows them once in a copy of a drawn map whose own drawing fails', async () => {
    await mount();
    const copy = host.cloneNode(true) as HTMLElement;
    host.after(copy);
    vi.spyOn(library, 'draw').mockRejectedValue(new Error('no'));
    const stopCopy = adopt(copy);
    await until(() => expect(copy.dataset.mapState).toBe('failed'));
    expect([...copy.children].map(({ className }) => className)).toEqual(['shop-islands shop-islands-map-words']);
    stopCopy?.();
  });

  it('shows its coordinates when it has no text', async () => {
    Object.assign(host.dataset, { map_addr: '', map_basic_marker_title: '' });
    vi.spyOn(library, 'draw').mockRejectedValue(new Error('no'));
    await mount();
    expect(find('span', host).textContent).toBe('53.7965, -1.5478');
    expect(find('a', host).getAttribute('aria-label')).toBe('Open in a map: 53.7965, -1.5478');
  });

  it('leaves what the server printed', async () => {
    host.innerHTML = '<p>12 Arcade Lane</p>';
    vi.spyOn(library, 'draw').mockRejectedValue(new Error('no'));
    await mount();
    expect(host.innerHTML).toBe('<p>12 Arcade Lane</p>');
  });

  it('may fail later, and is reported once', async () => {
    await mount();
    library.fail(new Error('refused'));
    library.fail(new Error('refused'));
    expect([state(), library.removed.length, page.problems.length]).toEqual(['failed', 1, 1]);
    expect(words()).toContain('12 Arcade Lane, Leeds');
  });
});

describe('consent', () => {
  it('is not waited for when nobody asks for it', async () => {
    await mount();
    expect(state()).toBe('shown');
  });

  it('is waited for, and later changes of it are followed', async () => {
    askForConsent();
    await mount();
    expect([state(), library.drawings.length]).toEqual(['waiting', 0]);
    expect(host.textContent).toContain('12 Arcade Lane, Leeds');
    expect(host.textContent).toContain('waits for your consent');
    expect(find('[data-consent-open]', host).tagName).toBe('BUTTON');
    choose('yes');
    choose('yes');
    await asked();
    expect([state(), library.drawings.length]).toEqual(['shown', 1]);
    choose('no');
    expect([state(), library.removed.length]).toEqual(['waiting', 1]);
    choose('yes');
    await asked();
    expect([state(), library.drawings.length]).toEqual(['shown', 2]);
  });

  it('is asked for once in a copy that a carousel makes of the waiting map', async () => {
    askForConsent();
    await mount();
    const copy = host.cloneNode(true) as HTMLElement;
    host.after(copy);
    const stopCopy = adopt(copy);
    await settle();
    expect([copy.textContent, copy.querySelectorAll('[data-consent-open]').length]).toEqual([host.textContent, 1]);
    stopCopy?.();
    expect(copy.children.length).toBe(0);
  });

  it('may be for another category, or for none', async () => {
    askForConsent();
    host.dataset.mapConsent = 'maps';
    await mount();
    choose('yes');
    expect(state()).toBe('waiting');
    choose('no', ',maps:yes');
    await asked();
    expect(state()).toBe('shown');
    stop?.();
    cookies.clear();
    host.dataset.mapConsent = 'necessary';
    await mount();
    expect(state()).toBe('shown');
  });

  it('is no longer waited for when the host has left the page', async () => {
    askForConsent();
    await mount();
    stop?.();
    choose('yes');
    await settle();
    expect(library.drawings).toEqual([]);
    expect(host.childElementCount).toBe(0);
  });
});
