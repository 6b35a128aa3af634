/** Reads the scripts that WooCommerce registers: includes/class-wc-frontend-scripts.php. */
import { arraysIn, entriesOf, textsOf } from './arrays';
import { withoutComments } from './php';

/** A script as it is registered. */
export interface Handle {
  /** The path of the file that is not minified. */
  file: string;
  dependencies: readonly string[];
}

const SCRIPT = /'(assets\/js\/[^']+)'/;
/** Begins the registration of a script, in an array or as an entry that is added to it. */
const BEGIN = /'([\w-]+)'\s*(?:=>|\]\s*=)\s*(?=array\s*\(|\[)/g;

const unminified = (path: string) => `${path.replace(/(?:\.min)?\.js$/, '')}.js`;

function handlesAt(name: string, code: string): (readonly [string, Handle])[] {
  const fields = new Map(entriesOf(arraysIn(code)[0] ?? ''));
  const [, path] = SCRIPT.exec(fields.get('src') ?? '') ?? [];
  if (!path || !fields.has('deps')) return [];
  const dependencies = arraysIn(fields.get('deps') ?? '').flatMap(textsOf);
  const [, alias] = /^'(.+)'$/.exec(fields.get('legacy_handle') ?? '') ?? [];
  const file = unminified(path);
  return [[name, { file, dependencies }], ...(alias ? [[alias, { file, dependencies: [name] }] as const] : [])];
}

/** The registered scripts by handle, with the former handles that still work. */
export function readHandles(php: string): Map<string, Handle> {
  const code = withoutComments(php);
  return new Map(
    [...code.matchAll(BEGIN)].flatMap(({ 0: words, 1: name = '', index }) =>
      handlesAt(name, code.slice(index + words.length)),
    ),
  );
}
