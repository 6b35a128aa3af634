/**
 * Owns which files a browser compiles whole, beside the page's other work. Nearly all of their functions are called
 * while a page loads; without the hint each is read a second time, one by one, when its turn comes.
 */
import { COMPILED_WHOLE } from './chunks';

/** Chrome's hint; to others it is a comment. It must be a file's first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** @param code text by file name */
export const hintAtCompiling = (code: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...code].map(([file, text]) => [file, COMPILED_WHOLE.includes(file.replace('.js', '')) ? HINT + text : text]),
  );
