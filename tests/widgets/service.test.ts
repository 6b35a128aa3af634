import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../src/bridge/page/clock';
import { adopt } from '../../widgets/service/enhance';
import { readService } from '../../widgets/service/read';
import { loadScriptsEmpty } from '../helpers/browser';
import { useCookieJar } from '../helpers/cookieJar';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const BASE = 'https://shop.example/';

function declare(settings: unknown, tag = 'script'): HTMLElement {
  const host = document.createElement(tag);
  host.setAttribute('type', 'application/json');
  host.dataset.island = 'service';
  host.textContent = typeof settings === 'string' ? settings : JSON.stringify(settings);
  document.body.append(host);
  return host;
}

let cookies: Map<string, string>;
let written: string[];
beforeEach(() => {
  loadScriptsEmpty();
  ({ cookies, written } = useCookieJar());
  vi.spyOn(clock, 'now').mockReturnValue(1_800_000_000_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(window, 'shopAnalytics');
});

const choose = (...categories: string[]) => {
  cookies.set(
    'cookieyes-consent',
    `consentid:a,consent:yes,action:yes,necessary:yes,${['functional', 'analytics', 'advertisement'].map((slug) => `${slug}:${categories.includes(slug) ? 'yes' : 'no'}`)}`,
  );
  document.dispatchEvent(new CustomEvent('island:consent:changed'));
};
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

describe('a declaration', () => {
  it.each([
    ['analytics', 'analytics'],
    ['pixel', 'advertisement'],
    ['chat', 'functional'],
    ['review', 'functional'],
    ['social', 'advertisement'],
    ['toString', 'necessary'],
  ])('of kind %s belongs to the category %s', (kind, category) =>
    expect(readService(declare({ kind, src: '/a.js' }), BASE)?.category).toBe(category),
  );

  it('can name its category', () =>
    expect(readService(declare({ kind: 'pixel', category: 'analytics' }), BASE)?.category).toBe('analytics'));

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'http://', 7])('has no script for the address %s', (src) =>
    expect(readService(declare({ src }), BASE)?.src).toBe(''),
  );

  it('is read only from a JSON script', () => {
    expect(readService(declare({ src: '/a.js' }, 'div'), BASE)).toBeUndefined();
    expect(readService(declare('{broken'), BASE)).toBeUndefined();
  });

  it('gives its script no attribute that could run code', () => {
    const { attributes } =
      readService(declare({ attributes: { onload: 'x()', SRC: 'y', 'data-id': 7, integrity: 'sha' } }), BASE) ?? {};
    expect(attributes).toEqual({ 'data-id': '7', integrity: 'sha' });
  });

  it('can have any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
        for (const settings of [
          whole,
          { src: part, kind: part, category: part, attributes: part, data: part, clickIds: part },
        ]) {
          const service = readService(declare(settings), BASE);
          if (service) expect(service.src === '' || /^https?:/.test(service.src)).toBe(true);
          document.body.replaceChildren();
        }
      }),
    );
  });
});

