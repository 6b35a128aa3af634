/**
 * Values in the page: every word, setting and data attribute of every widget's own markup, and every text of the
 * config, is replaced by one of the hostile values. The test hovers, focuses, changes, presses and submits everything.
 * No hostile value may run.
 */
import { expect, test } from '@playwright/test';
import * as texts from '../../../src/texts/table';
import { fixtures, hostileCopies, hostileTextsOf } from '../xss/fixtures';
import { pressEverything } from '../xss/press';
import { POLICIES, type PolicyName, serve } from '../xss/scene';
import { watch } from '../xss/watch';

/** Pages of about the same size. */
function groups(count: number): [name: string, html: string][] {
  const all = [...fixtures]
    .map(([name, html]) => [name, hostileCopies(html).join('\n')] as const)
    .sort(([, a], [, b]) => b.length - a.length);
  const sizes = Array.from({ length: count }, () => ({ names: [] as string[], html: '' }));
  for (const [name, html] of all) {
    const least = sizes.reduce((one, other) => (one.html.length <= other.html.length ? one : other));
    least.names.push(name);
    least.html += html;
  }
  return sizes.map(({ names, html }) => [names.join(', '), html]);
}

const config = { texts: { '*': hostileTextsOf(Object.values(texts), "<img src=x onerror=canary('a text')>") } };

for (const policy of Object.keys(POLICIES) as PolicyName[]) {
  for (const [names, html] of groups(6)) {
    test(`${policy}: ${names}`, async ({ page }) => {
      const watched = await watch(page);
      await serve(page, { html, config }, policy);
      await page.goto('/xss/values');
      await pressEverything(page);
      await watched.settle();
      expect(watched.found).toEqual([]);
      expect(await watched.armed()).toEqual([]);
    });
  }
}
