/** How units run: by themselves, and while their code is changed on purpose (scripts/mutate.ts). */
import react from '@vitejs/plugin-react';

export const define = { __VERSION__: '"0.0.0-test"', __BUILD__: '""' };

/**
 * In milliseconds. A unit test takes a few, and a property test takes a second. On a busy machine each may take many
 * times as long.
 */
export const testTimeout = 60_000;
/** How long a test waits for what it polls. */
export const patience = 20_000;
/** In a page without layout a look costs nothing, so units look often. */
const poll = { timeout: patience, interval: 5 };

const RULES = 'tests/src/rules/**/*.test.ts';

/** Contexts have no global `let`, and keep other clocks than happy-dom's cookies. */
const OWN_THREAD = ['share', 'social-proof', 'variation-details'].map((name) => `tests/widgets/${name}.test.ts`);

/** What runs, and how long it may take. */
interface Units {
  include: string[];
  exclude: string[];
  testTimeout?: number;
  poll?: { timeout: number };
}

/** A project of units that have a page. */
export const onPage = (name: string, pool: 'threads' | 'vmThreads', { poll: ofPoll = poll, ...units }: Units) => ({
  plugins: [react()],
  define,
  test: {
    name,
    pool,
    testTimeout,
    expect: { poll: ofPoll },
    ...units,
    environment: 'happy-dom',
    setupFiles: ['tests/helpers/setup.ts'],
    restoreMocks: true,
    environmentOptions: {
      // A call to the network that no test server answers is a mistake.
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          navigation: { disableMainFrameNavigation: true },
        },
      },
    },
  },
});

/** The projects of the units. */
export const unitProjects = (units: Units) => [
  {
    define,
    // Rules know no page: what needs none is done sooner.
    test: { name: 'unit-rules', testTimeout: units.testTimeout ?? testTimeout, environment: 'node', include: [RULES] },
  },
  // One copy of the page for each file, in contexts of a few threads: making a page anew is what takes the time.
  onPage('unit', 'vmThreads', { ...units, exclude: [...units.exclude, RULES, ...OWN_THREAD] }),
  onPage('unit-threads', 'threads', { ...units, include: OWN_THREAD }),
];
