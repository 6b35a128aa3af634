/**
 * Hears all that a page tells its shopper of adding: messages, what screen readers are told, buttons that say "added".
 */
import type { BrowserContext } from 'playwright-core';

export interface Told {
  /** Messages, the pages' live regions and the browser's own boxes. */
  texts: string[];
  /** Products whose button was marked as added. */
  added: Set<number>;
  /** Products whose button a click has reached: on a page that moves, a tap may miss. */
  tapped: Set<number>;
}

type Kind = 'text' | 'added' | 'tapped';

/** Runs in every page before its own scripts. */
function watch(): void {
  const watched = document as Document & { isWatched?: boolean };
  if (watched.isWatched) return;
  watched.isWatched = true;
  const { tell } = window as unknown as { tell(kind: Kind, value: string): void };
  const look = (element: Element) => {
    if (element.matches('[role=alert],[role=status]') && element.textContent) tell('text', element.textContent);
    if (element.matches('.added[data-product_id]')) tell('added', (element as HTMLElement).dataset.product_id ?? '');
  };
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('.ajax_add_to_cart');
    if (button) tell('tapped', button.dataset.product_id ?? '');
  };
  addEventListener('click', onClick, true);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const about =
        target instanceof Element ? target.closest('[role=alert],[role=status],.added') : target.parentElement;
      if (about) look(about);
      for (const node of addedNodes)
        if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('[role]')]) look(one);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'role'],
  });
}

/**
 * Lets functions of these scripts run in pages: what compiles them keeps their names by a helper, which pages do not
 * have.
 */
export const allowFunctions = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name = (named) => named');

/** @param note hears of it, too */
export async function listen(context: BrowserContext, note: (event: string) => void): Promise<Told> {
  const told: Told = { texts: [], added: new Set(), tapped: new Set() };
  await context.exposeFunction('tell', (kind: Kind, value: string) => {
    note(`told ${kind}: ${value}`);
    if (kind === 'text') told.texts.push(value);
    else told[kind].add(Number(value));
  });
  await allowFunctions(context);
  await context.addInitScript(watch);
  // A page that another one opens keeps the window of its empty beginning, and the script has watched that one's
  // document.
  context.on('page', (page) => page.on('domcontentloaded', () => void page.evaluate(watch).catch(() => {})));
  context.on('dialog', (dialog) => {
    told.texts.push(dialog.message());
    dialog.dismiss().catch(() => {});
  });
  return told;
}
