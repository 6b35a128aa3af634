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
