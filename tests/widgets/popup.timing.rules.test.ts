// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parsePopupSettings } from '../../widgets/popup/settings.rules';
import { browserOf, passesTiming, type Visit } from '../../widgets/popup/timing.rules';

const visit: Visit = {
  now: new Date(2026, 10, 27, 12).getTime(),
  referrer: '',
  host: 'www.shop.example',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  device: 'desktop',
  roles: undefined,
  pageViews: 0,
  sessions: 0,
  impressions: 0,
};

/** Whether a rule allows the popup. */
function passes(name: string, printed: Record<string, unknown>, known: Partial<Visit> = {}): boolean {
  const own = Object.fromEntries(Object.entries(printed).map(([key, value]) => [`${name}_${key}`, value]));
  return passesTiming(parsePopupSettings({ timing: { [name]: 'yes', ...own } }).timing, { ...visit, ...known });
}

describe('timing rules', () => {
  it('show a popup where there are none', () => {
    expect(passesTiming(new Map(), visit)).toBe(true);
  });

  it('have to pass all together', () => {
    const { timing } = parsePopupSettings({
      timing: { times: 'yes', times_times: 1, devices: 'yes', devices_devices: ['desktop'] },
    });
    expect(passesTiming(timing, visit)).toBe(true);
    expect(passesTiming(timing, { ...visit, impressions: 1 })).toBe(false);
    expect(passesTiming(timing, { ...visit, device: 'mobile' })).toBe(false);
  });

  it('ask by default for three pages, two visits and fewer than three impressions', () => {
    expect([2, 3].map((pageViews) => passes('page_views', {}, { pageViews }))).toEqual([false, true]);
    expect([1, 2].map((sessions) => passes('sessions', {}, { sessions }))).toEqual([false, true]);
    expect([2, 3].map((impressions) => passes('times', {}, { impressions }))).toEqual([true, false]);
  });

  it('ask for as many as the shop says', () => {
    expect([4, 5].map((pageViews) => passes('page_views', { views: '5' }, { pageViews }))).toEqual([false, true]);
    expect([6, 7].map((sessions) => passes('sessions', { sessions: 7 }, { sessions }))).toEqual([false, true]);
    expect([0, 1].map((impressions) => passes('times', { times: 1 }, { impressions }))).toEqual([true, false]);
  });
});

describe('the rule about where a visitor came from', () => {
  const referrer = 'https://news.example/games?page=2';

  it.each([
    ['show', 'news.example', true],
    ['show', 'blog.example', false],
    ['hide', 'news.example', false],
    ['hide', 'blog.example', true],
    ['regex', '^https://news\\.[a-z]+/games', true],
    ['regex', '^http://', false],
    ['regex', '(', false],
    ['regex', '(.+)+', false],
    ['', 'news.example', true],
    ['hide', '', true],
    ['show', '', false],
    ['regex', '', true],
  ])('%s the address %s: %s', (action, url, isShown) => {
    expect(passes('url', { action, url }, { referrer })).toBe(isShown);
  });

  it.each([
    [['internal'], 'https://shop.example/cart/', true],
    [['internal'], 'https://www.shop.example/', true],
    [['internal'], '', false],
    [['internal'], 'https://news.example/', false],
    [['external'], 'https://shop.example/cart/', false],
    [['external'], 'https://news.example/', true],
    [['external'], '', true],
    [['search'], 'https://www.google.com/', true],
    [['search'], 'https://bing.com/', true],
    [['search'], 'https://yandex.ru/search', true],
    [['search'], 'http://www.baidu.com/', true],
    [['search'], 'https://yahoo.co.jp/', true],
    [['search'], 'https://google/', false],
    [['search'], 'https://notgoogle.com/', false],
    [['search'], 'https://news.example/?from=https://google.com', false],
    [['search'], '', false],
    [['search', 'internal'], 'https://news.example/', false],
    [['search', 'external', 'internal'], 'nonsense', true],
    [undefined, 'https://news.example/', true],
    [[], 'https://news.example/', false],
  ])('for the sources %j decides about "%s": %s', (sources, from, isShown) => {
    expect(passes('sources', { sources }, { referrer: from })).toBe(isShown);
  });
});

