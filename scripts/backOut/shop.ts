/** Drives a WordPress site of this machine from outside, as its owner does in wp-admin. */
import { spawnSync } from 'node:child_process';

/** Checksums by name. */
export interface State {
  options: Record<string, string>;
  tables: Record<string, string>;
  files: Record<string, string>;
}

/** One shop: its folder on this machine. */
export interface Owner {
  /** @throws when the site does not do the action */
  act(...words: string[]): string;
  state(): State;
}

export function createOwner(site: string): Owner {
  const act = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(
      'php',
      ['-d', 'memory_limit=512M', 'scripts/backOut/shop.php', site, ...words],
      {
        encoding: 'utf8',
        maxBuffer: 1e9,
      },
    );
    if (status !== 0) throw new Error(`The site does not ${words.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  return { act, state: () => JSON.parse(act('state')) };
}

/** The names whose checksum differs, and the names that only one of both states has. */
export function changed(one: Record<string, string>, other: Record<string, string>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]).sort();
}
