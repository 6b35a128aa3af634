/**
 * The units that tell a change of the code: those whose patterns the environment gives, and rules; otherwise all. Left
 * out are those that read the code's text, because Stryker rewrites it, those that need a browser, and those that meet
 * every endpoint with every fault, because they lead everywhere. A change that has a unit wait in vain is told sooner
 * here.
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
