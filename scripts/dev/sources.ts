/** Builds one file of dist/ at a time, in memory, when it is asked for. */
import { type BuildContext, type BuildOptions, context } from 'esbuild';
import packageJson from '../../package.json';
import { sharedChunkNames, sourceOf } from '../build/chunks';
import { dataModules } from '../build/dataModules';
import { joinHeadStyles, readHeadStyles } from '../build/headStyles';
import { inlineCss } from '../build/inlineCss';
import { HEAD_STYLES, LOADERS } from '../build/loaders';
import { sharedChunks } from '../build/sharedChunks';
import { distinct, inWords, type Problem, problemsOf } from './problems';

const common: BuildOptions = {
  bundle: true,
  write: false,
  target: 'es2022',
  logLevel: 'silent',
  sourcemap: 'inline',
  // Files have names without a hash, because the hash would change with every edit.
  define: {
    'process.env.NODE_ENV': '"development"',
    __VERSION__: JSON.stringify(packageJson.version),
    __BUILD__: '""',
  },
};

const shared = sharedChunkNames();

/** The options that make a script, by its name without ending; undefined if the build has no such script. */
function optionsOf(name: string): BuildOptions | undefined {
  const loader = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  if (loader) return { ...common, entryPoints: [loader], format: 'iife', plugins: [dataModules(), inlineCss()] };
  const isShared = shared.includes(name);
  const entry = sourceOf(name);
  return entry
    ? {
        ...common,
        entryPoints: [entry],
        format: 'esm',
        plugins: [dataModules(), inlineCss(), sharedChunks(...(isShared ? [name] : []))],
      }
    : undefined;
}

/** A requested file: the function that builds it, and the result of the last build. */
interface Asked {
  build(): Promise<string>;
  /** The text of the file; undefined before the first build. */
  text?: string;
  problems: readonly Problem[];
  /** The last build. The next one waits for it: esbuild joins builds that overlap, and would give the older text. */
  last: Promise<unknown>;
}

const asked = new Map<string, Asked>();

const textOf = async (build: BuildContext) => (await build.rebuild()).outputFiles?.[0]?.text ?? '';

/** The function that builds a file; undefined if the build has no such file. */
function buildOf(file: string): Asked['build'] | undefined {
  if (file === HEAD_STYLES) return async () => joinHeadStyles(await readHeadStyles());
  const options = file.endsWith('.js') ? optionsOf(file.slice(0, -'.js'.length)) : undefined;
  const build = options && context(options);
  return build && (async () => textOf(await build));
}

/** Shows the terminal's message in the page's console too. A style sheet is empty. */
function failure(file: string, problems: readonly Problem[]): string {
  const told = problems.map(inWords).join('\n');
  console.error(`${file} cannot be built.\n${told}`);
  return file.endsWith('.js') ? `throw new Error(${JSON.stringify(told)});\n` : '';
}

async function buildAgain(file: string, it: Asked): Promise<string> {
  const began = performance.now();
  const before = it.text;
  try {
    it.text = await it.build();
    it.problems = [];
    if (before !== it.text)
      console.log(
        `${file} built${before === undefined ? '' : ' again'} in ${Math.round(performance.now() - began)} ms`,
      );
  } catch (error) {
    it.problems = problemsOf(error);
    it.text = failure(file, it.problems);
  }
  return it.text;
}

/**
 * The text of a file of dist/ as its sources are now; undefined where the build has no such file. Only what changed
 * since the last time is read again. If its sources cannot be built, a script throws, and a style sheet is empty.
 */
export async function readBuilt(file: string): Promise<string | undefined> {
  let it = asked.get(file);
  if (!it) {
    const build = buildOf(file);
    if (!build) return undefined;
    it = { build, problems: [], last: Promise.resolve() };
    asked.set(file, it);
  }
  const current = it;
  const text = current.last.then(() => buildAgain(file, current));
  current.last = text;
  return text;
}

/** Builds every file again that was asked for. Returns whether one of them has changed. */
export async function buildAsked(): Promise<boolean> {
  const changed = await Promise.all(
    [...asked].map(async ([file, { text }]) => text !== undefined && text !== (await readBuilt(file))),
  );
  return changed.includes(true);
}

/** The problems of the requested files, each problem once. */
export const problemsOfAsked = (): Problem[] => distinct([...asked.values()].flatMap(({ problems }) => problems));
