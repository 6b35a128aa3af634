/**
 * Owns content that a panel loads when it first opens (SPEC 7.5). The panel shows a failure, and the visitor can try
 * again there.
 */

import { tellElementor } from '../../../src/bridge/elementor';
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { report } from '../../../src/bridge/page/islands';
import { moveFocus } from '../../../src/dom/focus';
import { say } from '../../../src/texts/say';
import { menuCouldNotLoad, tryAgain } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { fetchMegaMenu } from '../api';
import { INDICATOR, LOADING, MEGA_ITEM, SPINNER } from '../contract';
import { readHasFailed, readIndicator, readLink, readPanel, readWanted } from '../read';

const SPINNING = `.${SPINNER.replace(' ', '.')}`;

/** The items whose content is being fetched. A script's copy of an item has the class of one, and is none. */
const filling = new WeakSet<Element>();

/** Clears the state in a copy of a menu, so that the copy can ask for its content. */
export function clearCopies(host: Element): void {
  const sign = [...host.querySelectorAll(INDICATOR)].find((one) => !one.matches(SPINNING));
  for (const item of host.querySelectorAll(MEGA_ITEM)) {
    if (filling.has(item)) continue;
    item.classList.remove(LOADING);
    readPanel(item)?.removeAttribute('aria-busy');
    readLink(item)
      ?.querySelector(SPINNING)
      ?.replaceWith(sign?.cloneNode(true) ?? '');
    if (readHasFailed(item)) readWanted(item)?.place.replaceChildren();
  }
}

/** Shows that content is loading. Returns a function that ends it. */
function setBusy(item: Element): () => void {
  filling.add(item);
  const indicator = readIndicator(item);
  const spinner = make('span', { className: SPINNER, ariaHidden: 'true' });
  item.classList.add(LOADING);
  readPanel(item)?.setAttribute('aria-busy', 'true');
  indicator?.replaceWith(spinner);
  return () => {
    filling.delete(item);
    item.classList.remove(LOADING);
    readPanel(item)?.removeAttribute('aria-busy');
    if (indicator) spinner.replaceWith(indicator);
  };
}

function showFailure(item: Element, place: HTMLElement): void {
  const message = make('p', { role: 'status', textContent: say(menuCouldNotLoad) });
  const hadFocus = place.contains(document.activeElement);
  const button = make('button', { type: 'button', textContent: say(tryAgain) });
  button.addEventListener('click', () => void fill(item));
  place.replaceChildren(message, button);
  if (hadFocus) moveFocus(button);
}

/** Shows the content. If the focus was in its place, it stays in the panel. */
function show(item: Element, place: HTMLElement, html: string): void {
  const hadFocus = place.contains(document.activeElement);
  const nodes = aliveNodes(parseHtml(html));
  place.replaceWith(...nodes);
  tellElementor(nodes.filter((node) => node instanceof Element));
  if (hadFocus) moveFocus(readPanel(item)?.querySelector<HTMLElement>('a[href],button'));
}

/** Loads the missing content of an item's panel, unless nothing is missing or it is loading. */
export async function fill(item: Element): Promise<void> {
  const wanted = readWanted(item);
  if (!wanted || filling.has(item)) return;
  const rest = setBusy(item);
  try {
    show(item, wanted.place, await fetchMegaMenu(wanted.id));
  } catch (cause) {
    showFailure(item, wanted.place);
    report({
      island: 'nav-menu',
      what: `A menu’s content ${wanted.id} did not load.`,
      why: 'The panel shows an error.',
      fix: 'See the cause.',
      cause,
    });
  } finally {
    rest();
  }
}
