import { describe, expect, it } from 'vitest';
import type { Reason } from '../../widgets/popup/contract';
import { isForGood, mayOpen, openActionOf, opensByItself } from '../../widgets/popup/rules';

const free = { isPreviewed: false, isDisabled: false, avoidsMultiple: false, hasShownOne: false };
const reasons: readonly Reason[] = ['trigger', 'moment', 'selector', 'action', 'preview'];
const mayOpenFor = (change: Partial<typeof free>) =>
  reasons.filter((reason) => mayOpen(reason, { ...free, ...change }));

describe('a popup', () => {
  it('opens by itself for a trigger and for a moment, and otherwise because a visitor asks', () => {
    expect(reasons.filter(opensByItself)).toEqual(['trigger', 'moment']);
  });

  it.each<[what: string, change: Partial<typeof free>, may: readonly Reason[]]>([
    ['may open for any reason', {}, reasons],
    ['may not open at all after it was closed for good', { isDisabled: true }, []],
    ['that avoids multiple popups may open as the first one', { avoidsMultiple: true }, reasons],
    [
      'that avoids multiple popups opens as a later one only when it is asked for',
      { avoidsMultiple: true, hasShownOne: true },
      ['selector', 'action', 'preview'],
    ],
    ['that does not avoid them may open as a later one', { hasShownOne: true }, reasons],
    [
      'may always open in a preview',
      { isPreviewed: true, isDisabled: true, avoidsMultiple: true, hasShownOne: true },
      reasons,
    ],
  ])('%s', (_what, change, may) => {
    expect(mayOpenFor(change)).toEqual(may);
  });
});

describe('a link', () => {
  it.each<[given: Record<string, unknown>, id: string, isToggle: boolean]>([
    [{ id: 12 }, '12', false],
    [{ id: '12', toggle: 'yes' }, '12', true],
    [{ id: '12', toggle: true }, '12', true],
    [{ id: '12', toggle: 'no' }, '12', false],
    [{}, '', false],
  ])('with the settings %j names its popup, and whether it closes an open one', (given, id, isToggle) => {
    expect(openActionOf(given)).toEqual({ id, isToggle });
  });

  it('closes its popup for good only where it says "yes"', () => {
    expect([isForGood({ do_not_show_again: 'yes' }), isForGood({ do_not_show_again: true }), isForGood({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
