/**
 * The units that tell a change of the code. Left out are those that read the code's text, because Stryker rewrites it, those that
 * need a browser, and those that meet every endpoint with every fault, because they lead everywhere. A change that has a unit wait
 * in vain is told sooner here.
 */
import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../vitest.units.ts';

export default defineConfig({
  test: {
    projects: unitProjects({
      include: ['tests/{src,widgets}/**/*.test.{ts,tsx}'],
      exclude: ['tests/widgets/conformance.test.ts'],
      testTimeout: 15_000,
      poll: { timeout: 3000 },
    }),
  },
});
