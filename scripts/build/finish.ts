/**
 * Finishes dist/ and dist/lean/ after tsup: minifies, adds the hint to files that browsers compile whole, gives every
 * chunk its build's hash, and writes the styles of the head and the manifests (size and integrity of each file). If the
 * build is in another folder, it takes the place of dist/ then.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { modulesOf } from '../packageModules.mjs';
import { BUILD_FOLDER } from './buildFolder';
import { hintAtCompiling } from './compileHint';
import { type Code, chunksIn, hashOf, loadersIn, markBuild, readScripts, writeBuild } from './folder';
import { joinHeadStyles, readHeadStyles } from './headStyles';
import { OF_THE_CHECK } from './loaders';
import { minifyAll } from './minifyAll';
import { replaceFolder } from './replaceFolder';

const DIST = 'dist';
const LEAN = `${BUILD_FOLDER}/lean`;
const PACKAGE = `${BUILD_FOLDER}/package`;

/** Preact's signals are in the lean build's `react`: both have to use the same Preact. */
const SIGNALS = 'export*from"./react.js";';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const head = await readHeadStyles();

/** Writes a finished build, and returns its hash. */
function finish(folder: string, code: Code): string {
  const chunks = hintAtCompiling(chunksIn(code));
  const loaders = hintAtCompiling(loadersIn(code));
  // The hash covers the files that tags name too: their address carries the hash, and must never serve two contents.
  const build = hashOf([...chunks.values(), ...loaders.values(), joinHeadStyles(head)]);
  writeBuild(folder, version, build, chunks, loaders, head);
  return build;
}

/** Marks the package's modules, and removes modules that only unused code would have imported. */
function finishPackage(build: string): void {
  const needed = new Set(['index.js', 'react-islands.js'].flatMap((entry) => [...modulesOf(PACKAGE, entry)]));
  for (const [file, text] of readScripts(PACKAGE)) {
    if (needed.has(file)) writeFileSync(`${PACKAGE}/${file}`, markBuild(text, build));
    else rmSync(`${PACKAGE}/${file}`);
  }
}

const code = await minifyAll(readScripts(BUILD_FOLDER));
// The lean build's own files replace those of the same name in the other build.
const lean = new Map([...code, ...(await minifyAll(readScripts(LEAN))), ['signals.js', SIGNALS]]);
for (const file of OF_THE_CHECK) lean.delete(file);
finish(LEAN, lean);
const build = finish(BUILD_FOLDER, code);
finishPackage(build);
if (BUILD_FOLDER !== DIST) replaceFolder(BUILD_FOLDER, DIST);
