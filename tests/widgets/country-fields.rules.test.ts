import { describe, expect, it } from 'vitest';
import { basePriorities, type Locale, matchState, ruleOf, stateKind } from '../../widgets/country-fields/rules';

const states = { FR: [], US: { CA: 'California', NY: 'New York' } };
const locale: Locale = {
  default: {
    state: { label: 'State / County', required: true },
    postcode: { label: 'Postcode / ZIP', required: true, class: ['form-row-wide'] },
  },
  GB: { state: { label: 'County', required: false } },
  JP: { postcode: { class: ['form-row-first'], priority: 65 } },
};

describe('the control for a state', () => {
  it('is a list if the country has states, hidden if its list is empty, and a text field if the country is unknown', () => {
    expect([stateKind(states, 'US'), stateKind(states, 'FR'), stateKind(states, 'GB'), stateKind(states, '')]).toEqual([
      'select',
      'hidden',
      'text',
      'text',
    ]);
  });

  it('is also hidden for an empty object, because PHP prints either', () => {
    expect(stateKind({ FR: {} }, 'FR')).toBe('hidden');
  });
});

describe('a country’s rule for a field', () => {
  it('replaces the general rule', () => {
    expect(ruleOf(locale, 'GB', 'state')).toEqual({ label: 'County', required: false });
    expect(ruleOf(locale, 'JP', 'postcode')).toEqual({
      label: 'Postcode / ZIP',
      required: true,
      class: ['form-row-first'],
      priority: 65,
    });
  });

  it('is the general rule if the country has none, and empty if there is no rule at all', () => {
    expect(ruleOf(locale, 'US', 'state')).toEqual({ label: 'State / County', required: true });
    expect(ruleOf(locale, 'US', 'city')).toEqual({});
    expect(ruleOf({}, 'GB', 'state')).toEqual({});
  });
});

describe('a country’s rule for a phone', () => {
  it('does not say whether it is required, because that is a setting of the shop', () => {
    const rules: Locale = {
      default: { phone: { label: 'Phone', required: true } },
      US: { phone: { required: false } },
    };
    expect(ruleOf(rules, 'US', 'phone')).toEqual({ label: 'Phone' });
    expect(ruleOf({ US: { phone: { hidden: true } } }, 'US', 'phone')).toEqual({ hidden: true });
  });
});

describe('a value’s match among a country’s states', () => {
  it('is found by code or name, whatever the case and the spaces around it', () => {
    expect([' new york ', 'NY', 'ny'].map((value) => matchState(states.US as Record<string, string>, [value]))).toEqual(
      ['NY', 'NY', 'NY'],
    );
  });

  it('is the first of several values that is one of the states', () => {
    expect(matchState(states.US as Record<string, string>, ['Kent', 'CA'])).toBe('CA');
  });

  it('is empty if nothing fits, and for an empty field', () => {
    expect(matchState(states.US as Record<string, string>, ['Kent', '', 'toString'])).toBe('');
    expect(matchState({ '': 'None', XX: '' }, [''])).toBe('');
  });
});

describe('priorities', () => {
  it('are as printed, and a row without one follows the row before it', () => {
    expect(basePriorities([10, 20, 0, 40])).toEqual([10, 20, 21, 40]);
    expect(basePriorities([0, Number.NaN, 0, 100])).toEqual([1, 2, 3, 100]);
  });
});
