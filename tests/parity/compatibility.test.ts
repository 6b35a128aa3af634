// @vitest-environment node
/** The table of themes and plugins, and how two visits are compared. */
import { describe, expect, it } from 'vitest';
import { compatibilityTable, type Dress, hasFailures, versionsTable } from '../../scripts/parity/compatibility';
import { compareLines } from '../e2e/matrix/seen';

const report = (...tests: { title: string; status: string; reason?: string }[]): Dress['report'] => ({
  suites: [
    {
      title: 'flow.spec.ts',
      specs: tests.map(({ title, status, reason }) => ({
        title,
        tags: [],
        tests: [{ status, annotations: reason ? [{ type: 'difference', description: reason }] : [] }],
      })),
    },
  ],
});

describe('the table of themes and plugins', () => {
  const good = {
    name: 'storefront',
    report: report(
      { title: 'the cart', status: 'expected' },
      { title: 'the gallery', status: 'flaky', reason: 'No zoom.' },
    ),
  };
  const bad = {
    name: 'woostify',
    report: report({ title: 'the cart', status: 'expected' }, { title: 'tabs', status: 'unexpected' }),
  };

  it('has a row for each theme: how many steps are as without the plugin, which are not, and why', () => {
    expect(compatibilityTable([good, bad]).split('\n').slice(2)).toEqual([
      '| storefront | 2 of 2 | – | No zoom. |',
      '| woostify | 1 of 2 | tabs | – |',
      '',
    ]);
  });

  it('says of versions what each lacks', () => {
    const shops = [
      { ...good, name: 'WooCommerce 8.3.0', lacks: ['a gallery', 'a button'] },
      { ...bad, name: 'WooCommerce 10.6.1', lacks: [] },
    ];
    expect(versionsTable(shops).split('\n').slice(2)).toEqual([
      '| WooCommerce 8.3.0 | 2 of 2 | – | No zoom. | a gallery, a button |',
      '| WooCommerce 10.6.1 | 1 of 2 | tabs | – | – |',
      '',
    ]);
  });

  it('says whether any step differs from the visit without the plugin', () => {
    expect(hasFailures([good])).toBe(false);
    expect(hasFailures([good, bad])).toBe(true);
  });
});

describe('two visits', () => {
  it('are compared line by line in any order, and each line counts as often as it occurs', () => {
    expect(compareLines(['a', 'b', 'b'], ['b', 'a', 'c'])).toEqual({ missing: ['b'], added: ['c'] });
    expect(compareLines(['a', 'b'], ['b', 'a'])).toEqual({ missing: [], added: [] });
  });
});
