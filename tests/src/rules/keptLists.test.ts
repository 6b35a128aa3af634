// @vitest-environment node
import { expect, it } from 'vitest';
import { keepsListOf, listsIn, NAME, recordOf } from '../../../src/rules/keptLists';

const state = { other: 1, [NAME]: { 'posts-grid 0': { pages: 2 }, 'shop 1': {} } };

it('lists are kept beside what other scripts keep in an entry of the history', () => {
  expect(NAME).toBe('shopIslandsPages');
  expect(listsIn(state)).toEqual({ 'posts-grid 0': { pages: 2 }, 'shop 1': {} });
});

it.each([null, undefined, 'text', 7, {}, { [NAME]: null }, { [NAME]: 'text' }])('no list is found in %j', (of) => {
  expect(listsIn(of)).toEqual({});
  expect(keepsListOf(of, 'shop')).toBe(false);
});

it('the lists are a copy, which may be changed', () => {
  const lists = recordOf(state[NAME]);
  delete lists['shop 1'];
  expect(listsIn(state)).toHaveProperty('shop 1');
});

it('the beginning of a list’s id says which widget it belongs to', () => {
  expect([
    keepsListOf(state, 'posts-grid'),
    keepsListOf(state, 'shop'),
    keepsListOf(state, 'grid'),
    keepsListOf(state, '0'),
  ]).toEqual([true, true, false, false]);
});
