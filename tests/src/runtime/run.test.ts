import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { AnyIsland } from '../../../src/island/types';
import type { Kind } from '../../../src/loader/types';
import { run } from '../../../src/runtime/run';

const kindOf = (name: string) => ({ row: { name }, instances: new Map(), state: 'loading' }) as unknown as Kind;

it.each<AnyIsland>([
  { name: 'plain', mode: 'enhance' },
  { name: 'shown', mode: 'beside', read: () => ({}), View: () => null },
])('the island $name ($mode) starts once its code has come, and is ready when that is done', async (island) => {
  const log: string[] = [];
  const start = async () => {
    log.push('starts');
    await Promise.resolve();
    log.push('done');
  };
  await run(kindOf(island.name), [{ default: { ...island, start } }], () => {});
  expect(log).toEqual(['starts', 'done']);
});

it('an island per page has one instance, and is given each of its hosts, now or later', async () => {
  document.body.innerHTML = '<p></p><p></p>';
  const [first, second] = document.querySelectorAll('p') as unknown as [HTMLElement, HTMLElement];
  const log: unknown[] = [];
  const island: AnyIsland = {
    name: 'shown',
    mode: 'beside',
    per: 'page',
    read: () => ({}),
    createStore: () => log.push('made'),
    isWanted: () => atom(false),
    loadView: () => new Promise(() => {}),
    adopt: (host) => void log.push(host),
  };
  const kind = kindOf('shown');
  await run(kind, [{ default: island }], () => {});
  for (const host of [first, second]) kind.island?.mount(host);
  expect(log).toEqual(['made', first, second]);
});

it('an island that is mounted again on a host stays as it is', async () => {
  document.body.innerHTML = '<p></p>';
  const host = document.querySelector('p') as unknown as HTMLElement;
  const log: string[] = [];
  const island: AnyIsland = {
    name: 'shown',
    mode: 'beside',
    read: () => ({}),
    createStore: () => log.push('made'),
    isWanted: () => atom(false),
    loadView: () => new Promise(() => {}),
  };
  const kind = kindOf('shown');
  await run(kind, [{ default: island }], () => {});
  for (const _ of [1, 2]) kind.island?.mount(host);
  expect(log).toEqual(['made']);
});