describe('a service', () => {
  it('waits for its category, then starts once, with its data', () => {
    adopt(declare({ kind: 'analytics', src: 'https://a.example/a.js', attributes: { 'data-id': '7' } }));
    choose('advertisement');
    expect(scripts()).toEqual([]);
    expect((window as { shopAnalytics?: unknown }).shopAnalytics).toBeUndefined();
    choose('analytics');
    choose();
    choose('analytics');
    expect(scripts()).toEqual(['https://a.example/a.js']);
    expect(document.head.querySelector('script')?.dataset.id).toBe('7');
    expect(document.head.querySelector('script')?.async).toBe(true);
    expect((window as { shopAnalytics?: unknown }).shopAnalytics).toEqual({ currency_minor_unit: 2, products: [] });
  });

  it('that needs no consent starts at once', () => {
    adopt(declare({ src: 'https://a.example/b.js' }));
    expect(scripts()).toEqual(['https://a.example/b.js']);
  });

  it('does not load a script that is on the page already', () => {
    const there = document.createElement('script');
    there.src = 'https://a.example/c.js';
    document.head.append(there);
    adopt(declare({ src: 'https://a.example/c.js' }));
    adopt(declare({ src: 'https://a.example/c.js' }));
    expect(scripts()).toEqual(['https://a.example/c.js']);
  });

  it('finds data that waited for it before its own', () => {
    vi.stubGlobal('_queue', [['first']]);
    vi.stubGlobal('settings', { a: 1 });
    adopt(declare({ data: { _queue: [['init', 7]], settings: { b: 2 }, fresh: [1], 'not a name': {} } }));
    const page = window as unknown as Record<string, unknown>;
    expect(page._queue).toEqual([['first'], ['init', 7]]);
    expect(page.settings).toEqual({ a: 1, b: 2 });
    expect(page.fresh).toEqual([1]);
    Reflect.deleteProperty(window, 'fresh');
  });

  it('that does not load is reported', async () => {
    const { problems } = setPage();
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    adopt(declare({ src: 'https://a.example/d.js' }));
    (append.mock.lastCall?.[0] as HTMLElement | undefined)?.dispatchEvent(new Event('error'));
    await settle();
    expect(problems.map(({ island, what }) => [island, what])).toEqual([
      ['service', 'A service could not be loaded: https://a.example/d.js'],
    ]);
  });
});

describe('an ad’s click', () => {
  beforeEach(() => void vi.spyOn(location, 'search', 'get').mockReturnValue('?gclid=abc'));

  it('is kept with consent for 90 days, and deleted when consent is withdrawn', () => {
    adopt(declare({ kind: 'pixel', clickIds: true }));
    expect(cookies.has('_gcl_aw')).toBe(false);
    choose('advertisement');
    expect(cookies.get('_gcl_aw')).toBe('GCL.1800000000.abc');
    expect(written.find((cookie) => cookie.startsWith('_gcl_aw'))).toContain('max-age=7776000');
    choose();
    expect(cookies.has('_gcl_aw')).toBe(false);
    choose('advertisement');
    expect(cookies.has('_gcl_aw')).toBe(true);
  });

  it('is deleted when the visitor’s agreement is gone, cookie and all', () => {
    choose('advertisement');
    adopt(declare({ kind: 'pixel', clickIds: true }));
    expect(cookies.has('_gcl_aw')).toBe(true);
    cookies.delete('cookieyes-consent');
    document.dispatchEvent(new Event('island:consent:changed'));
    expect(cookies.has('_gcl_aw')).toBe(false);
  });

  it('keeps its first time when the same address opens again', () => {
    cookies.set('_gcl_aw', 'GCL.1700000000.abc');
    choose('advertisement');
    adopt(declare({ kind: 'pixel', clickIds: true }));
    expect(cookies.get('_gcl_aw')).toBe('GCL.1700000000.abc');
  });

  it('that was kept without consent is deleted', () => {
    choose();
    cookies.set('_gcl_aw', 'GCL.1700000000.old');
    adopt(declare({ kind: 'pixel', clickIds: true }));
    expect(cookies.has('_gcl_aw')).toBe(false);
  });

  it.each([
    [true, true],
    [false, false],
  ])('is neither kept nor deleted before the banner says which law it follows (agreed: %s)', (isAgreed, isKept) => {
    vi.stubGlobal('wp_has_consent', () => isAgreed);
    cookies.set('_gcl_aw', 'GCL.1700000000.old');
    adopt(declare({ kind: 'pixel', clickIds: true, category: 'advertisement' }));
    expect(cookies.get('_gcl_aw')).toBe('GCL.1700000000.old');
    vi.spyOn(location, 'search', 'get').mockReturnValue('');
    vi.stubGlobal('wp_consent_type', 'optin');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(cookies.has('_gcl_aw')).toBe(isKept);
  });
});
