/** The check's screen: its words, its table, its cards and its buttons. */
import { describe, expect, it, vi } from 'vitest';
import { broughtBy, staysFor, together, verdictOf } from '../../scripts/shopCheck/rules/verdict';
import { cardOf, lineOf } from '../../scripts/shopCheck/screen/card';
import { openScreen } from '../../scripts/shopCheck/screen/screen';
import { kilobytes, sayer } from '../../scripts/shopCheck/screen/texts';
import type { Finding, PageResult, ScreenData, Told } from '../../scripts/shopCheck/types';

const weight = (bytes: number, files = 1) => ({ bytes, files, unmeasured: 0 });
const pageWith = (more: Partial<PageResult> = {}): PageResult => ({
  kind: 'home',
  name: 'Home',
  url: 'https://shop.example/',
  cart: 0,
  verdict: 'same',
  unseen: '',
  off: weight(50_000),
  on: weight(8_000),
  jquery: { off: true, on: false },
  stays: [],
  left: [],
  yielded: [],
  findings: [],
  doctor: [],
  ...more,
});
const say = sayer({
  sameLess: 'The same, %s KB less',
  same: 'The same',
  broken: 'Broken',
  more: '%s KB more',
  dead: '“%s” is dead',
  twice: '%2$s and %1$s',
});
const dead: Told = {
  kind: 'dead',
  level: 'broken',
  words: ['Menu'],
  marks: [],
  islands: [],
  file: '',
  widths: [390],
  advice: { do: 'keep', what: 'jquery', why: 'counts-on', words: ['menu', 'jQuery'] },
};

it('values stand where a text has places for them, in the text’s order', () => {
  expect([say('twice', 'a', 'b'), say('dead', 'Menu'), say('none')]).toEqual(['b and a', '“Menu” is dead', 'none']);
  expect([kilobytes(-1234, 'en'), kilobytes(12_345, 'en')]).toEqual(['1.2', '12']);
});

it('a page’s line says that it is the same, how much lighter it is, or that it is broken', () => {
  expect(lineOf(pageWith(), say, 'en')).toBe('The same, 42 KB less');
  expect(lineOf(pageWith({ on: weight(50_100) }), say, 'en')).toBe('The same');
  expect(lineOf(pageWith({ verdict: 'broken', on: weight(60_000) }), say, 'en')).toBe('Broken. 10 KB more');
});

it('findings of both widths are one, and what is broken comes first', () => {
  const differs: Finding = { ...dead, kind: 'new-text', level: 'differs' };
  const all = together(
    new Map([
      [390, [differs, dead]],
      [1280, [dead]],
    ]),
  );
  expect(all.map(({ kind, widths }) => [kind, widths])).toEqual([
    ['dead', [390, 1280]],
    ['new-text', [390]],
  ]);
  expect([verdictOf([differs, dead]), verdictOf([differs]), verdictOf([])]).toEqual(['broken', 'differs', 'same']);
});

it('the reasons for keeping jQuery are the doctor’s, and there are none on a page without jQuery', () => {
  const report = {
    gone: [],
    left: [],
    needed: { jquery: ['own-script'], 'jquery-core': ['wc-geolocation', 'own-script'] },
  };
  expect(staysFor(report, { hasJQuery: true })).toEqual([
    { handle: 'wc-geolocation', why: 'No island finds the country of a visitor behind a page cache.' },
    { handle: 'own-script', why: '' },
  ]);
  expect(staysFor(report, { hasJQuery: false })).toEqual([]);
});

it('the result of the islands is the mean of each kind of page, without pages that were not looked at', () => {
  const pages = [pageWith(), pageWith({ off: weight(30_000, 3) }), pageWith({ kind: 'cart', verdict: 'unseen' })];
  expect(broughtBy(pages)).toEqual([{ kind: 'home', off: weight(40_000, 2), on: weight(8_000) }]);
});

