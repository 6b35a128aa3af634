/** Runs every script of the documents in a page, and checks that it does what its page says. */
import { beforeEach, expect, test, vi } from 'vitest';
import { readConfigScripts } from '../../src/dom/configScripts';
import { type Snippet, titled } from './snippets';

type Globals = Record<string, unknown>;

/** Runs a snippet as a classic script that knows these globals. */
const run = (code: string, globals: Globals = {}) =>
  new Function(...Object.keys(globals), code)(...Object.values(globals));

/** How often an action dispatches an event of this name. */
function heard(name: string, act: () => void): number {
  const listener = vi.fn();
  document.addEventListener(name, listener);
  act();
  document.removeEventListener(name, listener);
  return listener.mock.calls.length;
}

const added = () => new CustomEvent('island:cart:added', { detail: { cartHash: 'abc' } });

beforeEach(() => document.body.replaceChildren());

/** The visible effect of each snippet, which is found by a word that only this snippet has. */
const effects: readonly [word: string, see: (code: string) => unknown][] = [
  [
    'islands.on(',
    (code) => {
      const page: { shopIslands?: ((islands: { on: unknown }) => void)[] } = {};
      expect(heard('island:cart:refresh', () => run(code, { window: page }))).toBe(1);
      const [follow] = page.shopIslands ?? [];
      const said = vi.spyOn(console, 'log').mockImplementation(() => {});
      follow?.({ on: (_name: string, told: (event: Event) => void) => told(added()) });
      expect(said).toHaveBeenCalledWith('abc');
      said.mockRestore();
    },
  ],
  [
    'control.click()',
    (code) => {
      const control = document.createElement('button');
      Object.assign(control.dataset, { island: 'mini-cart', drawer: '' });
      document.body.append(control);
      run(code);
      expect(heard('click', () => document.dispatchEvent(added()))).toBe(1);
    },
  ],
  [
    'without_islands',
    (code) => {
      const visit = (cookie: string) =>
        run(code, { document: { cookie, head: document.head, createElement: document.createElement.bind(document) } });
      visit('other=1');
      expect(readConfigScripts(document).config).not.toHaveProperty('disable');
      visit('without_islands=1');
      expect(readConfigScripts(document).config).toMatchObject({ disable: ['*'] });
    },
  ],
  [
    'before: jQuery',
    (code) => {
      const count = vi.fn();
      expect(heard('island:cart:refresh', () => run(code, { count }))).toBe(1);
      document.dispatchEvent(added());
      expect(count).toHaveBeenCalledWith('abc');
    },
  ],
  [
    'registerAddressAutocompleteProvider',
    async (code) => {
      const register = vi.fn();
      run(code, { window: { wc: { addressAutocomplete: { registerAddressAutocompleteProvider: register } } } });
      const { id, canSearch, search, select } = register.mock.calls[0]?.[0] ?? {};
      expect([id, canSearch('GB'), canSearch('DE')]).toEqual(['acme', true, false]);
      const [found] = await search('High', 'GB', 'billing');
      const [{ offset, length }] = found.matchedSubstrings;
      expect(found.label.slice(offset, offset + length)).toBe('High');
      expect(await select(found.id)).toMatchObject({ postcode: 'LS1 4DY' });
    },
  ],
  [
    'maplibregl',
    async (code) => {
      const done: string[] = [];
      /** A stand-in for a library: it answers each call with itself, and notes the call's name. */
      const library: object = new Proxy(class {}, {
        construct: () => recorder,
        get: () => library,
      });
      const recorder: object = new Proxy(
        {},
        {
          get: (_target, name) => () => {
            done.push(String(name));
            return recorder;
          },
        },
      );
      const page: Globals = {};
      run(code, { window: page, maplibregl: library });
      const maps = page.shopIslandsMaps as {
        maplibre: { draw(place: Element, map: object): Promise<{ remove(): void }> };
      };
      const drawn = await maps.maplibre.draw(document.body, {
        center: [0, 0],
        zoom: 3,
        pins: [{ at: [1, 2], info: document.body }],
      });
      expect(done).toEqual(['setLngLat', 'setDOMContent', 'setPopup', 'addTo']);
      drawn.remove();
      expect(done).toContain('remove');
    },
  ],
];

test.each(titled('js'))('%s does what its page says', async (_place, { code }: Snippet) => {
  const [own, ...others] = effects.filter(([word]) => code.includes(word));
  expect([!!own, others.length]).toEqual([true, 0]);
  await own?.[1](code);
});
