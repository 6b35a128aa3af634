/** The package's command: `npx shop-islands doctor ADDRESS`. Built into dist/cli/, with its parser in it. */
import { distBeside, run } from './command';

/** The package's version; the build writes it in. */
declare const __VERSION__: string;

const { stdout, argv, env } = process;

run(argv.slice(2), {
  write: (text) => stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  isColoured: !!stdout.isTTY && !env.NO_COLOR,
  version: __VERSION__,
  dist: distBeside(__dirname),
}).then((code) => {
  process.exitCode = code;
});
