// @vitest-environment node
/** Checks that every link of every document leads to something that exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { files as published } from '../../package.json';
import { anchorOf } from '../../scripts/docs/anchor';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['docs', 'widgets', '.changeset'].flatMap(below),
];

/** The page without its code, which may look like a link. */
const prose = (page: string) => readFileSync(page, 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, '');

const anchorsOf = (page: string) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading as string));

const links = pages.flatMap((page) =>
  [
    ...prose(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    return { page, link, path, anchor, file: path ? normalize(join(dirname(page), path)) : page };
  }),
);

/** A link to another site, or in an example. */
const isElsewhere = ({ link }: { link: string }) => /^(?:[a-z]+:|\/)/.test(link);
const own = links.filter((link) => !isElsewhere(link));
const told = ({ page, link }: { page: string; link: string }) => `${page}: ${link}`;

test('every link leads to a file that is there', () => {
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter(({ file }) => !existsSync(file)).map(told)).toEqual([]);
});

test('every anchor is a heading of the page that it is in', () => {
  const anchored = own.filter(({ anchor, file }) => anchor && file.endsWith('.md') && existsSync(file));
  expect(anchored.length).toBeGreaterThan(5);
  expect(anchored.filter(({ anchor = '', file }) => !anchorsOf(file).includes(anchor)).map(told)).toEqual([]);
});

test('the README leads to every page of docs/, and no link of it leads to a folder but the template’s', () => {
  const reached = own.filter(({ page }) => page === 'README.md').map(({ file }) => file);
  const pagesOfDocs = readdirSync('docs').filter((file) => file.endsWith('.md'));
  expect(pagesOfDocs.filter((file) => !reached.includes(join('docs', file)))).toEqual([]);
  expect(
    reached.filter((file) => existsSync(file) && statSync(file).isDirectory() && file !== 'widgets/_template'),
  ).toEqual([]);
});

test('what the README leads to comes with the package', () => {
  const isPublished = (file: string) =>
    published.includes(file) ||
    (file.startsWith('docs/') && file.endsWith('.md')) ||
    /^widgets\/[^_/]+\/README\.md$/.test(file);
  const reached = own.filter(({ page }) => page === 'README.md').map(({ file }) => file);
  expect(published).toEqual(expect.arrayContaining(['docs/**/*.md', 'widgets/*/README.md']));
  // Pictures are not in the package, because they are larger than everything else in it.
  expect(reached.filter((file) => !isPublished(file) && !file.endsWith('.png'))).toEqual([]);
});
