/**
 * esbuild plugin: writes the licences of the packages whose code is in the built files. Every build of a run adds its
 * packages, so that the file is complete after the last build.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { BUILD_FOLDER } from './buildFolder';

const FILE = `${BUILD_FOLDER}/THIRD-PARTY-NOTICES.txt`;
const RULE = '='.repeat(80);

const folders = new Set<string>();

/** The folders of the packages whose code a build has put into its files. */
const foldersIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replace(/^[\w-]+:/, ''))?.[0] ?? []);

/** A package's name, version, licence, and its licence files as they are. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  if (!license || !files.length)
    throw new Error(`${folder} says nothing of its licence, and its code is in the build.`);
  return [
    `${name} ${version}: ${license}`,
    ...files.sort().map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()),
  ].join('\n\n');
}

/** @param found packages' folders, in any order */
function noticesOf(found: Iterable<string>): string {
  const notices = [...new Set([...found].map(noticeOf))].sort();
  return `${['Code of these packages is in the files beside this one, under their licences.', ...notices].join(`\n\n${RULE}\n\n`)}\n`;
}

/**
 * Creates the plugin, which writes the notices file at the end of each build. Throws when the build has no metafile.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    setup(build) {
      build.onEnd(({ metafile }) => {
        if (!metafile) throw new Error('Licences are known by the metafile; tsup makes one.');
        for (const folder of foldersIn(metafile)) folders.add(folder);
        mkdirSync(dirname(FILE), { recursive: true });
        writeFileSync(FILE, noticesOf(folders));
      });
    },
  };
}
