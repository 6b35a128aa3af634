import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const listIn = (path: string, list: RegExp) =>
  [
    ...(readFileSync(path, 'utf8')
      .match(list)?.[1]
      ?.matchAll(/'([^']+)'/g) ?? []),
  ].map(([, name]) => name);

it('the plugin and the filter for themes leave the same page builders’ editors alone', () => {
  const editors = listIn('wordpress/shop-islands/includes/class-page.php', /const EDITORS = array\(([^;]*)\);/);
  expect(editors).toEqual(listIn('docs/install.md', /\$editors\s+= array\(([^;]*)\);/));
  expect(editors).toEqual(
    expect.arrayContaining([
      'elementor-preview',
      'et_fb',
      'fl_builder',
      'bricks=run',
      'ct_builder',
      'vc_editable',
      'brizy-edit',
      'brizy-edit-iframe',
    ]),
  );
});
