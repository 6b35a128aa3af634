// @vitest-environment node
/**
 * Checks the five trips of docs/architecture.md against the code: the files that they name, their number, and that each
 * file leads to the next.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHouse } from '../helpers/imports';

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Five trips through the code\n');
const trips = (section.split('\n## ')[0] as string)
  .split('\n### ')
  .slice(1)
  .map((trip) => {
    const [title = ''] = trip.split('\n');
    const steps = [...trip.matchAll(/^(\d+)\. \[`(.+?)`\]\((.+?)\)(.*)$/gm)].map(
      ([, place, file = '', link, words = '']) => ({
        place: Number(place),
        file,
        link,
        // No static import leads to this step: an event, a late import, or a function that was passed in leads there.
        isApart: /\bby event\b|\bby `import\(\)`|\bhanded in\b/.test(words),
      }),
    );
    return {
      title,
      said: Number(/: (\d+) files$/.exec(title)?.[1]),
      steps,
      hasReason: /^\*\*Why so many:\*\* \S/m.test(trip),
    };
  });

const house = readHouse(['src', 'widgets']);
const leadsTo = (from: string, to: string) => !!house.get(from)?.some(({ path }) => path === to);

test('there are five trips', () => {
  expect(trips).toHaveLength(5);
});

test.each(trips)('“$title” names files that are there, each once and in order', ({ steps }) => {
  expect(steps.filter(({ file, link }) => !existsSync(file) || link !== `../${file}`)).toEqual([]);
  expect(steps.map(({ place }) => place)).toEqual(steps.map((_step, index) => index + 1));
  expect(new Set(steps.map(({ file }) => file)).size).toBe(steps.length);
});

test.each(trips)('“$title” says how many there are, and why', ({ said, steps, hasReason }) => {
  expect(said).toBe(steps.length);
  expect(hasReason).toBe(true);
});

test.each(trips)(
  '“$title” goes from file to file by imports, unless a step says what else leads there',
  ({ steps }) => {
    const isAlone = (file: string) =>
      !steps.some((other) => other.file !== file && (leadsTo(file, other.file) || leadsTo(other.file, file)));
    expect(steps.filter(({ file, isApart }) => !isApart && isAlone(file)).map(({ file }) => file)).toEqual([]);
  },
);
