/** The package's `start()`, as a theme's bundle calls it, where the shop's config switches all islands off. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { IslandRow } from '../../../src/entry';
import { settle } from '../../helpers/settle';

// Constants that the build defines.
for (const [name, value] of Object.entries({ __VERSION__: 'test', __BUILD__: '' })) vi.stubGlobal(name, value);
vi.mock('../../../src/loader/translation', { spy: true });
const { translated } = await import('../../../src/loader/translation');
const { start } = await import('../../../src/entry');

const print = (...lists: string[][]) => {
  const scripts = lists.map(
    (disable) => `<script type="application/json" data-islands-config>${JSON.stringify({ disable })}</script>`,
  );
  document.body.innerHTML = `${scripts.join('')}<p class="pack-size">One pack costs £4.50.</p><p class="greeting"></p>`;
};

/** An island of the theme's own; `woken` tells whether its code was asked for. */
function own(name: string) {
  const load = vi.fn(async () => ({ default: { name, mode: 'enhance', adopt: () => undefined } as const }));
  return {
    row: { name, match: `.${name}`, when: 'load', load } satisfies IslandRow,
    woken: () => load.mock.calls.length > 0,
  };
}

const statusOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.islandStatus;

beforeEach(() => {
  delete (window as { shopIslands?: unknown }).shopIslands;
  vi.clearAllMocks();
});

it.each([
  { base: undefined, what: 'its own islands' },
  { base: '/dist/', what: 'its own and the shop’s islands' },
])(
  'with $what switched off, the start leaves the page alone, and still gives the theme the object that it talks to',
  async ({ base }) => {
    print(['*']);
    const [packSize, greeting] = [own('pack-size'), own('greeting')];
    const islands = start({ islands: [packSize.row], ...(base === undefined ? {} : { base }) });
    islands.add([greeting.row]);
    expect(start({ islands: [packSize.row] })).toBe(islands);
    await settle();
    expect([packSize.woken(), greeting.woken(), statusOf('.pack-size')]).toEqual([false, false, undefined]);
    expect(translated).not.toHaveBeenCalled();
    expect(islands.emit('cart:refresh')).toBe(true);
  },
);

it('islands start where a later script of the config lets them run', async () => {
  print(['*'], ['greeting']);
  const [packSize, greeting] = [own('pack-size'), own('greeting')];
  start({ islands: [packSize.row, greeting.row] });
  await settle();
  expect([packSize.woken(), greeting.woken(), statusOf('.pack-size')]).toEqual([true, false, 'ready']);
});
