// @vitest-environment node
/** The list of versions that `npm run parity -- --versions` walks through. */
import { expect, it } from 'vitest';
import { readVersions } from '../../scripts/parity/versions';

it('names WordPress, WooCommerce and what more the shop has', () => {
  expect(readVersions('6.4.1 + 8.3.0, 6.9.4+10.6.1 + contract,')).toEqual([
    { name: 'WordPress 6.4.1 + WooCommerce 8.3.0', wordPress: '6.4.1', wooCommerce: '8.3.0', more: '' },
    {
      name: 'WordPress 6.9.4 + WooCommerce 10.6.1 + contract',
      wordPress: '6.9.4',
      wooCommerce: '10.6.1',
      more: 'contract',
    },
  ]);
});

it.each(['6.4.1', 'storefront + 8.3.0', '6.4.1 + WooCommerce'])('is refused with the entry "%s"', (entry) => {
  expect(() => readVersions(`6.4.1 + 8.3.0, ${entry}`)).toThrow(`VERSIONS names "${entry}"`);
});
