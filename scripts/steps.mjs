/** The project's steps: what each runs, and how its tests are counted. Node only: packages may not be there yet. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const vitest = (project) => (report) => [bin('vitest'), 'run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
const countVitest = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });

/** A step is a command, or several; `count` reads its report. Without one it counts as one test. */
const steps = {
  lint: { commands: () => [[bin('biome'), 'check', '.'], [bin('knip')]] },
  types: { commands: () => [[bin('tsc'), '--noEmit']] },
  unit: { commands: (report) => [vitest('unit*')(report)], count: countVitest },
  build: { before: () => rmSync('dist', { recursive: true, force: true }), commands: () => [[bin('tsup')], [bin('tsx'), 'scripts/build/finish.ts']] },
  size: { commands: () => [[bin('size-limit')]] },
  package: {
    commands: () => [
      [bin('publint'), '--strict'],
      [bin('attw'), '--pack', '.', '--profile', 'esm-only'],
    ],
  },
  browser: {
    commands: () => [[bin('playwright'), 'test']],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  },
  stories: { commands: (report) => [vitest('stories')(report)], count: countVitest },
  storybook: { commands: () => [[bin('storybook'), 'dev', '--port', '6006', '--no-open']] },
  bench: { commands: () => [[bin('tsx'), 'scripts/bench.ts', ...process.argv.slice(3)]] },
  demo: { commands: () => [[bin('tsx'), 'demo/serve.ts']] },
};

let running;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill(signal));

const execute = ([command, ...words], env) =>
  new Promise((resolve) => {
    running = spawn(command, words, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    running.on('close', (code, signal) => (signal ? process.exit(1) : resolve(code === 0)));
    running.on('error', () => resolve(false));
  });

/** Runs a step. Gives whether it went well, and how many tests passed and failed. */
export async function run(name) {
  const step = steps[name];
  if (!step) throw new Error(`There is no step "${name}". There are: ${Object.keys(steps).join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-'));
  const report = join(folder, 'report.json');
  step.before?.();
  let ok = true;
  for (const command of step.commands(report)) ok &&= await execute(command, step.env?.(report));
  let counts = { passed: Number(ok), failed: Number(!ok) };
  if (step.count) {
    try {
      counts = step.count(JSON.parse(readFileSync(report, 'utf8')));
      if (!ok && !counts.failed) counts.failed = 1;
    } catch {
      counts = { passed: 0, failed: 1 };
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { ok: ok && !counts.failed, ...counts };
}
