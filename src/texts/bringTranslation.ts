/** Owns which languages the texts are translated into, and fetching the one of the page. */
import { pageLanguage } from '../dom/language';

/** By the first part of a language tag. */
const LANGUAGES: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['ar', () => import('./languages/ar')],
  ['de', () => import('./languages/de')],
  ['es', () => import('./languages/es')],
  ['fr', () => import('./languages/fr')],
  ['it', () => import('./languages/it')],
  ['ja', () => import('./languages/ja')],
  ['nl', () => import('./languages/nl')],
  ['pl', () => import('./languages/pl')],
  ['pt', () => import('./languages/pt')],
]);

/** Resolves when the page's language has its words, or has none here. Rejects when they could not be had. */
export async function bringTranslation(): Promise<void> {
  await LANGUAGES.get(pageLanguage().toLowerCase().split(/-|_/)[0] as string)?.();
}
