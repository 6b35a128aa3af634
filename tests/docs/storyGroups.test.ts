// @vitest-environment node
/** Checks that Storybook's front page names the sidebar's groups, and that every story is in one of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from '../../.storybook/groups';
import { storyName } from '../../.storybook/storyNames';

const read = (file: string) => readFileSync(file, 'utf8');
const titles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /const meta[^=]*= \{\s*title: '([^']+)'/.exec(read(`stories/${file}`))?.[1] ?? `${file} has no title`);
const names = groups.map(([name]) => name);

test('every story is in a group, and every group has stories', () => {
  const used = new Set(titles.map((title) => title.split('/')[0]));
  // Its pages are made of the islands' READMEs.
  expect([...used, 'Islands A to Z'].sort()).toEqual([...names].sort());
});

test('a group holds pages, and no further groups', () => {
  expect(titles.filter((title) => title.split('/').length !== 2)).toEqual([]);
});

test('no two files of stories have one title', () => {
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the sidebar has the groups in the order of the front page', () => {
  const [, order = ''] = /storySort: \{\s*order: \[([^\]]*)\]/.exec(read('.storybook/preview.tsx')) ?? [];
  expect([...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(['Introduction', 'Theming', ...names]);
  expect(read('.storybook/FrontPage.tsx')).toContain('groups.map');
});

test('stories have names that are read as sentences', () => {
  expect(['InAFrame', 'WithoutJavaScript', 'Filled'].map(storyName)).toEqual([
    'In a frame',
    'Without JavaScript',
    'Filled',
  ]);
});
