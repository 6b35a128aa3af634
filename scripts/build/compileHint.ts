/**
 * Owns the hint by which a browser compiles certain files whole, in the background. A loading page calls nearly all of
 * their functions; without the hint, the browser parses each function a second time when it is called.
 */
import { COMPILED_WHOLE } from './chunks';

/** Chrome's hint; for other browsers it is a comment. It must be a file's first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** @param code text by file name */
export const hintAtCompiling = (code: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...code].map(([file, text]) => [file, COMPILED_WHOLE.includes(file.replace('.js', '')) ? HINT + text : text]),
  );
