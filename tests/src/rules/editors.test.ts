import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITORS, isEdited } from '../../../src/rules/editors';

describe('a page is being edited', () => {
  it.each(['?et_fb=1&PageSpeed=off', '?fl_builder', '?bricks=run', '?ct_builder=true', '?p=2&vc_editable=true', '?brizy-edit-iframe', '?brizy-edit'])(
    'where its address has %s',
    (query) => expect(isEdited(query)).toBe(true),
  );

  it.each(['', '?bricks=red', '?bricks', '?fl_builders=2', '?s=et_fb', '?set_fb=1', '?elementor-preview=7'])('not where it has %j', (query) =>
    expect(isEdited(query)).toBe(false),
  );
});

it.each([
  ['the plugin', 'wordpress/shop-islands/includes/class-page.php', /const EDITORS = array\(([^;]*)\);/],
  ['the filter for themes', 'docs/install.md', /\$editors\s+= array\(([^;]*)\);/],
])('%s knows the same editors, and Elementor’s', (_who, path, list) => {
  const named = [
    ...(readFileSync(path, 'utf8')
      .match(list)?.[1]
      ?.matchAll(/'([^']+)'/g) ?? []),
  ].map(([, name]) => name);
  expect(named).toEqual(['elementor-preview', ...EDITORS]);
});
