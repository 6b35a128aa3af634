/** Runs axe with one set of rules for all tests. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selectors; the whole page without. */
  within?: readonly string[];
  /** Rules that do not hold here. */
  without?: readonly string[];
  /** False leaves frames alone. Default: true. */
  iframes?: boolean;
}

/** Rule and first element of each violation: `color-contrast: <a href="…">`. */
export async function axe(page: Page, { within = [], without = [], iframes = true }: Scope = {}): Promise<string[]> {
  // All in the page itself: another page for the results takes longer than axe.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes })
    .withTags(TAGS)
    .disableRules([...without]);
  for (const selector of within) builder.include(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
