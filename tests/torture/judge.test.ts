// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/torture/judge';

const ashfall = { id: 1, name: 'Ashfall' };
const harbour = { id: 2, name: 'Harbour' };
const tapped = [ashfall, harbour];
const none = { texts: [], added: new Set<number>() };
const says = (...texts: string[]) => ({ ...none, texts });
const bothThere = { 1: 1, 2: 1 };
const oneThere = { 1: 1 };

describe('a run of the randomised cart test', () => {
  it('is clean where everything is in the cart once', () => {
    expect(judge(tapped, bothThere, none)).toEqual({ doubled: [], lost: [], lostInSilence: [], wronglyTold: [] });
  });

  it('counts what is in the cart twice', () => {
    expect(judge(tapped, { 1: 2, 2: 1 }, none).doubled).toEqual(['Ashfall']);
  });

  it('counts as lost in silence only what no message mentions', () => {
    expect(judge(tapped, oneThere, none)).toMatchObject({ lost: ['Harbour'], lostInSilence: ['Harbour'] });
    for (const text of [
      'We are not sure whether “Harbour” is in your cart.',
      '“Harbour” could not be added to your cart.',
      '1 product was not added to your cart in time.',
      'Some of what you chose may not be in your cart.',
    ]) {
      expect(judge(tapped, oneThere, says(text))).toMatchObject({
        lost: ['Harbour'],
        lostInSilence: [],
        wronglyTold: [],
      });
    }
  });

  it('counts a wrong “added”, by the button or by words', () => {
    expect(judge(tapped, oneThere, { texts: [], added: new Set([2]) }).wronglyTold).toEqual(['Harbour']);
    expect(judge(tapped, oneThere, says('“Harbour” has been added to your cart')).wronglyTold).toEqual(['Harbour']);
  });

  it('counts a wrong “not added”, and never a “not sure”', () => {
    expect(judge(tapped, bothThere, says('“Harbour” could not be added to your cart.')).wronglyTold).toEqual([
      'Harbour',
    ]);
    expect(judge(tapped, bothThere, says('1 product was not added to your cart in time.')).wronglyTold).toHaveLength(1);
    expect(judge(tapped, bothThere, says('We are not sure whether “Harbour” is in your cart.')).wronglyTold).toEqual(
      [],
    );
  });
});
