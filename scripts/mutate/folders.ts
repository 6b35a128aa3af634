/**
 * Where money and consent are decided: the code that `npm run mutate` changes, by the name of its folder, with the unit
 * tests of each.
 */

/** The rules about money and consent that several widgets use; the folder has many other rules. */
const RULES = ['cartAnswer', 'cartContents', 'fragmentCache', 'quantity', 'callError', 'variation', 'keptLists'];

const WIDGETS = ['cart', 'checkout', 'checkout-coupon', 'variations', 'add-to-cart', 'consent'];

export interface Folder {
  /**
   * Its files, as patterns. Views are left out, because they are tested in a browser. Data that only names things is
   * left out too, because the tests of its readers cover it.
   */
  files: readonly string[];
  /** Patterns of the unit tests that are made for this folder. */
  units: readonly string[];
}

const srcFolder = (folder: string): Folder => ({
  files: [`${folder}/**/*.ts`],
  units: [`tests/${folder}/**/*.test.{ts,tsx}`],
});

const widgetFolder = (folder: string): Folder => ({
  files: [`${folder}/**/*.ts`, `!${folder}/**/{contract,row}.ts`],
  units: [`tests/${folder}.test.ts`, `tests/${folder}.*.test.{ts,tsx}`],
});

export const FOLDERS: Readonly<Record<string, Folder>> = Object.fromEntries([
  ...['src/state', 'src/actions', 'src/consent', 'src/guard'].map((folder) => [folder, srcFolder(folder)]),
  [
    'src/rules',
    {
      files: RULES.map((name) => `src/rules/${name}.ts`),
      units: RULES.map((name) => `tests/src/rules/${name}*.test.ts`),
    },
  ],
  ...WIDGETS.map((name) => [`widgets/${name}`, widgetFolder(`widgets/${name}`)]),
]);

/** A folder, or one file of it with the folder's units; undefined where there is none of that name. */
export function folderOf(name: string): Folder | undefined {
  const [, whole] = Object.entries(FOLDERS).find(([folder]) => name.startsWith(`${folder}/`)) ?? [];
  return FOLDERS[name] ?? (whole && name.endsWith('.ts') ? { ...whole, files: [name] } : undefined);
}