describe('a card', () => {
  const actions = { say, language: 'en', settings: '/settings', onAgain: vi.fn() };

  it('does what it advises, and says so', async () => {
    const onAdvice = vi.fn(() => Promise.resolve());
    const card = cardOf(pageWith({ verdict: 'broken', findings: [dead] }), { ...actions, onAdvice });
    expect(card.textContent).toContain('“Menu” is dead (390 px)');
    const button = [...card.querySelectorAll('button')].find(({ textContent }) => textContent === 'do-keep');
    button?.click();
    expect(onAdvice).toHaveBeenCalledWith(dead.advice);
    await expect.poll(() => card.querySelector('[role=status] a')?.getAttribute('href')).toBe('/settings');
    expect(button?.disabled).toBe(true);
  });

  it('says what the shop refused, and can be pressed again', async () => {
    const card = cardOf(pageWith({ verdict: 'broken', findings: [dead] }), {
      ...actions,
      onAdvice: () => Promise.reject(new Error('403')),
    });
    const button = [...card.querySelectorAll('button')].find(({ textContent }) => textContent === 'do-keep');
    button?.click();
    await expect.poll(() => button?.disabled).toBe(false);
    expect(card.querySelector('[role=status]')?.textContent).toBe('failed');
  });

  it('has one button for findings with the same advice', () => {
    const card = cardOf(pageWith({ findings: [dead, { ...dead, words: ['Search'] }] }), {
      ...actions,
      onAdvice: vi.fn(),
    });
    expect([...card.querySelectorAll('button')].filter(({ textContent }) => textContent === 'do-keep')).toHaveLength(1);
  });

  it('shows texts of a page as texts', () => {
    const card = cardOf(pageWith({ findings: [{ ...dead, words: ['<img src=x>'] }] }), {
      ...actions,
      onAdvice: vi.fn(),
    });
    expect(card.querySelector('img')).toBeNull();
  });
});

describe('the screen', () => {
  const data: ScreenData = {
    rest: '/rest',
    nonce: 'n',
    last: null,
    at: '',
    isOutdated: false,
    own: ['/landing/'],
    settings: '/settings',
    texts: {},
  };
  const shop = { pass: vi.fn(), keep: vi.fn(), act: vi.fn(), keepOwn: vi.fn(() => Promise.resolve(['/a/'])) };
  const open = (more: Partial<ScreenData> = {}) => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    openScreen(place, { ...data, ...more }, shop);
    return place;
  };

  it('shows the last result with its date, the broken pages first', () => {
    const place = open({
      last: {
        pages: [pageWith(), pageWith({ name: 'Cart', verdict: 'broken', findings: [dead] })],
        isStopped: false,
        browser: '',
      },
      at: '2026-01-02',
      isOutdated: true,
    });
    expect([...place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Cart', 'Home']);
    expect(place.textContent).toContain('outdated');
    expect(place.querySelector('.notice-error')).not.toBeNull();
  });

  it('no longer says that the shop has changed once it has been looked at again', async () => {
    vi.stubGlobal('navigation', {});
    shop.pass.mockResolvedValue({ secret: 's', pages: [] });
    const place = open({ isOutdated: true });
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(place.textContent).toContain('done'));
    expect(place.textContent).not.toContain('outdated');
  });

  it('says that nothing is broken only where pages were looked at', () => {
    expect(open().querySelector('.notice')).toBeNull();
    const none = open({ last: { pages: [pageWith({ verdict: 'unseen' })], isStopped: false, browser: '' } });
    expect([none.textContent?.includes('allFine'), none.textContent?.includes('someUnseen')]).toEqual([false, true]);
  });

  it('keeps the owner’s own pages as the shop gives them back', async () => {
    const place = open();
    const field = place.querySelector('textarea') as HTMLTextAreaElement;
    field.value = '/a/ nonsense';
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'ownSave')?.click();
    await expect.poll(() => field.value).toBe('/a/');
    expect(shop.keepOwn).toHaveBeenCalledWith(['/a/', 'nonsense']);
  });

  it('says why it could not begin', async () => {
    vi.stubGlobal('navigation', {});
    shop.pass.mockRejectedValueOnce(new Error('offline'));
    const place = open();
    place.querySelector('button')?.click();
    await expect.poll(() => place.querySelector('.shop-islands-check-status')?.textContent).toBe('failed');
    expect(place.querySelector('button')?.disabled).toBe(false);
    vi.unstubAllGlobals();
  });
});
