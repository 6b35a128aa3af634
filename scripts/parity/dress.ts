/**
 * A shop that is dressed in themes and plugins, as the environment names it. MATRIX_SHOP_URL is its address;
 * MATRIX_SWITCH is a command that dresses it in the theme and the plugins that THEME and PLUGINS name, and gives them
 * the SETTINGS, which settings.php does. MATRIX lists what to try: `storefront, woostify + woo-variation-swatches,
 * storefront + wp-optimize:delay`.
 */
import { spawnSync } from 'node:child_process';

/** `theme + plugin + plugin:setting`, separated by commas. */
const readDresses = (list: string): string[] => list.split(',').flatMap((one) => one.trim() || []);

/** Dresses the shop. @throws if the command fails */
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

interface DressedShop {
  /** The shop's address, without a slash at its end. */
  base: string;
  /** The dresses to try. */
  names: readonly string[];
  /** @throws where the shop's command fails */
  dress(name: string): void;
}

/** @throws where the environment lacks a word */
export function dressedShop(): DressedShop {
  const { MATRIX_SHOP_URL, MATRIX_SWITCH, MATRIX } = process.env;
  if (!MATRIX_SHOP_URL || !MATRIX_SWITCH || !MATRIX)
    throw new Error('Set MATRIX_SHOP_URL, MATRIX_SWITCH and MATRIX (docs/compatibility.md).');
  return {
    base: MATRIX_SHOP_URL.replace(/\/+$/, ''),
    names: readDresses(MATRIX),
    dress: (name) => dress(name, MATRIX_SWITCH),
  };
}
