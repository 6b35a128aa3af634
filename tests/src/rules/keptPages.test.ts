import { describe, expect, it } from 'vitest';
import { keepsListOf } from '../../../src/rules/keptLists';
import { keptIn, withKept } from '../../../src/rules/keptPages';

const pages = ['/games/', '/games/page/2/'];
const place = { item: '104', top: 200 };

describe('what an entry of the history keeps of a list', () => {
  it('is read as it was written, each list by itself, and leaves the keys of other scripts alone', () => {
    const state = withKept(withKept({ turbo: 1 }, 'archive', { pages, place }), 'loop 1', { pages });
    expect(state).toMatchObject({ turbo: 1 });
    expect([keptIn(state, 'archive'), keptIn(state, 'loop 1'), keptIn(state, 'loop 2')]).toEqual([
      { pages, place },
      { pages },
      undefined,
    ]);
  });

  it.each([['a text'], [7], [[1]]])('is nothing where the state is %j, which stays', (state) => {
    expect([withKept(state, 'archive', { pages }), keptIn(state, 'archive')]).toEqual([state, undefined]);
  });

  it.each([
    [null],
    [{ shopIslandsPages: 1 }],
    [{ shopIslandsPages: { archive: { pages: '/a/' } } }],
    [{ shopIslandsPages: { archive: { pages: ['/a/', 2] } } }],
    [{ shopIslandsPages: { archive: { pages: ['/a/'] } } }],
    [{ shopIslandsPages: { archive: { pages: ['//other.example/', '/a/'] } } }],
    [{ shopIslandsPages: { archive: { pages: ['https://other.example/', '/a/'] } } }],
  ])('is nothing in %j', (state) => expect(keptIn(state, 'archive')).toBeUndefined());

  it('leaves an invalid place out', () => {
    expect(keptIn({ shopIslandsPages: { archive: { pages, place: { item: 1, top: '2' } } } }, 'archive')).toEqual({
      pages,
    });
  });

  it('is at most the ten pages before the last', () => {
    const many = Array.from({ length: 30 }, (_, index) => `/games/page/${index + 1}/`);
    expect(keptIn(withKept(null, 'archive', { pages: many }), 'archive')?.pages).toEqual(many.slice(-11));
  });

  it('names the widget of the list', () => {
    const state = withKept(null, 'loop-pagination 3f', { pages });
    expect([
      keepsListOf(state, 'loop-pagination'),
      keepsListOf(state, 'archive'),
      keepsListOf(null, 'archive'),
    ]).toEqual([true, false, false]);
  });
});
