/** Measures everything that is compared on a shop, part by part. */
import type { Browser } from 'playwright-core';
import { type CachedPage, hasLean, type Pages } from './kinds';
import type { Options } from './options';
import { type Part, partsOf } from './parts';
import type { Results, Section } from './results';
import { interleave } from './statistics';

async function measurePart(browser: Browser, pages: Pages, part: Part): Promise<Section | undefined> {
  const { path, rounds, kinds, measure, ...section } = part;
  if (!(await pages(path, 'islands'))) return undefined;
  const figures = await interleave(kinds, rounds, async (kind, round) => measure(browser, (await pages(path, kind)) as CachedPage, round));
  return { ...section, figures };
}

/** @throws where the shop has no listing at the path that was named */
export async function measureShop(browser: Browser, pages: Pages, options: Options, say: (text: string) => void): Promise<Omit<Results, 'rounds'>> {
  const listing = await pages(options.listing, 'islands');
  if (!listing) throw new Error(`${options.base} has no page ${options.listing}: name its listing by --listing.`);
  const isLean = await hasLean(listing);
  const missing = isLean ? [] : ['The lean build is not beside the shop’s entry file; its column is left out.'];
  const sections: Section[] = [];
  for (const part of partsOf(options, ['none', 'original', 'islands', ...(isLean ? (['lean'] as const) : [])])) {
    say(`${part.title} …`);
    const section = await measurePart(browser, pages, part);
    if (section) sections.push(section);
    else missing.push(`The shop has no page ${part.path}: “${part.title}” is left out.`);
  }
  return { sections, missing };
}
