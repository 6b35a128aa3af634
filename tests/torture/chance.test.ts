// @vitest-environment node
import { expect, it } from 'vitest';
import { createChance } from '../../scripts/torture/chance';

const ADD = 'POST /?wc-ajax=add_to_cart';
const product = (id: number) => `product_id=${id}`;

/** The fault of each call with a seed. */
function metBy(seed: number, bodies: readonly string[]): string[] {
  const chance = createChance({ seed, timeout: 1000 });
  return bodies
    .map((body) => chance(ADD, body, false))
    .map(({ purpose, fault }) => `${purpose} ${JSON.stringify(fault)}`)
    .sort();
}

const CALLS = [1, 2, 3, 1, 2, 4, 5, 6].map(product);

it('the same calls of a seed meet the same faults, in whatever order they come', () => {
  expect(metBy(7, [...CALLS].reverse())).toEqual(metBy(7, CALLS));
  expect(metBy(8, CALLS)).not.toEqual(metBy(7, CALLS));
});

it('a call counts as the same in another build, and for another visitor', () => {
  const purposeOf = (line: string, body = '') => createChance({ seed: 1, timeout: 1000 })(line, body, false).purpose;
  expect(purposeOf('GET /dist/quick-view-ab12cd34.js')).toBe(purposeOf('GET /dist/quick-view-0f56a978.js'));
  expect(purposeOf('GET /?wc-ajax=add_to_cart&_wpnonce=1')).toBe(purposeOf('GET /?wc-ajax=add_to_cart'));
  expect(purposeOf('POST /wp-admin/admin-ajax.php', 'nonce=1&action=offers')).toBe(
    'POST /wp-admin/admin-ajax.php action=offers',
  );
});

it('a repeated call has its own chance of a fault, and no call has one while faults are switched off', () => {
  const chance = createChance({ seed: 7, timeout: 1000 });
  const faults = Array.from({ length: 40 }, () => chance(ADD, product(1), false).fault?.name);
  expect(new Set(faults).size).toBeGreaterThan(5);
  expect(chance(ADD, product(1), true).fault).toBeUndefined();
});
