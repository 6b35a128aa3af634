/**
 * Finishes dist/ and dist/lean/ after tsup: minifies, hints at what is to be compiled whole, gives every chunk its
 * build's hash, and writes the styles of the head and the manifests (size and integrity of each file).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hintAtCompiling } from './compileHint';
import { type Code, chunksIn, hashOf, loadersIn, markBuild, readScripts, writeBuild } from './folder';
import { joinHeadStyles, readHeadStyles } from './headStyles';
import { minifyAll } from './minifyAll';

const DIST = 'dist';
const LEAN = `${DIST}/lean`;
const PACKAGE = `${DIST}/package/index.js`;

/** Preact's signals are in the lean build's `react`: both have to use the same Preact. */
const SIGNALS = 'export*from"./react.js";';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const head = await readHeadStyles();

/** Gives the build's hash. */
function finish(folder: string, code: Code): string {
  const chunks = hintAtCompiling(chunksIn(code));
  const loaders = hintAtCompiling(loadersIn(code));
  // The tags' files count too: their address carries the build, and must not serve two contents.
  const build = hashOf([...chunks.values(), ...loaders.values(), joinHeadStyles(head)]);
  writeBuild(folder, version, build, chunks, loaders, head);
  return build;
}

const code = await minifyAll(readScripts(DIST));
// What the lean build has of its own stands in the place of what it is in the other.
finish(LEAN, new Map([...code, ...(await minifyAll(readScripts(LEAN))), ['signals.js', SIGNALS]]));
const build = finish(DIST, code);
writeFileSync(PACKAGE, markBuild(readFileSync(PACKAGE, 'utf8'), build));
