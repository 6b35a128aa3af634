/** Puts a widget's fixture on the page: the same server HTML that its README and stories show. */
import { readFileSync } from 'node:fs';

export function showFixture(widget: string): void {
  document.body.innerHTML = readFileSync(`widgets/${widget}/fixture.html`, 'utf8');
}

/** The first element that matches; fails loudly where there is none. */
export function find<T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no "${selector}".`);
  return element;
}
