import { describe, expect, it } from 'vitest';
import type { Variation } from '../../src/rules/variation';
import { createKnownVariations } from '../../widgets/variations/page/knownVariations';
import { createVariationStore, type VariationState } from '../../widgets/variations/store';
import { clock, freshForm } from './variations.form';

freshForm();

describe('the store of a form', () => {
  const create = (
    variations: readonly Variation[] | null,
    ask = async (): Promise<Variation | undefined> => undefined,
  ) => {
    const states: string[] = [];
    const failures: unknown[] = [];
    const names = ['a', 'b'];
    const onState = ({ kind, variation }: VariationState) =>
      states.push(kind + (variation ? ` ${variation.variation_id}` : ''));
    const known = createKnownVariations(names, variations);
    const store = createVariationStore({
      names,
      known,
      ask,
      after: clock.after,
      onState,
      onFailure: (cause) => failures.push(cause),
    });
    return { store, known, states, failures };
  };
  const one: Variation = { variation_id: 1, attributes: { a: 'x', b: '' } };

  it('goes from no choice over an incomplete one to a match that is shown', async () => {
    const { store, states } = create([one]);
    expect(store.$state.get()).toEqual({ kind: 'nothing' });
    store.choose({ a: 'x' });
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(300);
    store.reset();
    expect(states).toEqual(['incomplete', 'found 1', 'shown 1', 'nothing']);
    expect(store.$chosen.get()).toEqual({});
  });

  it('notifies its listeners again about a choice with the same result', () => {
    const { store, states } = create([one]);
    store.choose({ a: 'z', b: 'y' });
    store.choose({ a: 'z', b: 'y' });
    expect(states).toEqual(['none', 'none']);
  });

  it('learns which choices the server refuses, and forgets them with a new list', async () => {
    const { store, known, states } = create(null);
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect(states).toEqual(['loading', 'none']);
    expect([
      known.isImpossible({ a: 'x', b: 'y' }),
      known.isImpossible({ a: 'x', b: 'z' }),
      known.remaining({}),
    ]).toEqual([true, false, undefined]);
    known.replace([one]);
    expect([known.asksServer(), known.isImpossible({ a: 'x', b: 'y' })]).toEqual([false, false]);
  });

  it('does not count a choice that the server has found as refused', async () => {
    const { store, known, states } = create(null, async () => one);
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect(states).toEqual(['loading', 'found 1']);
    expect(known.isImpossible({ a: 'x', b: 'y' })).toBe(false);
  });

  it('passes on a failure', async () => {
    const { store, states, failures } = create(null, () => Promise.reject('down'));
    store.choose({ a: 'x', b: 'y' });
    await clock.advance(0);
    expect([states, failures]).toEqual([['loading', 'failed'], ['down']]);
  });

  it('drops what was waiting when it is cancelled', async () => {
    const { store, states } = create([one]);
    store.choose({ a: 'x', b: 'y' });
    store.cancel();
    await clock.advance(1000);
    expect(states).toEqual(['found 1', 'incomplete']);
  });
});
