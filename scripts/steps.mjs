/**
 * The project's steps: the commands of each, and how its tests are counted. Node only: packages may not be there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGAIN } from './again.mjs';
import { canOpenWindows, findBrowser, findFirefox, findWebKitDriver } from './browser.mjs';
import { countPlaywright, slowest } from './counts.mjs';
import { Refusal } from './refusal.mjs';
import { splitWords } from './words.mjs';

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** With room for young objects, of which pages without a browser make many, garbage is collected less often. */
const ROOM = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** The tests of one of Vitest's projects. The counting reporter counts them (countingReporter.mjs). */
const inVitest = (project) => ({
  commands: () => [
    [bin('vitest'), 'run', `--project=${project}`, '--reporter=dot', '--reporter=./scripts/countingReporter.mjs'],
  ],
  env: (report) => ({ TEST_COUNTS: report, NODE_OPTIONS: ROOM }),
  count: (counts) => counts,
});

/** The tests of Playwright's, some of them or all. */
const inPlaywright = (words, env) => ({
  needs: findBrowser,
  commands: () => [[bin('playwright'), 'test', ...words]],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }),
  count: countPlaywright,
  tell: slowest,
});

const { names, options } = splitWords(process.argv.slice(2));

/** The options, if they are for this step. */
const optionsOf = (name) => (names.at(-1) === name ? options : []);

/** Builds at the same time need folders of their own. */
const NEW_BUILD = process.env.BUILD_FOLDER ?? 'dist.new';

const buildStorybook = (folder) => [bin('storybook'), 'build', '--quiet', '--output-dir', folder];

/**
 * A step is a command, or several; `count` reads its report, and `tell` says more of it. A step without `count` counts
 * as one test. A step is skipped if `lacks` names something missing, and fails if `needs` does.
 */
const steps = {
  lint: { commands: () => [[bin('biome'), 'check', '.'], [bin('knip')]] },
  types: { commands: () => [[bin('tsc'), '--noEmit']] },
  unit: inVitest('unit*'),
  build: {
    // Beside dist/, which a demo may be serving: the finished build takes its place.
    before: () => rmSync(NEW_BUILD, { recursive: true, force: true }),
    commands: () => [[bin('tsup')], [bin('tsx'), 'scripts/build/finish.ts']],
    env: () => ({ BUILD_FOLDER: NEW_BUILD }),
  },
  size: { commands: () => [[bin('size-limit')]] },
  package: {
    commands: () => [
      [process.execPath, 'scripts/packed.mjs'],
      ['npm', 'run', '--silent', 'lint:package'],
    ],
  },
  php: {
    lacks: () =>
      spawnSync('php', ['-v']).error &&
      'There is no php here: the WordPress plugin’s syntax and units are not checked.',
    commands: (report) => [[process.execPath, 'scripts/php.mjs', report]],
    count: (counts) => counts,
  },
  release: {
    commands: () => [
      [bin('tsx'), 'scripts/release.ts', ...optionsOf('release')],
      ...(optionsOf('release').includes('--all')
        ? [[bin('tsx'), 'scripts/nextTheme.ts'], buildStorybook('release/storybook')]
        : []),
    ],
  },
  deploy: { commands: () => [[bin('tsx'), 'scripts/deploy.ts', ...options]] },
  browser: inPlaywright([]),
  lean: inPlaywright(options, { DEMO_DIST: 'lean' }),
  // A shop that answers late and out of order, and a shopper who hesitates. It finds tests that depend on timing.
  shaken: inPlaywright(options, { DEMO_DELAY: '250', TEST_PAUSE: '30' }),
  // The core flows in two more engines.
  firefox: {
    lacks: () => !findFirefox() && 'There is no Firefox here: install it, or name one in FIREFOX_PATH.',
    ...inVitest('firefox'),
  },
  webkit: {
    lacks: () =>
      (!findWebKitDriver() &&
        'There is no WebKit here: install WebKitGTK’s driver (Debian: webkit2gtk-driver), or name one in WEBKIT_DRIVER_PATH.') ||
      (!canOpenWindows() && 'WebKit’s windows have nowhere to open here: set DISPLAY, or install Xvfb.'),
    ...inVitest('webkit'),
  },
  views: { needs: findBrowser, ...inVitest('views*') },
  stories: { needs: findBrowser, ...inVitest('stories') },
  pictures: {
    needs: findBrowser,
    commands: () => [[bin('playwright'), 'test', '--project=pictures', '--update-snapshots']],
  },
  docs: { commands: () => [[bin('tsx'), 'scripts/docs.ts']] },
  docsSite: { commands: () => [[bin('tsx'), 'scripts/docsSite.ts', ...options]] },
  docsPictures: { needs: findBrowser, commands: () => [[bin('tsx'), 'scripts/docsPictures.ts']] },
  site: { commands: () => [buildStorybook('storybook-static')] },
  storybook: { commands: () => [[bin('storybook'), 'dev', '--port', '6006', '--no-open']] },
  bench: { needs: findBrowser, commands: () => [[bin('tsx'), 'scripts/bench.ts', ...options]] },
  torture: { needs: findBrowser, commands: () => [[bin('tsx'), 'scripts/torture.ts', ...options]] },
  soak: { needs: findBrowser, commands: () => [[bin('tsx'), 'scripts/soak.ts', ...options]] },
  shortSoak: { needs: findBrowser, commands: () => [[bin('tsx'), 'scripts/soak.ts', '--seed', '7', '--steps', '100']] },
  parity: { commands: () => [[bin('tsx'), 'scripts/parity.ts', ...options]] },
  // Compares a shop of this machine before the plugin and after each way to switch the plugin off.
  backOut: { commands: () => [[bin('tsx'), 'scripts/backOut.ts', ...options]] },
  dev: { commands: () => [[process.execPath, '--import', 'tsx', 'scripts/dev/serve.ts']] },
  start: { commands: () => [[process.execPath, '--import', 'tsx', 'scripts/dev/start.ts']] },
};

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}

