import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressProvider } from '../../src/rules/addressProvider';
import { type AddressStore, createAddressStore } from '../../widgets/address-autocomplete/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { hold } from '../helpers/held';

/** Calls of a provider that a test answers when it likes. */
interface Call {
  name: string;
  resolve(answer: unknown): Promise<void>;
  reject(cause: unknown): Promise<void>;
}

let calls: Call[];
let filled: unknown[];
let branding: Record<string, Promise<readonly Node[]>>;
let problems: string[];
let clock: FakeClock;
let store: AddressStore;
let served: Record<string, AddressProvider>;
let current: AddressProvider | undefined;

function providerOf(id: string): AddressProvider {
  const call = (name: string) =>
    new Promise((resolve, reject) => {
      const settle = async () => clock.advance(0);
      calls.push({
        name: `${id} ${name}`,
        resolve: (answer) => {
          resolve(answer);
          return settle();
        },
        reject: (cause) => {
          reject(cause);
          return settle();
        },
      });
    });
  return {
    id,
    canSearch: () => true,
    search: (query, country, type) => call(`search ${query} ${country} ${type}`),
    select: (suggestion) => call(`select ${suggestion}`),
  };
}

const found = (...labels: string[]) => labels.map((label) => ({ id: `id ${label}`, label }));
const labels = () => store.$state.get().suggestions.map(({ label }) => label);
const last = () => calls.at(-1) as Call;

beforeEach(() => {
  calls = [];
  filled = [];
  branding = {};
  problems = [];
  clock = createClock();
  served = { GB: providerOf('maps'), US: providerOf('post') };
  store = createAddressStore({
    type: 'billing',
    clock,
    activate: (country) => {
      current = served[country];
    },
    active: () => current,
    loadBranding: (provider) => branding[provider?.id ?? ''] ?? Promise.resolve([]),
    beginFill: () => (address) => void filled.push(address),
    report: (what) => void problems.push(what),
  });
  store.serve('GB');
});

async function show(...words: string[]): Promise<void> {
  void store.type('high', 'GB');
  await last().resolve(found(...words));
}

describe('a search', () => {
  it('starts at three characters', async () => {
    await store.type('hi', 'GB');
    expect(calls).toEqual([]);
    void store.type('hig', 'GB');
    expect(calls.map(({ name }) => name)).toEqual(['maps search hig GB billing']);
  });

  it('shows what is found', async () => {
    await show('1 High Street', '2 High Street');
    expect(labels()).toEqual(['1 High Street', '2 High Street']);
  });

  it('shows only the newest answer, in whatever order they come', async () => {
    void store.type('hig', 'GB');
    void store.type('high', 'GB');
    await calls[1]?.resolve(found('newer'));
    await calls[0]?.resolve(found('older'));
    expect(labels()).toEqual(['newer']);
  });

  it('does not report the failure of an older search', async () => {
    void store.type('hig', 'GB');
    void store.type('high', 'GB');
    await calls[1]?.resolve(found('newer'));
    await calls[0]?.reject(new Error('late'));
    expect(labels()).toEqual(['newer']);
    expect(problems).toEqual([]);
  });

  it('keeps what is shown until the next answer', async () => {
    await show('a', 'b');
    void store.type('high s', 'GB');
    expect(labels()).toEqual(['a', 'b']);
  });

  it.each([
    ['no list', { not: 'a list' }, 'Invalid suggestions response - not an array'],
    ['null', null, 'Invalid suggestions response - not an array'],
    ['an empty list', [], undefined],
    ['a list of nothing useful', [null, {}], undefined],
  ])('that is answered by %s hides the list', async (_what, answer, problem) => {
    await show('a');
    void store.type('high s', 'GB');
    await last().resolve(answer);
    expect(labels()).toEqual([]);
    expect(problems).toEqual(problem ? [problem] : []);
  });

  it('that fails hides the list, and is reported', async () => {
    await show('a');
    void store.type('high s', 'GB');
    await last().reject(new Error('down'));
    expect(labels()).toEqual([]);
    expect(problems).toEqual(['Address search error']);
  });

  it('that throws at once hides the list, and is reported', async () => {
    served.GB = {
      ...(served.GB as AddressProvider),
      search() {
        throw new Error('lies');
      },
    };
    store.serve('GB');
    await store.type('high', 'GB');
    expect(problems).toEqual(['Address search error']);
  });

  it('whose answer comes after the list was closed shows nothing', async () => {
    void store.type('high', 'GB');
    store.close();
    await last().resolve(found('late'));
    expect(labels()).toEqual([]);
  });

  it('is given up below three characters', async () => {
    await show('a');
    void store.type('high', 'GB');
    await store.type('hi', 'GB');
    expect(labels()).toEqual([]);
    await last().resolve(found('late'));
    expect(labels()).toEqual([]);
  });
});

