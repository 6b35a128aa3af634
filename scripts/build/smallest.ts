/** Owns minifying: each file in both of the ways that are the shortest for some, once it is compressed. */
import { type CompressOptions, minify } from 'terser';
import { gzipSize } from '../gzipSize';
import { orderFunctions } from './orderFunctions';

const COMPRESS: CompressOptions = { passes: 3, inline: 1, unsafe: true, unsafe_arrows: true };

/** Functions first is shorter in a module with many of its own, and longer in what is one function or a library. */
const WAYS: readonly CompressOptions[] = [
  { ...COMPRESS, lhs_constants: false },
  { ...COMPRESS, hoist_funs: true },
];

/** Characters from which on a file is a library's, for which the first way is the shortest. */
const LARGE = 50_000;

/** Short names by long ones. */
export type Names = Readonly<Record<string, string>>;

/**
 * The shortest that a file becomes.
 * @param names what some of its outermost variables are to be called; imported by that name, they need no second one
 */
export async function smallest(source: string, names: Names = {}): Promise<string> {
  const ways = source.length < LARGE ? WAYS : WAYS.slice(0, 1);
  const props = Object.fromEntries(Object.entries(names).map(([name, short]) => [`$${name}`, short]));
  const texts = await Promise.all(
    ways.map(async (compress) => (await minify(source, { module: true, ecma: 2020, compress, nameCache: { vars: { props: { ...props } } } })).code ?? ''),
  );
  const shortest = texts.reduce((least, text) => (gzipSize(text) < gzipSize(least) ? text : least));
  return source.length < LARGE ? orderFunctions(shortest) : shortest;
}
