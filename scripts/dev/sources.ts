/** Builds one file of dist/ at a time, in memory, when it is asked for. */
import { type BuildContext, type BuildOptions, context, formatMessages } from 'esbuild';
import packageJson from '../../package.json';
import { sharedChunkNames, sourceOf } from '../build/chunks';
import { dataModules } from '../build/dataModules';
import { inlineCss } from '../build/inlineCss';
import { LOADERS } from '../build/loaders';
import { sharedChunks } from '../build/sharedChunks';

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

/** The function that makes a file, by its name without ending; undefined if the build has no such file. */
function optionsOf(name: string): BuildOptions | undefined {
  const loader = LOADERS[name];
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

const contexts = new Map<string, Promise<BuildContext> | undefined>();
const last = new Map<string, string>();

function contextOf(name: string): Promise<BuildContext> | undefined {
  if (!contexts.has(name)) {
    const options = optionsOf(name);
    contexts.set(name, options && context(options));
  }
  return contexts.get(name);
}

const isFailure = (error: unknown): error is { errors: Parameters<typeof formatMessages>[0] } =>
  !!(error as { errors?: unknown }).errors;

/** Shows the terminal's message in the page's console too. */
async function failure(name: string, error: unknown): Promise<string> {
  if (!isFailure(error)) throw error;
  const told = (await formatMessages(error.errors, { kind: 'error' })).join('');
  console.error(`${name}.js cannot be built.\n${told}`);
  return `throw new Error(${JSON.stringify(told)});\n`;
}

/**
 * The text of a script of dist/ as its sources are now; undefined where the build has no such script. Only what changed
 * since the last time is read again. A source that cannot be built gives a script that throws.
 */
export async function readScript(name: string): Promise<string | undefined> {
  const build = await contextOf(name);
  if (!build) return undefined;
  const began = performance.now();
  let text: string;
  try {
    text = (await build.rebuild()).outputFiles?.[0]?.text ?? '';
  } catch (error) {
    return failure(name, error);
  }
  if (last.get(name) !== text)
    console.log(`${name}.js built${last.has(name) ? ' again' : ''} in ${Math.round(performance.now() - began)} ms`);
  last.set(name, text);
  return text;
}
