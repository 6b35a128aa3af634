/** Owns which languages and variants of languages the texts are translated into, and fetching the page's. */
import { config } from '../bridge/page/islands';
import { pageLanguage } from '../dom/language';
import { fileNames } from './fileNames';

/**
 * The translations. A variant, such as the formal one, has its language's name and one or more subtags; it brings its
 * language itself.
 */
const TRANSLATIONS: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['ar', () => import('./languages/ar')],
  ['de', () => import('./languages/de')],
  ['de-ch', () => import('./languages/de-ch')],
  ['de-ch-informal', () => import('./languages/de-ch-informal')],
  ['de-formal', () => import('./languages/de-formal')],
  ['es', () => import('./languages/es')],
  ['fr', () => import('./languages/fr')],
  ['it', () => import('./languages/it')],
  ['ja', () => import('./languages/ja')],
  ['nl', () => import('./languages/nl')],
  ['nl-formal', () => import('./languages/nl-formal')],
  ['pl', () => import('./languages/pl')],
  ['pt', () => import('./languages/pt')],
  ['pt-pt', () => import('./languages/pt-pt')],
]);

/**
 * Resolves when the translation for the page's language is loaded, or at once if there is none. Rejects if it could not
 * be loaded.
 */
export async function bringTranslation(): Promise<void> {
  const name = fileNames(pageLanguage(), config().locale).find((one) => TRANSLATIONS.has(one));
  await TRANSLATIONS.get(name as string)?.();
}
