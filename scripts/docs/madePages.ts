/** The documents that are made from the code and from other documents. */
import { compatibilityPage } from './compatibility';
import { decisionsPage } from './decisions';
import { islandsPage } from './islands';
import { locales, poFile, poPath } from './po';
import { potFile } from './pot';
import { textsPage } from './texts';

/** The function that makes each document's text, by the document's path. */
export const madePages: Readonly<Record<string, () => string>> = {
  'docs/compatibility.md': compatibilityPage,
  'docs/decisions/README.md': decisionsPage,
  'docs/islands.md': islandsPage,
  'docs/texts.md': textsPage,
  'wordpress/shop-islands/languages/shop-islands.pot': potFile,
  ...Object.fromEntries(locales().map((locale) => [poPath(locale), () => poFile(locale)])),
};
