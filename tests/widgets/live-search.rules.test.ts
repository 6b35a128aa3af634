import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { piecesOf, searchPage } from '../../widgets/live-search/rules';
import { createSearchStore, DEBOUNCE, type SearchStore } from '../../widgets/live-search/store';
import { createClock, type FakeClock } from '../helpers/clock';

describe('matches in a text', () => {
  const marked = (text: string, term: string) =>
    piecesOf(text, term).map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part));

  it.each([
    ['Moonlight Drift', 'moon', '[Moon]light Drift'],
    ['Tide of tides', 'TIDE', '[Tide] of [tide]s'],
    ['C++ & <b>Go</b>', '<B>go', 'C++ & [<b>Go]</b>'],
    ['What (if) [a.b]*?', '(if) [a.b]*?', 'What [(if) [a.b]*?]'],
    ['A\\d', '\\d', 'A[\\d]'],
    ['Straße ÉTÉ', 'été', 'Straße [ÉTÉ]'],
    ['Nothing', 'zebra', 'Nothing'],
    ['Nothing', '', 'Nothing'],
    ['', 'x', ''],
  ])('are marked in %j for %j', (text, term, words) => {
    expect(marked(text, term).join('')).toBe(words);
  });

  it('never change the text, and have the term’s length', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, term) => {
        const pieces = piecesOf(text, term);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) if (piece.isMatch) expect(piece.text.length).toBe(term.length);
      }),
    );
  });

  it('are marked where the term stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, term, after) => {
        expect(piecesOf(before + term + after, term).some(({ isMatch }) => isMatch)).toBe(true);
      }),
    );
  });
});

describe('the shop’s search page', () => {
  const fields = [
    ['nonce', 'ab12'],
    ['_wp_http_referer', '/shop/'],
    ['post_type', 'product'],
    ['s', ' moon & tide '],
    ['product_cat', '16'],
  ] as const;

  it.each([
    [
      'https://s.example/wp-json/shopengine/v1/advanced-search/',
      'https://s.example/?post_type=product&s=moon+%26+tide',
    ],
    [
      'https://s.example/de/wp-json/shopengine/v1/advanced-search',
      'https://s.example/de/?post_type=product&s=moon+%26+tide',
    ],
    ['/sub/api/shopengine/v1/advanced-search/', 'https://s.example/sub/?post_type=product&s=moon+%26+tide'],
    [
      '/sub/index.php?rest_route=/shopengine/v1/advanced-search/',
      'https://s.example/sub/?post_type=product&s=moon+%26+tide',
    ],
    [
      '/?lang=de&rest_route=/shopengine/v1/advanced-search/',
      'https://s.example/?lang=de&post_type=product&s=moon+%26+tide',
    ],
  ])('is found for the action %s', (action, page) => {
    expect(searchPage(action, 'https://s.example/shop/?x=1', fields)).toBe(page);
  });

  it('keeps a category’s slug, but no id, and always asks for products', () => {
    const action = '/wp-json/shopengine/v1/advanced-search/';
    const page = (category: string) =>
      searchPage(action, 'https://s.example/', [
        ['s', 'x'],
        ['product_cat', category],
      ]);
    expect(page('games')).toBe('https://s.example/?s=x&product_cat=games&post_type=product');
    expect([page('16,17'), page('')]).toEqual(Array(2).fill('https://s.example/?s=x&post_type=product'));
  });

  it('is the form’s own address where that is not the route', () => {
    expect(searchPage('/', 'https://s.example/', fields)).toBeUndefined();
    expect(searchPage('', 'https://s.example/shop/', fields)).toBeUndefined();
  });
});

