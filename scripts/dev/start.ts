/**
 * `npm start`, once the packages are there: serves the demo as soon as the loader and core are built, which every page
 * needs, and makes the whole build meanwhile.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stop } from 'esbuild';
import { listen } from '../../demo/listen';
import { createServer } from '../../demo/server';
import { builtOrNot } from './builtOrNot';
import { readBuilt } from './sources';

/** A folder of its own, so that `npm run build` may run beside it. */
const BUILD_FOLDER = 'dist.start';

/** Starts the whole build, in the time that pages leave it. `finished` resolves with whether it has succeeded. */
function startBuild() {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    env: { ...process.env, BUILD_FOLDER },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const finished = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  return { child, finished };
}

const began = Date.now();
await Promise.all(['shop-islands.js', 'core.js'].map(readBuilt));
const { child, finished } = startBuild();

let isEnding = false;

/** Ends. The compiler is a separate process, and prints an error if this process ends first. */
async function end(): Promise<void> {
  isEnding = true;
  child.kill('SIGTERM');
  await Promise.all([stop(), finished]);
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  process.exit();
}
for (const event of ['SIGINT', 'SIGTERM']) process.once(event, end);

// The lean build comes only with the whole build.
const buildAlone = process.env.DEMO_DIST ? async () => undefined : readBuilt;
const build = builtOrNot({ finished, buildAlone, isThere: (file) => existsSync(`dist/${file}`) });
await listen(createServer(build).fetch);
console.log('Every page works now; the files of the finished build follow. Ctrl-C ends the demo.');
const isBuilt = await finished;
const seconds = Math.round((Date.now() - began) / 1000);
if (isBuilt) console.log(`dist/ is built, ${seconds} s after the start: pages have its files from now on.`);
else if (!isEnding)
  console.error('dist/ could not be built: see above. Pages go on with files that are built one by one.');
