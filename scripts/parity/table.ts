/**
 * Makes a page from a run of the real-shop tests: each scenario, its result in each way of loading scripts, and its
 * differences from the originals.
 */
import { markdownTable } from '../markdownTable';

/** The parts of Playwright's JSON report that are read. */
export interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tags: string[];
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

interface Row {
  scenario: string;
  results: Map<string, string>;
  differences: Set<string>;
}

type Rows = Map<string, Map<string, Row>>;

const WAYS = ['islands', 'both', 'plugin'];
const RESULTS: Record<string, string> = { expected: 'works', flaky: 'works, not at once', unexpected: '**fails**' };

const isWay = (title: string) => title.startsWith('with ');
const nameOf = (file: string) => (file.split('/').at(-1) ?? '').replace('.spec.ts', '').replaceAll('-', ' ');
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The row of a scenario in its file's table; creates it if there is none. */
function rowOf(rows: Rows, file: string, scenario: string): Row {
  const table = rows.get(file) ?? new Map<string, Row>();
  const row = table.get(scenario) ?? { scenario, results: new Map(), differences: new Set() };
  rows.set(file, table.set(scenario, row));
  return row;
}

/** Notes a suite's tests, and those of the suites in it. A later report on the same test overrides an earlier one. */
function note(rows: Rows, suite: Suite, file: string, titles: string[]): void {
  for (const { title, tags, tests } of suite.specs ?? []) {
    const way = tags.map((tag) => tag.replace('@', '')).find((tag) => WAYS.includes(tag));
    const [{ status, annotations } = { status: 'skipped', annotations: [] }] = tests;
    if (!way || !RESULTS[status]) continue;
    const row = rowOf(rows, file, [...titles, title].join(': '));
    row.results.set(way, RESULTS[status]);
    for (const { type, description } of annotations)
      if (type === 'difference' && description) row.differences.add(description);
  }
  for (const inner of suite.suites ?? [])
    note(rows, inner, file, isWay(inner.title) ? titles : [...titles, inner.title]);
}

function print([file, table]: [string, Map<string, Row>]): string {
  const name = nameOf(file);
  const rows = [...table.values()].map(({ scenario, results, differences }) => [
    cell(scenario),
    ...WAYS.map((way) => results.get(way) ?? ''),
    cell([...differences].join(' ')),
  ]);
  return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${markdownTable(['Scenario', ...WAYS, 'Unlike the originals'], rows)}\n`;
}

/** The number of scenarios, and of those that fail in a given way of loading scripts. */
const sum = (rows: Rows): string => {
  const all = [...rows.values()].flatMap((table) => [...table.values()]);
  const counts = WAYS.map((way) => {
    const results = all.map(({ results }) => results.get(way)).filter((result) => result !== undefined);
    return `${way} ${results.filter((result) => result !== RESULTS.unexpected).length} of ${results.length}`;
  });
  return `${all.length} scenarios. What works: ${counts.join(', ')}.`;
};

/** The tables of one or several reports, in order of the tests' files. */
export function tables(reports: { suites: Suite[] }[]): string {
  const rows: Rows = new Map();
  for (const { suites } of reports) for (const suite of suites) note(rows, suite, suite.title, []);
  const sorted = [...rows].sort(([one], [other]) => one.localeCompare(other));
  return `${sum(rows)}\n\n${sorted.map(print).join('\n')}`;
}