describe('the country', () => {
  it('chooses the provider, and hides the list', async () => {
    await show('a');
    store.serve('US');
    expect(store.$state.get()).toMatchObject({ provider: { id: 'post' }, suggestions: [] });
    void store.type('high', 'US');
    expect(last().name).toBe('post search high US billing');
  });

  it('that is reported again, as late scripts do, closes nothing', async () => {
    await show('a');
    store.serve('GB');
    expect(labels()).toEqual(['a']);
    served.GB = providerOf('newer');
    store.serve('GB');
    expect(labels()).toEqual([]);
  });

  it('that nobody serves has no suggestions', async () => {
    await show('a');
    store.serve('FR');
    await store.type('high', 'FR');
    expect(store.$state.get().provider).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  it('that was changed without an event is noticed with the next key', () => {
    void store.type('high', 'US');
    expect(last().name).toBe('post search high US billing');
  });

  it('that changes makes the store ignore the answer for the earlier country', async () => {
    void store.type('high', 'GB');
    store.serve('US');
    await last().resolve(found('British'));
    expect(labels()).toEqual([]);
  });
});

it('a provider that another script has made the active one is asked', () => {
  current = providerOf('theirs');
  void store.type('high', 'GB');
  expect(last().name).toBe('theirs search high GB billing');
});

describe('the view', () => {
  it('is needed once the shopper has come to a field whose country has a provider', () => {
    expect(store.$isWanted.get()).toBe(false);
    store.serve('FR');
    store.come();
    expect(store.$isWanted.get()).toBe(false);
    store.serve('US');
    expect(store.$isWanted.get()).toBe(true);
  });

  it('is needed when the shopper comes after the provider', () => {
    store.come();
    expect(store.$isWanted.get()).toBe(true);
  });
});

describe('branding', () => {
  const words = () => store.$branding.get().map((node) => node.textContent);
  const node = (text: string) => document.createTextNode(text);

  it('is there while suggestions are shown', async () => {
    branding.maps = Promise.resolve([node('Maps')]);
    await show('a');
    await clock.advance(0);
    expect(words()).toEqual(['Maps']);
    store.close();
    expect(words()).toEqual([]);
  });

  it('stays as it is for further suggestions', async () => {
    branding.maps = Promise.resolve([node('Maps')]);
    await show('a');
    await clock.advance(0);
    const before = store.$branding.get();
    await show('b');
    await clock.advance(0);
    expect(store.$branding.get()).toBe(before);
  });

  it('that comes late is not shown with another provider’s suggestions', async () => {
    const { promise, answer } = hold<readonly Node[]>(() => clock.advance(0));
    branding.maps = promise;
    await show('a');
    void store.type('high', 'US');
    await last().resolve(found('b'));
    await answer([node('Maps')]);
    expect(words()).toEqual([]);
  });
});

describe('losing the focus', () => {
  it('hides the list after 200 ms', async () => {
    await show('a');
    store.leave();
    await clock.advance(199);
    expect(labels()).toEqual(['a']);
    await clock.advance(1);
    expect(labels()).toEqual([]);
  });

  it('keeps the list where the focus comes back in time', async () => {
    await show('a');
    store.leave();
    store.stay();
    await clock.advance(1000);
    expect(labels()).toEqual(['a']);
  });
});

describe('a choice', () => {
  it('hides the list at once, and has the address filled in', async () => {
    await show('a', 'b');
    const chosen = store.choose(1);
    expect(labels()).toEqual([]);
    expect(last().name).toBe('maps select id b');
    await last().resolve({ address_1: '2 High Street' });
    await chosen;
    expect(filled).toEqual([{ address_1: '2 High Street' }]);
  });

  it.each([[undefined], [null], ['an address'], [[]]])(
    'that is answered by %j changes nothing, and is reported',
    async (answer) => {
      await show('a');
      const chosen = store.choose(0);
      await last().resolve(answer);
      await chosen;
      expect(filled).toEqual([]);
      expect(problems).toEqual(['Error selecting address from provider']);
    },
  );

  it('that fails changes nothing, and is reported', async () => {
    await show('a');
    const chosen = store.choose(0);
    await last().reject(new Error('down'));
    await chosen;
    expect(filled).toEqual([]);
    expect(problems).toEqual(['Error selecting address from provider']);
  });

  it('is filled in even if the focus moves on meanwhile', async () => {
    await show('a');
    const chosen = store.choose(0);
    store.leave();
    await clock.advance(200);
    store.close();
    await last().resolve({ city: 'Leeds' });
    await chosen;
    expect(filled).toEqual([{ city: 'Leeds' }]);
  });

  it.each([
    ['types on', () => void store.type('9 Low Road', 'GB')],
    ['goes to another country', () => store.serve('US')],
  ])('is not filled in over a shopper who %s', async (_what, act) => {
    await show('a');
    const chosen = store.choose(0);
    const selection = last();
    act();
    await selection.resolve({ city: 'Leeds' });
    await chosen;
    expect(filled).toEqual([]);
  });

  it('of no suggestion asks nobody', async () => {
    await show('a');
    await store.choose(-1);
    expect(calls).toHaveLength(1);
  });
});
