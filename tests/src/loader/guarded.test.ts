/** Tests when the loader arms the consent guard: only the shop's own settings can prevent that. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnhanceIsland } from '../../../src/island/types';
import { start } from '../../../src/loader/start';
import { bringCore } from '../../helpers/bringCore';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const armed = vi.hoisted(() => [] as string[]);
vi.mock('../../../src/guard/holdAll', () => ({ holdAll: () => armed.push(location.search) }));

const BANNER = '<script type="application/json" data-island="consent">{}</script>';
const config = (disable: unknown) =>
  `<script type="application/json" data-islands-config>${JSON.stringify({ disable })}</script>`;

beforeEach(() => {
  armed.length = 0;
});
afterEach(() => history.replaceState({}, '', '/'));

/** Whether a page arms the guard. @param island the island on the page */
function arms(html: string, search = '', island = 'consent'): boolean {
  Reflect.deleteProperty(window, 'shopIslands');
  document.body.innerHTML = html;
  history.replaceState({}, '', `/shop/${search}`);
  const module: EnhanceIsland = { name: island, mode: 'enhance' };
  start({
    islands: [{ name: island, match: '.x', load: async () => ({ default: module }) }],
    version: '1',
    urlOf: String,
    bring: bringCore,
    examine() {},
  });
  return armed.length > 0;
}

it('a page that asks for consent arms the guard', () => expect(arms(BANNER)).toBe(true));

it.each(['?islands=off', '?islands=-consent'])('a link cannot keep a page from arming the guard: %s', (search) =>
  expect(arms(BANNER, search)).toBe(true),
);

it.each([[['consent']], [['*']]])(
  'the shop’s own settings can keep a page from arming the guard, because the shop then asks by other means: %s',
  (disable) => expect(arms(BANNER + config(disable))).toBe(false),
);

it.each(['consent', {}, 7])('a setting that is no list cannot keep a page from arming the guard: %s', (disable) =>
  expect(arms(BANNER + config(disable))).toBe(true),
);

it('a page that asks nobody does not arm the guard, nor does a page without the island', () => {
  expect(arms('')).toBe(false);
  expect(arms(BANNER, '', 'cart')).toBe(false);
});
