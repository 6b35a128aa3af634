import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Address,
  AddressSuggestions,
  type AddressSuggestionsProps,
} from '../../../src/entry/components/AddressSuggestions';
import { acting } from '../../helpers/mountLive';

vi.mock('../../../src/entry/version', () => ({ version: 'test' }));

const field = createRef<HTMLInputElement>();
const selected: Address[] = [];
const provider: AddressSuggestionsProps['provider'] = {
  id: 'own',
  canSearch: (country) => country === 'GB',
  search: async (query) => ['Street, London', 'Road, Leeds'].map((rest) => ({ id: rest, label: `${query} ${rest}` })),
  select: async (id) => ({ city: id.split(', ')[1] }),
};

let root: Root;

/** Renders a theme's field, and the suggestions below it. */
const show = (country: string, served = provider) =>
  acting(() =>
    root.render(
      <div>
        <input ref={field} />
        <AddressSuggestions
          field={field}
          provider={served}
          country={country}
          onSelect={(address) => selected.push(address)}
        />
      </div>,
    ),
  );
const type = (text: string) =>
  acting(() => {
    (field.current as HTMLInputElement).value = text;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  acting(() => field.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

beforeEach(async () => {
  selected.length = 0;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await show('GB');
});
afterEach(() => acting(() => root.unmount()));

it('the suggestions make the theme’s field a combobox, and give it the chosen address', async () => {
  expect(field.current?.getAttribute('role')).toBe('combobox');
  await type('High');
  expect(options()).toEqual(['High Street, London', 'High Road, Leeds']);
  expect(field.current?.getAttribute('aria-expanded')).toBe('true');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  expect([selected, options(), field.current?.getAttribute('aria-expanded')]).toEqual([
    [{ city: 'Leeds' }],
    [],
    'false',
  ]);
});

it('the suggestions close on Escape, and show nothing in a country that the provider does not serve', async () => {
  await type('High');
  await press('Escape');
  expect(options()).toEqual([]);
  await show('FR');
  await type('Highs');
  expect(options()).toEqual([]);
});

it('a provider that throws when it is asked for the country suggests nothing, and the theme’s field stays', async () => {
  const broken = {
    ...provider,
    canSearch: () => {
      throw new Error('no countries');
    },
  };
  await show('GB', broken);
  await type('High');
  expect([field.current?.isConnected, field.current?.value, options()]).toEqual([true, 'High', []]);
});
