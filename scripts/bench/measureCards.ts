/**
 * Measures a listing of very many cards: the time that it takes to arm their islands. Also checks that no card holds a
 * view.
 */
import type { Browser } from 'playwright-core';
import { type Armed, leastOf } from './armed';
import type { CachedPage } from './kinds';
import type { Sample } from './statistics';

/** Milliseconds. Smaller differences among a thousand cards are noise. */
const MEASURABLE = 10;

const CARD = /<li\b[^>]*\bclass="[^"]*\bproduct\b[\s\S]*?<\/li>/g;

/** The page with the given number of cards: copies of one whose product can be added to the cart. */
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
 * Measures three sizes in a row, so that their differences come from the same moment. Script time in milliseconds:
 * `few` and `many`, and the time that the cards between these sizes took until they were armed (`added`) and in idle
 * time (`idle`); `growth` is the time of a card of the second thousand, divided by that of a card of the first (1 is
 * linear).
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
