import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from './scripts/browser.mjs';
import { PREACT } from './scripts/build/preact.ts';
import { walks } from './scripts/walk/project.ts';
import { define, patience, testTimeout, unitProjects } from './vitest.units.ts';

/** Units need no browser: where there is none, only the browser's projects fail. */
const options = await launchOptions().catch(() => ({}));

const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: options }),
  instances: [{ browser: 'chromium' as const }],
});

/** The core flows in an engine: one browser and one demo for all files. */
const inEngine = (engine: 'firefox' | 'webkit') => ({
  test: {
    name: engine,
    provide: { engine },
    include: ['tests/engines/flows/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: patience } },
  },
});

/**
 * Packages that code fetches late. Found late, they would have the page reloaded in the middle of a test, or bring a
 * second React.
 */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@preact/signals-react',
    '@preact/signals-react/runtime',
    '@floating-ui/react-dom',
    'flatpickr',
    'axe-core',
  ],
};

/** Returns what a screen reader finds in a page. The page's own code cannot find this out. */
const readAccessibility: BrowserCommand<[]> = async ({ iframe }) => iframe.locator('main').ariaSnapshot();

/** The modules that the lean build has in React's place. In development, compiled JSX imports one more module. */
const lean: Record<string, string> = { ...PREACT, 'react/jsx-dev-runtime': 'preact/jsx-dev-runtime' };
const alias = Object.entries(lean).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement: replacement.startsWith('.') ? resolve(replacement) : replacement,
}));
const leanDeps = {
  include: optimizeDeps.include
    .map((name) => lean[name] ?? name)
    .filter((name, index, all) => !name.startsWith('.') && all.indexOf(name) === index),
};

/** Views on their fixtures, where there is a layout and a focus. */
const views = (name: string, include: string[], isLean = false) => ({
  plugins: [react()],
  define,
  ...(isLean ? { resolve: { alias }, optimizeDeps: leanDeps } : { optimizeDeps }),
  test: {
    name,
    include,
    testTimeout,
    expect: { poll: { timeout: patience } },
    restoreMocks: true,
    browser: { ...inChromium(), commands: { readAccessibility } },
  },
});

export default defineConfig({
  test: {
    // By default one processor is left idle: of two, that is half. A single worker would give all files one page.
    maxWorkers: Math.max(2, availableParallelism()),
    // A thread keeps the pages of the files that it has run. Above this much it makes room for a new one: without it,
    // the units take up to half of the machine's memory each.
    vmMemoryLimit: '1GB',
    projects: [
      ...unitProjects({ include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/engines/**', 'tests/views/**'] }),
      walks,
      inEngine('firefox'),
      inEngine('webkit'),
      views('views', ['tests/views/**/*.test.{ts,tsx}']),
      views('views-lean', ['tests/views/{conformance,translated}.test.tsx'], true),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        define,
        optimizeDeps,
        test: {
          name: 'stories',
          setupFiles: ['.storybook/fits.ts', '.storybook/codeCheck.ts'],
          // Of its own: browsers take no notice of the one above.
          maxWorkers: '100%',
          testTimeout,
          // Looking closely takes nine looks at each.
          env: { LOOK_CLOSELY: process.env.LOOK_CLOSELY ?? '' },
          hookTimeout: 4 * testTimeout,
          browser: inChromium(),
        },
      },
    ],
  },
});
