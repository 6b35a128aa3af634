/** The one list of script tags' files: they keep their names, and what each is made of. */
export const LOADERS: Readonly<Record<string, string>> = {
  'shop-islands': 'src/entry/storefront.ts',
  'shop-islands-admin': 'src/entry/admin.ts',
  'shop-islands-beacon': 'src/entry/beacon.ts',
  'shop-islands-debug': 'src/entry/debug.ts',
  'shop-islands-guard': 'src/entry/guard.ts',
};
