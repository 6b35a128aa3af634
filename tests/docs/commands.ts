/** Which commands there are: scripts of the package, its own command, and those that packages bring. */
import { readdirSync } from 'node:fs';
import packageJson from '../../package.json';

const own = packageJson.scripts as Record<string, string>;

/** Whether a line such as `npm run build` or `npx vitest …` names a command that is there. */
export function isThere(command: string): boolean {
  const [, script] = /\bnpm (?:run )?(?!run\b)([\w:-]+)/.exec(command) ?? [];
  const [, bin = ''] = /\bnpx ([\w-]+)/.exec(command) ?? [];
  return bin ? bin in packageJson.bin || readdirSync('node_modules/.bin').includes(bin) : !!script && script in own;
}
