// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, isName, withRow } from '../../scripts/newWidget/files';

const read = (path: string) => readFileSync(path, 'utf8');

it('a new widget has the template’s files in its own words, with stories, an anatomy and a test', () => {
  const files = filesOf('size-guide', read);
  expect([...files.keys()]).toContain('widgets/size-guide/row.ts');
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'stories/size-guide.view.stories.tsx',
      'stories/size-guide.stories.tsx',
      'stories/anatomy/size-guide.ts',
      'tests/widgets/size-guide.test.ts',
    ]),
  );
  expect([...files.values()].join('')).not.toMatch(/_template|Template\b|readTemplate|TemplateStore/);
  expect(files.get('widgets/size-guide/index.ts')).toContain(
    "defineIsland<SizeGuideProps, SizeGuideStore>({\n  name: 'size-guide'",
  );
  expect(files.get('stories/size-guide.view.stories.tsx')).toContain("title: 'Views/Size guide'");
  expect(files.get('stories/anatomy/size-guide.ts')).toContain("page: ['size-guide', 'OnAPage']");
  expect(files.get('widgets/size-guide/row.ts')).toContain("chunk: 'size-guide'");
});

it('its row stands in the list of families once, imported in order', () => {
  const families = withRow('size-guide', read('widgets/families.ts'));
  expect(families.match(/sizeGuide/g)).toHaveLength(2);
  expect(families).toMatch(/extrasRows: readonly IslandRow\[\] = \[\n {2}sizeGuide,/);
  expect(families).toMatch(/shop-filter\/row';\nimport \{ row as sizeGuide \}/);
});

it('names are kebab-case', () => {
  expect(['size-guide', 'a1'].every(isName)).toBe(true);
  expect(['', 'SizeGuide', '-a', 'a--b', '../a', '1a'].some(isName)).toBe(false);
});
