/**
 * How the tests of a step are counted: what passed, failed and was skipped, what never ran, and what took longest. Node
 * only.
 */
import { readFileSync } from 'node:fs';

/** Begins a test in a file of tests, or a story in a file of stories. */
const TEST = /^\s*(?:it|test)\b[\w.]*\(/gm;
const STORY = /^export const [A-Z]/gm;

/**
 * How many tests a file has at least: a row of `each` counts as one.
 * @param {string} source
 */
export const testsIn = (source) => Math.max(source.match(TEST)?.length ?? 0, source.match(STORY)?.length ?? 0, 1);

/** @param {import('@playwright/test/reporter').JSONReportSuite[]} suites every test below them, with its title */
const testsBelow = (suites, names = []) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: [...names, title, spec.title].join(' › ') })),
    ),
    ...testsBelow(inner, [...names, title]),
  ]);

/** A test that the browser's runner gave up before it began, or while it ran, has no result of its own. */
const hasRun = ({ results }) => results.some(({ status }) => status !== 'interrupted');

/**
 * Counts a report of Playwright's.
 * @param {import('@playwright/test/reporter').JSONReport} report
 */
export function countPlaywright({ stats, suites = [] }) {
  const missing = testsBelow(suites).filter((test) => !hasRun(test)).length;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: Math.max(stats.skipped - missing, 0),
    missing,
  };
}

/**
 * Says which tests took longest, the slowest first.
 * @param {import('@playwright/test/reporter').JSONReport} report
 */
export function slowest({ suites = [] }, most = 20) {
  const seconds = ({ results }) => results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const lines = testsBelow(suites)
    .map((test) => ({ seconds: seconds(test), line: `[${test.projectName}] ${test.title}` }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map((test) => `${test.seconds.toFixed(1).padStart(6)} s  ${test.line}`);
  return `The ${lines.length} slowest:\n${lines.join('\n')}\n`;
}

/**
 * Counts a run of Vitest's. It knows which files were to run, because a page that leaves takes the rest of its tests
 * with it, and no report of Vitest's own says so.
 * @param {readonly import('vitest/node').TestModule[]} modules what has reported
 * @param {readonly string[]} files what was to run
 */
export function countModules(modules, files) {
  const counts = { passed: 0, failed: 0, skipped: 0, missing: 0 };
  const silent = new Set(files);
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (tests.length) silent.delete(module.moduleId);
    for (const test of tests) {
      const { state } = test.result();
      counts[state === 'pending' ? 'missing' : state]++;
    }
  }
  for (const file of silent) counts.missing += testsIn(readFileSync(file, 'utf8'));
  return counts;
}

/** A step's counts in words, without the zeros that say nothing. */
export const inWords = ({ passed, failed, skipped = 0, missing = 0 }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${missing ? `, ${missing} did not run` : ''}`;