const execute = ([command, ...words], env, print) =>
  new Promise((resolve) => {
    const child = spawn(command, words, {
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...env,
      },
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (signal) process.exit(1);
      resolve(code);
    });
    child.on('error', () => resolve(1));
  });

/** Runs a command, and again as long as it ends with the code `AGAIN`. Returns whether it succeeded. */
async function succeeds(command, env, print) {
  let code = AGAIN;
  while (code === AGAIN) code = await execute(command, env, print);
  return code === 0;
}

/**
 * Runs a step. Returns whether it succeeded, and how many tests passed, failed, were skipped, and did not run.
 * @param print takes what the step prints, piece by piece; without it that goes to the terminal
 */
export async function run(name, print) {
  const step = steps[name];
  if (!step) throw new Refusal(`There is no step "${name}". There are: ${Object.keys(steps).join(', ')}.`);
  const lack = step.lacks?.();
  if (lack) {
    (print ?? console.log)(`Skipped. ${lack}\n`);
    return { ok: true, passed: 0, failed: 0, skipped: 1 };
  }
  try {
    await step.needs?.();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    (print ?? console.error)(error.message);
    return { ok: false, passed: 0, failed: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-'));
  const report = join(folder, 'report.json');
  step.before?.();
  let ok = true;
  for (const command of step.commands(report)) ok &&= await succeeds(command, step.env?.(report), print);
  let counts = { passed: Number(ok), failed: Number(!ok) };
  if (step.count) {
    try {
      const read = JSON.parse(readFileSync(report, 'utf8'));
      counts = step.count(read);
      if ((!ok || counts.missing) && !counts.failed) counts.failed = 1;
      if (step.tell) (print ?? console.log)(step.tell(read));
    } catch {
      counts = { passed: 0, failed: 1 };
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { ok: ok && !counts.failed, ...counts };
}
