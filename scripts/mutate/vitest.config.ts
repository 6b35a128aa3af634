/**
 * The unit tests for changed code: those whose patterns the environment gives, and the tests of rules; without
 * patterns, all. It leaves out tests that read the code's text, because Stryker rewrites that; tests that need a
 * browser; and tests that try every endpoint with every fault, because they import everything. Time-outs are shorter
 * here, because a change can make a test wait in vain.
 */
import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../vitest.units.ts';

const include = process.env.MUTATE_UNITS?.split(' ') ?? ['tests/{src,widgets}/**/*.test.{ts,tsx}'];
export default defineConfig({
  test: {
    projects: unitProjects({
      include,
      exclude: ['tests/widgets/conformance.test.ts'],
      testTimeout: 15_000,
      poll: { timeout: 3000 },
    }),
  },
});
