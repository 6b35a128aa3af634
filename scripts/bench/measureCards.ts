/** A listing of very many cards: what arming their islands costs, and that none of them holds a view. */
import type { Browser } from 'playwright-core';
import { type Armed, leastOf } from './armed';
import type { CachedPage } from './kinds';
import type { Sample } from './statistics';

/** Milliseconds. A thousand cards take no less: smaller differences are noise. */
const MEASURABLE = 10;

const CARD = /<li\b[^>]*\bclass="[^"]*\bproduct\b[\s\S]*?<\/li>/g;

/** The page with as many cards as asked for: copies of one that can be added to the cart. */
export function withCards(cached: CachedPage, cards: number): CachedPage {
  const all = cached.html.match(CARD) ?? [];
  const one = all.find((card) => card.includes('ajax_add_to_cart'));
  if (!one)
    throw new Error(
      `${cached.url} has no card that can be added to the cart: name a listing that has one by --listing.`,
    );
  return { ...cached, html: cached.html.replace(one, one.repeat(Math.max(1, 1 + cards - all.length))) };
}

const VISITS = 4;

const loadCards = (browser: Browser, cached: CachedPage, cards: number) =>
  leastOf(VISITS, browser, withCards(cached, cards));

const FEW = 16;
const MANY = 1000;
const TWICE = 2 * MANY - FEW;

/**
 * Three sizes in a row, so that their differences are of one moment. Script time in milliseconds: `few` and `many`, and
 * what the cards between them took until they were armed (`added`) and when there was time (`idle`); `growth` is what a
 * card of the second thousand took, over one of the first (1 is linear).
 */
export async function measureCards(browser: Browser, cached: CachedPage): Promise<Sample> {
  const [few, many, twice] = [
    await loadCards(browser, cached, FEW),
    await loadCards(browser, cached, MANY),
    await loadCards(browser, cached, TWICE),
  ];
  const all = ({ armed, idle }: Armed) => armed + idle;
  const growth = Math.max(MEASURABLE, all(twice) - all(many)) / Math.max(MEASURABLE, all(many) - all(few));
  return {
    few: all(few),
    many: all(many),
    added: many.armed - few.armed,
    idle: many.idle - few.idle,
    growth,
    roots: many.roots,
  };
}
