/**
 * Records everything that a page tells its shopper about adds: messages, announcements to screen readers, buttons that
 * say "added".
 */
import type { BrowserContext } from 'playwright-core';

export interface Told {
  /** The texts of messages, of the pages' live regions and of the browser's own dialogs. */
  texts: string[];
  /** Products whose button was marked as added. */
  added: Set<number>;
  /** Products whose button a click has reached; a tap may miss its button on a page that moves. */
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
 * Lets functions of these scripts run in pages: the compiler of these scripts wraps functions in a helper, which pages
 * do not have.
 */
export const allowFunctions = (context: BrowserContext) =>
  context.addInitScript('globalThis.__name = (named) => named');

/** @param note gets each event too */
export async function listen(context: BrowserContext, note: (event: string) => void): Promise<Told> {
  const told: Told = { texts: [], added: new Set(), tapped: new Set() };
  await context.exposeFunction('tell', (kind: Kind, value: string) => {
    note(`told ${kind}: ${value}`);
    if (kind === 'text') told.texts.push(value);
    else told[kind].add(Number(value));
  });
  await allowFunctions(context);
  await context.addInitScript(watch);
  // A page that another page opens starts as an empty document and keeps its window. The script has watched that empty
  // document, so it runs again.
  context.on('page', (page) => page.on('domcontentloaded', () => void page.evaluate(watch).catch(() => {})));
  context.on('dialog', (dialog) => {
    told.texts.push(dialog.message());
    dialog.dismiss().catch(() => {});
  });
  return told;
}
