/** Runs axe with one set of rules for all tests. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selectors of the parts to check. Default: the whole page. */
  within?: readonly string[];
  /** Rules to leave out. */
  without?: readonly string[];
  /** False leaves frames alone. Default: true. */
  iframes?: boolean;
}

/** Rule and first element of each violation: `color-contrast: <a href="…">`. */
export async function axe(page: Page, { within = [], without = [], iframes = true }: Scope = {}): Promise<string[]> {
  // Runs in the page itself, because opening another page for the results takes longer than axe does.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes })
    .withTags(TAGS)
    .disableRules([...without]);
  for (const selector of within) builder.include(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
