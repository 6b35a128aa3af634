/**
 * The Vitest project of the walks: like the unit tests, each walk has a page of its own; its code reports the calls.
 */
import { onPage } from '../../vitest.units.ts';
import { instrument } from './instrument.ts';

const { plugins, test, ...units } = onPage('unit-walks', 'threads', {
  include: ['scripts/walk/*.walk.ts'],
  exclude: [],
});

/** The project of the walks. */
export const walks = {
  ...units,
  plugins: [instrument(), ...plugins],
  test: {
    ...test,
    globalSetup: ['scripts/walk/demo.ts'],
    setupFiles: [...test.setupFiles, 'scripts/walk/pageTime.ts'],
    // Hides the output of the walks' pages, which print more than errors.
    silent: 'passed-only' as const,
  },
};
