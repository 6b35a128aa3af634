/** A comparison table whose calls a test answers. */
import { atom } from 'nanostores';
import { beforeEach } from 'vitest';
import type { FormFields } from '../../../src/api/form';
import { createComparisonTable } from '../../../src/state/comparisonTable';
import { type Held, hold } from '../../helpers/held';

/** A call whose answer the test has not given yet. */
interface Call extends Held<string> {
  what: string;
}

let calls: Call[];
/** The announcements, and the functions that try again. */
export let log: unknown[];
/** The products that the cookie lists. */
export let cookie: number[];

export const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

const call = (what: string) => {
  const { promise, ...ends } = hold<string>(settle);
  calls.push({ what, ...ends });
  return promise;
};

/** A table without products, which logs what it announces. */
export const createTable = () => {
  const $ids = atom<readonly number[]>([]);
  return createComparisonTable({
    fetchTable: (payload: FormFields) => call(`table ${payload.pid}`),
    removeProduct: (productId) => call(`remove ${productId}`),
    list: {
      $ids,
      refresh: () => $ids.set([...cookie]),
      changed: (change, productId) => void log.push(`${change} ${productId}`),
    },
    onError: () => log.push('error'),
    onUnseen: (retry) => log.push(retry),
  });
};

/** The newest call. */
export const last = () => {
  const one = calls.at(-1);
  if (!one) throw new Error('Nothing was asked.');
  return one;
};

/** All calls, in order. */
export const asked = () => calls.map(({ what }) => what);

/** Gives each test an empty list, and no calls. Call it at the top of a describe. */
export function freshTable(): void {
  beforeEach(() => {
    calls = [];
    log = [];
    cookie = [];
  });
}
