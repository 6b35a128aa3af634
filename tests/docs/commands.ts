/** The commands that exist: scripts of package.json, the package's own command, and commands of installed packages. */
import { readdirSync } from 'node:fs';
import packageJson from '../../package.json';

const own = packageJson.scripts as Record<string, string>;

/** Whether a line such as `npm run build` or `npx vitest …` names a command that exists. */
export function isThere(command: string): boolean {
  const [, script] = /\bnpm (?:run )?(?!run\b)([\w:-]+)/.exec(command) ?? [];
  const [, bin = ''] = /\bnpx ([\w-]+)/.exec(command) ?? [];
  return bin ? bin in packageJson.bin || readdirSync('node_modules/.bin').includes(bin) : !!script && script in own;
}
