/** A widget's fixture, and the page with it: the same server HTML that its README and stories show. */
import { readFileSync } from 'node:fs';

/** The text of a widget's `fixture.html`. */
export const fixtureOf = (widget: string): string => readFileSync(`widgets/${widget}/fixture.html`, 'utf8');

/** Puts a widget's fixture into the body, in place of everything there. */
export function showFixture(widget: string): void {
  document.body.innerHTML = fixtureOf(widget);
}

/** The first element that matches; fails loudly where there is none. */
export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no "${selector}".`);
  return element;
}
