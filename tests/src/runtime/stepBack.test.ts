import { beforeEach, expect, it, vi } from 'vitest';
import type { EnhanceIsland, Intent } from '../../../src/island/types';
import type { Kind } from '../../../src/loader/types';
import { isDisarmed, rememberDisarmed } from '../../../src/runtime/disarmed';
import { run } from '../../../src/runtime/run';
import { setPage } from '../../helpers/page';

/** The islands that the loader was asked to switch off. */
let disarmed: string[];
beforeEach(() => {
  sessionStorage.clear();
  const page = setPage();
  disarmed = page.disarmed;
  page.disarm = (name) => {
    disarmed.push(name);
    rememberDisarmed(name);
  };
});

const fail = (): never => {
  throw new Error('It breaks.');
};

/** An island on another page of the visit, whose code has come. */
async function onNextPage(island: Pick<EnhanceIsland, 'name' | 'adopt' | 'onIntent'>) {
  const kind = { row: { name: island.name }, instances: new Map(), state: 'loading', fail() {} } as unknown as Kind;
  await run(kind, [{ default: { mode: 'enhance', ...island } }], () => {});
  const host = document.createElement('p');
  return {
    kind,
    async press() {
      const isTaken = kind.island?.deliver({ type: 'click', target: host } as unknown as Intent, host);
      await vi.dynamicImportSettled();
      return isTaken;
    },
    async mountAll(hosts: number) {
      for (let index = 0; index < hosts; index++) kind.island?.mount(document.createElement('p'));
      await vi.dynamicImportSettled();
    },
  };
}

it('three failed actions in a visit switch an island off, whatever pages they were on', async () => {
  const broken = { name: 'cart', onIntent: fail };
  const first = await onNextPage(broken);
  expect([await first.press(), await first.press(), disarmed]).toEqual([false, false, []]);
  await (await onNextPage(broken)).press();
  expect(disarmed).toEqual(['cart']);
  expect((await onNextPage(broken)).kind.state).toBe('off');
});

it('all hosts of one page that cannot be mounted are one failure', async () => {
  const broken = { name: 'cart', adopt: fail };
  for (let page = 0; page < 2; page++) await (await onNextPage(broken)).mountAll(10);
  expect(disarmed).toEqual([]);
  await (await onNextPage(broken)).mountAll(10);
  expect(disarmed).toEqual(['cart']);
});

it('failures of islands whose names begin with the same words are counted separately', async () => {
  for (const name of ['cart', 'cart-total', 'mini-cart']) await (await onNextPage({ name, adopt: fail })).mountAll(1);
  expect([disarmed, isDisarmed('cart')]).toEqual([[], false]);
});

it('the consent island is never switched off, because what waits for it would then start', async () => {
  const broken = { name: 'consent', adopt: fail, onIntent: fail };
  for (let page = 0; page < 4; page++) {
    const { mountAll, press } = await onNextPage(broken);
    await mountAll(2);
    await press();
  }
  expect(disarmed).toEqual([]);
  rememberDisarmed('consent');
  expect((await onNextPage(broken)).kind.state).toBe('loading');
});

it('presses that an island handles without an error are not counted', async () => {
  const page = await onNextPage({ name: 'cart', onIntent() {} });
  for (let press = 0; press < 5; press++) expect(await page.press()).toBe(true);
  expect(disarmed).toEqual([]);
});
