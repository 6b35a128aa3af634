import { describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/bench/inTurn';
import type { Section } from '../../scripts/bench/results';

const section = (name: Section['name']): Section => ({ name, title: `The ${name}`, about: '', rows: [], figures: {} });
const parts = (['listing', 'growth', 'open'] as const).map(section);
const nothing = () => {};

describe('parts that are measured in turn', () => {
  it('keep their figures when one of them breaks, which is told in a few words', async () => {
    const { sections, broken } = await inTurn(
      parts,
      undefined,
      async (part) => {
        if (part.name === 'growth')
          throw new Error('\u001b[31mToo late.\u001b[0m\nCall log:\n  - navigating\n  - waiting');
        return part;
      },
      nothing,
    );
    expect(sections.map(({ name }) => name)).toEqual(['listing', 'open']);
    expect(broken).toEqual(['“The growth” could not be measured. Error: Too late. Call log:   - navigating']);
  });

  it('are those that were asked for, if there is something to measure', async () => {
    const said: string[] = [];
    const { sections } = await inTurn(
      parts,
      ['listing', 'open'],
      async (part) => (part.name === 'open' ? undefined : part),
      (text) => said.push(text),
    );
    expect([sections.map(({ name }) => name), said]).toEqual([['listing'], ['The listing …', 'The open …']]);
  });
});
