// @vitest-environment node
import { expect, it } from 'vitest';
import { keepsListOf, listsIn, NAME, recordOf } from '../../../src/rules/keptLists';

const state = { other: 1, [NAME]: { 'posts-grid 0': { pages: 2 }, 'shop 1': {} } };

it('keeps its lists beside what other scripts keep in an entry', () => {
  expect(NAME).toBe('shopIslandsPages');
  expect(listsIn(state)).toEqual({ 'posts-grid 0': { pages: 2 }, 'shop 1': {} });
});

it.each([null, undefined, 'text', 7, {}, { [NAME]: null }, { [NAME]: 'text' }])('finds no list in %j', (of) => {
  expect(listsIn(of)).toEqual({});
  expect(keepsListOf(of, 'shop')).toBe(false);
});

it('gives a copy, which may be changed', () => {
  const lists = recordOf(state[NAME]);
  delete lists['shop 1'];
  expect(listsIn(state)).toHaveProperty('shop 1');
});

it('says of which widget there is a list, by the beginning of its id', () => {
  expect([
    keepsListOf(state, 'posts-grid'),
    keepsListOf(state, 'shop'),
    keepsListOf(state, 'grid'),
    keepsListOf(state, '0'),
  ]).toEqual([true, true, false, false]);
});
