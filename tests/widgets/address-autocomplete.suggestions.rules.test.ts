// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces, readSuggestions } from '../../widgets/address-autocomplete/suggestions.rules';

/** A label with its marked parts in brackets: "1 [High] Street". */
const marked = (label: string, matches: unknown) =>
  markedPieces(label, matches)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('what a provider answers', () => {
  it('is shown five at the most, in its order', () => {
    const answer = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: `${id} Street` }));
    expect(readSuggestions(answer)?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([[{ not: 'a list' }], [null], [undefined], ['abc'], [{ length: 2, 0: { id: 'a', label: 'b' } }]])(
    'is refused where it is no list: %j',
    (answer) => {
      expect(readSuggestions(answer)).toBeUndefined();
    },
  );

  it('leaves out what has no id or no label, and keeps numbers as text', () => {
    const answer = [
      null,
      'x',
      {},
      { id: 'a' },
      { label: 'b' },
      { id: '', label: 'b' },
      { id: {}, label: 'b' },
      { id: 'a', label: ['b'] },
      { id: 7, label: '7 Road' },
    ];
    expect(readSuggestions(answer)).toEqual([{ id: '7', label: '7 Road', matches: undefined }]);
  });

  it('may name its matches by either of two keys', () => {
    const matches = [{ offset: 0, length: 1 }];
    expect(readSuggestions([{ id: 'a', label: 'b', matchedSubstrings: matches }])?.[0]?.matches).toBe(matches);
    expect(readSuggestions([{ id: 'a', label: 'b', matched_substrings: matches }])?.[0]?.matches).toBe(matches);
  });
});

describe('the marked parts of a label', () => {
  const label = '1 High Street';

  it('are those that matched', () => {
    expect(marked(label, [{ offset: 2, length: 4 }])).toBe('1 [High] Street');
    expect(marked(label, [{ offset: 0, length: 13 }])).toBe('[1 High Street]');
  });

  it('are found where matches are unsorted', () => {
    const matches = [
      { offset: 7, length: 6 },
      { offset: 0, length: 1 },
    ];
    expect(marked(label, matches)).toBe('[1] High [Street]');
  });

  it('are joined where they overlap, touch, or contain each other', () => {
    const matches = [
      { offset: 4, length: 4 },
      { offset: 2, length: 3 },
      { offset: 3, length: 1 },
      { offset: 8, length: 2 },
    ];
    expect(markedPieces(label, matches)).toEqual([
      { text: '1 ', isMarked: false },
      { text: 'High Str', isMarked: true },
      { text: 'eet', isMarked: false },
    ]);
  });

  it.each([
    [{ offset: -1, length: 3 }],
    [{ offset: 0, length: 0 }],
    [{ offset: 0, length: -2 }],
    [{ offset: 9, length: 5 }],
    [{ offset: 500, length: 9 }],
    [{ offset: '0', length: '3' }],
    [{ offset: Number.NaN, length: 2 }],
    [{ offset: 0, length: Number.POSITIVE_INFINITY }],
    [{}],
    [null],
  ])('leave out %j, and keep the others', (wrong) => {
    expect(marked(label, [wrong, { offset: 2, length: 4 }])).toBe('1 [High] Street');
  });

  it.each([['no list'], [undefined], [{ offset: 0, length: 3 }]])('are none for %j', (matches) => {
    expect(marked(label, matches)).toBe(label);
  });

  it('never lose or repeat a letter, whatever a provider sends', () => {
    const match = fc.record({ offset: fc.integer({ min: -3, max: 20 }), length: fc.integer({ min: -3, max: 20 }) });
    fc.assert(
      fc.property(fc.string(), fc.array(match), (any, matches) => {
        const pieces = markedPieces(any, matches);
        expect(pieces.map(({ text }) => text).join('')).toBe(any);
        expect(pieces.every(({ isMarked }, index) => isMarked !== pieces[index - 1]?.isMarked)).toBe(true);
        const isMatched = (at: number) =>
          matches.some(
            ({ offset, length }) =>
              offset >= 0 && offset + length <= any.length && at >= offset && at < offset + length,
          );
        expect(pieces.flatMap(({ text, isMarked }) => [...Array(text.length)].map(() => isMarked))).toEqual(
          [...Array(any.length).keys()].map(isMatched),
        );
      }),
    );
  });
});