describe('the rule about visitors who are logged in', () => {
  it('never hides a popup from guests', () => {
    expect(passes('logged_in', { users: 'all' })).toBe(true);
  });

  it('hides a popup from all of them, or from some roles', () => {
    const roles = ['customer', 'subscriber'];
    expect(passes('logged_in', { users: 'all' }, { roles })).toBe(false);
    expect(passes('logged_in', {}, { roles })).toBe(false);
    expect(passes('logged_in', { users: 'custom', roles: ['editor', 'customer'] }, { roles })).toBe(false);
    expect(passes('logged_in', { users: 'custom', roles: ['editor'] }, { roles })).toBe(true);
    expect(passes('logged_in', { users: 'custom' }, { roles })).toBe(true);
  });
});

describe('the rules about devices and browsers', () => {
  it('pass the listed ones', () => {
    expect(passes('devices', { devices: ['desktop', 'tablet'] })).toBe(true);
    expect(passes('devices', { devices: ['mobile'] })).toBe(false);
    expect(passes('devices', { devices: 'desktop' })).toBe(true);
    expect(passes('devices', {})).toBe(true);
    expect(passes('browsers', { browsers: 'all', browsers_options: ['firefox'] })).toBe(true);
    expect(passes('browsers', { browsers: 'custom', browsers_options: ['firefox'] })).toBe(false);
    expect(passes('browsers', { browsers: 'custom', browsers_options: ['chrome', 'firefox'] })).toBe(true);
  });

  it.each([
    ['chrome', visit.userAgent],
    ['edge', `${visit.userAgent} Edg/142.0.0.0`],
    ['opera', `${visit.userAgent} OPR/125.0.0.0`],
    ['firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    [
      'safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'chrome',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    ],
    ['ie', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
    ['', 'curl/8'],
  ])('recognise %s', (name, userAgent) => {
    expect(browserOf(userAgent)).toBe(name);
  });
});

describe('the schedule', () => {
  const at = (text: string) => ({ now: new Date(text).getTime() });
  const dates = { start_date: '2026-11-27 09:00', end_date: '2026-11-27 18:00', timezone: 'visitor' };

  it.each([
    ['2026-11-27T08:59:59', false],
    ['2026-11-27T09:00:00', true],
    ['2026-11-27T18:00:00', true],
    ['2026-11-27T18:00:01', false],
  ])('includes both ends, in the visitor’s time: %s', (now, isShown) => {
    expect(passes('schedule', dates, at(now))).toBe(isShown);
  });

  it('uses the time that the server printed where it is in the site’s time', () => {
    const site = { ...dates, timezone: 'site' };
    expect(passes('schedule', { ...site, server_datetime: '2026-11-27 10:00:00' }, at('2026-11-28T10:00:00'))).toBe(
      true,
    );
    expect(passes('schedule', { ...site, server_datetime: '2026-11-28 10:00:00' }, at('2026-11-27T10:00:00'))).toBe(
      false,
    );
    expect(passes('schedule', site, at('2026-11-27T10:00:00'))).toBe(true);
  });

  it('uses the visitor’s time where it is in the visitor’s time, whatever site’s time a cached page has', () => {
    expect(passes('schedule', { ...dates, server_datetime: '2026-11-27 10:00:00' }, at('2026-11-28T10:00:00'))).toBe(
      false,
    );
    expect(passes('schedule', { ...dates, server_datetime: '2026-11-28 10:00:00' }, at('2026-11-27T10:00:00'))).toBe(
      true,
    );
  });

  it('may lack either end, and an invalid date is no end', () => {
    expect(passes('schedule', { start_date: dates.start_date }, at('2030-01-01T00:00:00'))).toBe(true);
    expect(passes('schedule', { end_date: dates.end_date }, at('2020-01-01T00:00:00'))).toBe(true);
    expect(passes('schedule', { start_date: 'soon', end_date: '27/11/2026' }, at('2026-11-27T10:00:00'))).toBe(true);
    expect(passes('schedule', { start_date: '2026-11-27' }, at('2026-11-26T23:59:59'))).toBe(false);
  });
});
