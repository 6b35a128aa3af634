/**
 * `npm run parity -- --matrix`: walks one shopping flow through themes and plugins, with the WordPress plugin off and on, and
 * writes docs/compatibility.md. MATRIX_SHOP_URL names the shop; MATRIX_SWITCH is a command that dresses it in the theme and
 * the plugins that THEME and PLUGINS name, and gives them the SETTINGS, which settings.php does. MATRIX lists what to try:
 * `storefront, woostify + woo-variation-swatches, storefront + wp-optimize:delay`.
 */
import { spawnSync } from 'node:child_process';
import type { Dress } from './compatibility';
import { runTests } from './runTests';

/** `theme + plugin + plugin:setting`, separated by commas. */
const readDresses = (list: string): string[] => list.split(',').flatMap((one) => one.trim() || []);

/** Dresses the shop. @throws where the command fails */
function dress(name: string, command: string): void {
  const [theme = '', ...plugins] = name.split('+').map((word) => word.trim());
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      THEME: theme,
      PLUGINS: plugins.map((plugin) => plugin.replace(/:.*/, '')).join(' '),
      SETTINGS: plugins.filter((plugin) => plugin.includes(':')).join(' '),
    },
  });
  if (status) throw new Error(`MATRIX_SWITCH ended with ${status} for "${name}".`);
}

/** Runs the flow once more where a step failed: a loaded machine is not the shop's fault, a fault stays one. */
const walk = (name: string) => runTests('matrix', ['--reporter=line,json', '--retries=1'], { MATRIX_NAME: name }).report;

/** Walks through all of them, one after the other. @throws where the environment lacks a word */
export function runMatrix(): Dress[] {
  const { MATRIX_SHOP_URL, MATRIX_SWITCH, MATRIX } = process.env;
  if (!MATRIX_SHOP_URL || !MATRIX_SWITCH || !MATRIX) throw new Error('Set MATRIX_SHOP_URL, MATRIX_SWITCH and MATRIX (docs/compatibility.md).');
  return readDresses(MATRIX).map((name) => {
    dress(name, MATRIX_SWITCH);
    return { name, report: walk(name) };
  });
}
