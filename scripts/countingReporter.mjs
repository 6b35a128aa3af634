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
   * @param {readonly unknown[]} errors that belong to no test
   */
  onTestRunEnd(modules, errors) {
    const counts = countModules(modules, this.#files);
    // A file that could not be read has no test that failed.
    counts.failed ||= errors.length + modules.filter((module) => module.errors().length).length;
    writeFileSync(process.env.TEST_COUNTS ?? '', JSON.stringify(counts));
  }
}
