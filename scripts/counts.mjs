/**
 * Counts the tests of a step: those that passed, failed, were skipped or never ran, and names the failed and the
 * slowest. Node only.
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** How much of a failure's message its summary tells: lines and characters. */
const TOLD = { lines: 6, characters: 500 };

/** A failed test in a few lines: its title, and how its message begins. */
function summaryOf(title, messages) {
  const [message = ''] = messages;
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [title, ...lines.slice(0, TOLD.lines).map((line) => `    ${line.slice(0, TOLD.characters)}`)].join('\n');
}

/** A test that the browser's runner gave up before it began, or while it ran, has no result of its own. */
const hasRun = ({ results }) => results.some(({ status }) => status !== 'interrupted');

/**
 * Counts a report of Playwright's.
 * @param {import('@playwright/test/reporter').JSONReport} report
 */
export function countPlaywright({ stats, suites = [] }) {
  const tests = testsBelow(suites);
  const missing = tests.filter((test) => !hasRun(test)).length;
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, title, results }) =>
      summaryOf(
        `[${projectName}] ${title}`,
        results.flatMap(({ error }) => error?.message ?? []),
      ),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: Math.max(stats.skipped - missing, 0),
    missing,
    failures,
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
 * Counts a run of Vitest's. It gets the list of files that were to run: when a test's page navigates away, the rest of
 * the file's tests is lost, and no report of Vitest says so.
 * @param {readonly import('vitest/node').TestModule[]} modules what has reported
 * @param {readonly string[]} files what was to run
 */
export function countModules(modules, files) {
  const counts = { passed: 0, failed: 0, skipped: 0, missing: 0, failures: [] };
  const silent = new Set(files);
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (tests.length) silent.delete(module.moduleId);
    for (const test of tests) {
      const { state, errors = [] } = test.result();
      counts[state === 'pending' ? 'missing' : state]++;
      if (state !== 'failed') continue;
      counts.failures.push(
        summaryOf(
          `${module.relativeModuleId} › ${test.fullName}`,
          errors.map(({ message }) => message),
        ),
      );
    }
  }
  for (const file of silent) counts.missing += testsIn(readFileSync(file, 'utf8'));
  return counts;
}

/** A step's counts in words, without zeros. */
export const inWords = ({ passed, failed, skipped = 0, missing = 0 }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${missing ? `, ${missing} did not run` : ''}`;
