/** Measures the parts of a shop that are compared, one after the other. */
import type { Browser } from 'playwright-core';
import { createBuyerPages } from './buyer';
import { createChooserPages } from './chooser';
import { inTurn } from './inTurn';
import { type CachedPage, createPages, hasLean, type Kind, type Pages } from './kinds';
import type { Options } from './options';
import type { Part, Visitor } from './part';
import type { Results, Section } from './results';
import { interleave } from './statistics';

type Found = Omit<Results, 'rounds'>;

async function measurePart(browser: Browser, pages: Pages, part: Part): Promise<Section | undefined> {
  const { path, visitor: _visitor, rounds, kinds, measure, ...section } = part;
  if (!(await pages(path, 'islands'))) return undefined;
  const figures = await interleave(kinds, rounds, async (kind, round) =>
    measure(browser, (await pages(path, kind)) as CachedPage, round, kind),
  );
  return { ...section, figures };
}

/** The shop, and the parts that are measured. */
interface Wanted {
  base: string;
  partsOf(options: Options, kinds: readonly Kind[], base: string): Part[];
  /** Takes messages about the progress. */
  say(text: string): void;
}

/** @throws where the shop has no listing at the path that was named */
export async function measureShop(browser: Browser, options: Options, { base, partsOf, say }: Wanted): Promise<Found> {
  const guest = createPages(base);
  const listing = await guest(options.listing, 'islands');
  if (!listing) throw new Error(`${base} has no page ${options.listing}: name its listing by --listing.`);
  const pages: Record<Visitor, Pages> = {
    guest,
    buyer: createBuyerPages(base, guest, options.listing),
    chooser: createChooserPages(browser, guest),
  };
  const isLean = await hasLean(listing);
  const missing = isLean ? [] : [`The lean build is not beside the entry file of ${base}; its column is left out.`];
  const parts = partsOf(options, ['none', 'original', 'islands', ...(isLean ? (['lean'] as const) : [])], base);
  const measured = await inTurn(
    parts,
    options.only,
    async (part) => {
      const section = await measurePart(browser, pages[part.visitor ?? 'guest'], part);
      if (!section) missing.push(`The shop has no page ${part.path}: “${part.title}” is left out.`);
      return section;
    },
    say,
  );
  return { ...measured, missing };
}
