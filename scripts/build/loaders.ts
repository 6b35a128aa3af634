/** The one list of the files that pages name in a tag. Such files keep their names. */

/** The built style sheet of all islands. */
export const HEAD_STYLES = 'shop-islands-head.css';

/** The files of the plugin's check, which names them in dist/ whichever build a shop has. */
export const OF_THE_CHECK: readonly string[] = ['shop-islands-check.js', 'shop-islands-recorder.js'];

/** Source files of the script tags' files, by their names. */
export const LOADERS: Readonly<Record<string, string>> = {
  'shop-islands': 'src/entry/storefront.ts',
  'shop-islands-admin': 'src/entry/admin.ts',
  'shop-islands-beacon': 'src/entry/beacon.ts',
  'shop-islands-check': 'scripts/shopCheck/main.ts',
  'shop-islands-debug': 'src/entry/debug.ts',
  'shop-islands-guard': 'src/entry/guard.ts',
  'shop-islands-recorder': 'scripts/shopCheck/recorder/main.ts',
};
