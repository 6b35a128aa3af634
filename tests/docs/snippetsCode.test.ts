// @vitest-environment node
/** Every script of the documents is type-checked against the package, as a theme's own file. */
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { snippets } from './snippets';

/** Declarations that the text around the snippets takes for granted. */
const GIVEN = `
declare function count(hash: string): void;
`;
/** An island's own file. */
const ISLAND = "declare const island: import('shop-islands').EnhanceIsland;\nexport default island;\n";
const FOLDER = resolve('test-results/snippets');
const PATHS = {
  'shop-islands': [resolve('src/entry/index.ts')],
  'shop-islands/react': [resolve('src/entry/react.ts')],
};

/**
 * These scripts use globals of other packages, whose types are not installed: only the use of our own package is
 * checked.
 */
const others = /widgets\/(map|address-autocomplete)\//;

/** The snippets as files, by path. Each is a module, so that it does not see names of another snippet. */
function filesOf(): Map<string, { place: string; code: string }> {
  const scripts = snippets.filter(({ language }) => ['js', 'ts', 'tsx'].includes(language));
  return new Map(
    scripts.map(({ place, page, language, code }, index) => {
      const ending = language === 'tsx' ? 'tsx' : others.test(page) ? 'js' : 'ts';
      return [join(FOLDER, `snippet-${index}.${ending}`), { place, code: `${code}\nexport {};\n` }];
    }),
  );
}

test('every script is right, by the types of the package', { timeout: 120_000 }, () => {
  const files = filesOf();
  expect(files.size).toBeGreaterThan(5);
  const given = join(FOLDER, 'given.d.ts');
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['tsup.config.ts'] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const beside: Record<string, string> = {
    [given]: GIVEN,
    ...Object.fromEntries(['greeting', 'pack-size'].map((name) => [join(FOLDER, `${name}.d.ts`), ISLAND])),
  };
  const textOf = (file: string) => beside[file] ?? files.get(file)?.code;
  host.directoryExists = () => true;
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = textOf(file);
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram(
    [given, ...files.keys()],
    { ...options, paths: PATHS, allowJs: true, noUnusedLocals: false },
    host,
  );
  const told = [...files].flatMap(([path, { place }]) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
  expect(told).toEqual([]);
});
