/** Where money and consent are decided: what `npm run mutate` changes, by the name that it is asked for. */

/** Rules that several widgets ask, of the many in their folder. */
const RULES = ['consent', 'cartAnswer', 'cartContents', 'fragmentCache', 'quantity', 'callError', 'variation', 'keptLists'];

const WIDGETS = ['cart', 'checkout', 'checkout-coupon', 'variations', 'add-to-cart', 'consent'];

const allOf = (folder: string): string[] => [`${folder}/**/*.ts`];

/** The files of each folder, as patterns. Views are tested in a browser, and data that only names things by its readers. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...['src/state', 'src/actions', 'src/guard'].map((folder) => [folder, allOf(folder)]),
  ['src/rules', RULES.map((name) => `src/rules/${name}.ts`)],
  ...WIDGETS.map((name) => [`widgets/${name}`, [...allOf(`widgets/${name}`), `!widgets/${name}/{contract,row}.ts`]]),
]);

/** The patterns of a folder, or of a file in one; undefined where it is in none. */
export function patternsOf(name: string): readonly string[] | undefined {
  const isIn = Object.keys(FOLDERS).some((folder) => name.startsWith(`${folder}/`) && name.endsWith('.ts'));
  return FOLDERS[name] ?? (isIn ? [name] : undefined);
}
