// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, isName, withRow } from '../../scripts/newWidget/files';

const read = (path: string) => readFileSync(path, 'utf8');

it('a new widget has the template’s files under its own names, with stories, an anatomy and a test', () => {
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

it('a new widget’s row stands in its family once, imported in order', () => {
  const family = withRow('share-example', read('src/entry/families/extras.ts'));
  expect(family.match(/shareExample/g)).toHaveLength(2);
  expect(family).toMatch(/members: readonly IslandRow\[\] = \[\n {2}shareExample,/);
  expect(family).toMatch(/share\/row';\nimport \{ row as shareExample \}/);
});

it('names are kebab-case', () => {
  expect(['size-guide', 'a1'].every(isName)).toBe(true);
  expect(['', 'SizeGuide', '-a', 'a--b', '../a', '1a'].some(isName)).toBe(false);
});
