/**
 * Owns reading which file imports which, and what follows from that: the kind of a file, its floor, circles, and who
 * alone uses it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Import {
  /** A path of the repository with its ending, or the name of a package. */
  path: string;
  isType: boolean;
}

/** The imports of each file, by the file's path. */
export type House = ReadonlyMap<string, readonly Import[]>;

const STATIC = /^(?:import|export) (type )?(?:[^;'"]*? from )?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;

const withEnding = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => /\.\w+$/.test(one) && existsSync(one)) ?? path;

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found = [
    ...[...source.matchAll(STATIC)].map(([, type, path = '']) => ({ path, isType: !!type })),
    ...[...source.matchAll(DYNAMIC)].map(([, path = '']) => ({ path, isType: false })),
  ];
  return found.map(({ path, isType }) => ({
    isType,
    path: path.startsWith('.') ? withEnding(normalize(join(dirname(file), path.replace(/\?.*/, '')))) : path,
  }));
}

/** Reads the TypeScript files of some folders. */
export function readHouse(folders: readonly string[]): House {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, importsOf(file)]));
}

/**
 * The kind of a file, by its path; the first that fits. A large widget has sub-folders ("rooms"), each in the shape of
 * a small widget.
 */
const KINDS: readonly [kind: string, path: RegExp][] = [
  ['css', /\.css$/],
  ['rules', /^src\/rules\/|^(src|widgets)\/(.+\/)?([^/]+\.)?rules\.ts$/],
  ['row', /^widgets\/[^/]+\/row\.ts$/],
  ['contract', /^widgets\/.+\/contract\.ts$/],
  ['read', /^widgets\/.+\/read\.ts$/],
  ['api', /^src\/api\/|^widgets\/.+\/api\.ts$/],
  ['store', /^widgets\/.+\/([^/]+\.)?store\.ts$/],
  ['page', /^widgets\/.+\/page\/[^/]+\.ts$/],
  ['View', /^widgets\/.+\/\w+\.tsx$/],
  ['live', /^widgets\/.+\/([^/]+\.)?live\.ts$/],
  ['enhance', /^widgets\/[^/]+\/enhance\.ts$/],
  ['index', /^widgets\/[^/]+\/index\.ts$/],
  ['rows', /^widgets\/[^/]+\.ts$|^src\/entry\/families\//],
];

/** "" for a file outside both folders; a package is its own kind. */
export function kindOf(path: string): string {
  return KINDS.find(([, test]) => test.test(path))?.[0] ?? /^src\/([^/]+)\//.exec(path)?.[1] ?? path;
}

/** The floors, from the ground up. Kinds on one floor may import each other if the table allows it. */
const FLOORS: readonly (readonly string[])[] = [
  ['rules', 'dom', 'consent', 'guard', 'island', 'contract', 'css'],
  ['loader', 'row'],
  ['bridge', 'runtime', 'rows'],
  ['texts'],
  ['api'],
  ['state'],
  ['ui'],
  ['actions', 'debug', 'beacon'],
  ['read', 'store', 'page', 'View', 'live', 'enhance', 'index'],
  ['entry'],
];

/** The table of texts is on the ground floor, beside the rules; the code that says them needs the page. */
const floorOf = (path: string) =>
  path === 'src/texts/table.ts' ? 0 : FLOORS.findIndex((kinds) => kinds.includes(kindOf(path)));

/** A widget's own rules, row and contract are on the ground floor; its other files are above all of `src/`. */
export const upward = (house: House): string[] =>
  [...house].flatMap(([file, imports]) =>
    imports
      .filter(({ path }) => floorOf(path) > floorOf(file) && floorOf(file) >= 0)
      .map(({ path }) => `${file} imports ${path}`),
  );

/** Files that import each other in a circle; imports of types count too. */
export function circles(house: House): string[][] {
  const found: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (file: string) => {
    if (state.get(file) === 'open') found.push(trail.slice(trail.indexOf(file)));
    if (state.has(file)) return;
    state.set(file, 'open');
    trail.push(file);
    for (const { path } of house.get(file) ?? []) visit(path);
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of house.keys()) visit(file);
  return found;
}

const SHARED = /^src\/(api|bridge|consent|dom|rules|state|ui|actions|texts)\//;

/**
 * Files of `src/` that only one widget uses; they should be in the widget's folder. A chunk does not count as a user,
 * because it only bundles files.
 */
export function ofOneWidget(house: House): string[] {
  const users = new Map<string, Set<string>>();
  for (const [file, imports] of house) {
    if (!file.startsWith('src/entry/chunks/'))
      for (const { path } of imports) users.set(path, (users.get(path) ?? new Set()).add(file));
  }
  const owners = new Map<string, string>();
  const ownerOf = (file: string) => owners.get(file) ?? /^widgets\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;
  let before: number;
  do {
    before = owners.size;
    for (const file of [...house.keys()].filter((one) => SHARED.test(one))) {
      const [owner, ...others] = new Set([...(users.get(file) ?? [])].map(ownerOf));
      if (owner?.startsWith('widgets/') && !others.length) owners.set(file, owner);
    }
  } while (owners.size > before);
  return [...owners].map(([file, owner]) => `${file} serves ${owner} alone`);
}
