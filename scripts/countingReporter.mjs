/**
 * A reporter for Vitest that writes how many tests passed, failed, were skipped and did not run, into the file that
 * TEST_COUNTS names.
 */
import { writeFileSync } from 'node:fs';
import { countModules } from './counts.mjs';

export default class CountingReporter {
  /** @type {string[]} */
  #files = [];

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.#files = specifications.map(({ moduleId }) => moduleId);
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} errors outside of any test
   */
  onTestRunEnd(modules, errors) {
    const counts = countModules(modules, this.#files);
    // A file that could not be read has no test that failed.
    const outside = [
      ...errors.map((error) => `outside of any test: ${error?.message ?? error}`),
      ...modules.flatMap((module) => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
    ];
    counts.failed ||= outside.length;
    counts.failures.push(...outside);
    writeFileSync(process.env.TEST_COUNTS ?? '', JSON.stringify(counts));
  }
}