describe('the live search’s store', () => {
  interface Call {
    query: string;
    isGivenUp(): boolean;
    answer(html?: string): Promise<void>;
    fail(): Promise<void>;
  }
  let calls: Call[];
  let clock: FakeClock;
  let store: SearchStore<string>;
  const asked = () => calls.map(({ query }) => query);
  const state = () => store.$state.get();
  const shown = () => {
    const { answer, isOpen } = state();
    return isOpen && answer ? ('found' in answer ? answer.found : 'failure') : undefined;
  };
  const type = (term: string, category = '') => store.change({ term, query: term && `s=${term}${category}` });
  /** Types, and waits until it is sent. */
  const send = async (term: string, category?: string) => {
    type(term, category);
    await clock.advance(DEBOUNCE);
  };

  beforeEach(() => {
    calls = [];
    clock = createClock();
    store = createSearchStore({
      clock,
      search: ({ query }, signal) =>
        new Promise((resolve, reject) => {
          calls.push({
            query,
            isGivenUp: () => signal.aborted,
            async answer(html = query) {
              resolve(html);
              await clock.advance(0);
            },
            async fail() {
              reject(new Error('no'));
              await clock.advance(0);
            },
          });
        }),
    });
  });

  it('asks 500 ms after the last key (SPEC 9)', async () => {
    type('m');
    await clock.advance(499);
    type('mo');
    await clock.advance(499);
    expect(asked()).toEqual([]);
    await clock.advance(1);
    expect([asked(), state().isLoading, shown()]).toEqual([['s=mo'], true, undefined]);
    await calls[0]?.answer();
    expect([state().isLoading, shown()]).toEqual([false, 's=mo']);
  });

  it('never sends an empty or too short term', async () => {
    await send('');
    type('m');
    await send('');
    expect(asked()).toEqual([]);
  });

  it('does not ask twice for the same form, but for another category', async () => {
    await send('moon');
    await calls[0]?.answer();
    await send('moons');
    await send('moon');
    expect(asked()).toEqual(['s=moon', 's=moons', 's=moon']);
    await send('moon');
    await send('moon', '&cat=2');
    expect(asked().slice(3)).toEqual(['s=moon&cat=2']);
  });

  it('does not abort a call when the shopper types something and deletes it again', async () => {
    await send('moon');
    type('moons');
    type('moon');
    await clock.advance(DEBOUNCE);
    expect([asked(), calls[0]?.isGivenUp()]).toEqual([['s=moon'], false]);
  });

  it('shows only the newest answer, and aborts older calls', async () => {
    await send('moon');
    await send('tide');
    expect([calls[0]?.isGivenUp(), calls[1]?.isGivenUp()]).toEqual([true, false]);
    await calls[1]?.answer();
    await calls[0]?.answer();
    expect(shown()).toBe('s=tide');
    await calls[0]?.fail();
    expect([shown(), state().isLoading]).toEqual(['s=tide', false]);
  });

  it('closes, forgets its results and aborts its call when the term is emptied', async () => {
    await send('moon');
    type('');
    await calls[0]?.answer();
    expect([state(), calls[0]?.isGivenUp()]).toEqual([{ isLoading: false, isOpen: false, answer: undefined }, true]);
    await send('moon');
    expect(asked()).toEqual(['s=moon', 's=moon']);
  });

  it('reports a failure, and then accepts the same question again', async () => {
    await send('moon');
    await calls[0]?.fail();
    expect([shown(), state().isLoading]).toEqual(['failure', false]);
    await send('moon');
    await calls[1]?.answer();
    expect([asked().length, shown()]).toEqual([2, 's=moon']);
  });

  it('tries again at once', async () => {
    await send('moon');
    await calls[0]?.fail();
    store.retry();
    expect([asked().length, state().isLoading]).toEqual([2, true]);
    await calls[1]?.answer();
    expect(shown()).toBe('s=moon');
  });

  it('tries again once, even if the same question was waiting to be sent', async () => {
    await send('moon');
    await calls[0]?.fail();
    type('moon');
    store.retry();
    await clock.advance(DEBOUNCE);
    expect(asked()).toHaveLength(2);
  });

  it('opens closed results again, but only for the same form', async () => {
    await send('moon');
    await calls[0]?.answer();
    store.close();
    expect([shown(), store.open('s=tide'), shown(), store.open('s=moon'), shown()]).toEqual([
      undefined,
      false,
      undefined,
      true,
      's=moon',
    ]);
    store.close();
    type('moon');
    expect([shown(), asked().length]).toEqual(['s=moon', 1]);
  });

  it('has nothing to open before the first answer, during a call, and after a failure', async () => {
    expect(store.open('')).toBe(false);
    await send('moon');
    expect(store.open('s=moon')).toBe(false);
    await calls[0]?.fail();
    store.close();
    expect(store.open('s=moon')).toBe(false);
  });

  it('stays closed when it was closed before the answer, and can be asked again', async () => {
    await send('moon');
    store.close();
    await calls[0]?.answer();
    expect([state().isOpen, state().isLoading, calls[0]?.isGivenUp()]).toEqual([false, false, true]);
    await send('moon');
    expect(asked()).toHaveLength(2);
  });

  it('does not ask when it was closed before it has asked', async () => {
    type('moon');
    store.close();
    await clock.advance(DEBOUNCE);
    expect(asked()).toEqual([]);
  });
});
