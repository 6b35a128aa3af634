import type { JSONReport } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that were to run and have no result. Rows of `each` in a file that never ran count as one. */
  missing: number;
  /** Each failed test: its title, and how its message begins, in a few lines. */
  failures: string[];
}

export declare function testsIn(source: string): number;
export declare function countPlaywright(report: JSONReport): Counts;
export declare function slowest(report: JSONReport, most?: number): string;
export declare function countModules(modules: readonly TestModule[], files: readonly string[]): Counts;
export declare function inWords(counts: Pick<Counts, 'passed' | 'failed'> & Partial<Counts>): string;
