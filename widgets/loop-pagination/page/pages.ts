/** Owns replacing a loop's page with another one. */

import { contentIn, isOtherPage, listOf, renewLoop, setLoopBusy, takeStyles } from '../../../src/actions/pageLoop';
import { fetchPage } from '../../../src/api/fetchPage';
import { createLatest } from '../../../src/api/latest';
import { goTo } from '../../../src/bridge/page/goTo';
import { report } from '../../../src/bridge/page/islands';
import { reload } from '../../../src/bridge/page/reload';
import type { CallError } from '../../../src/rules/callError';
import { pageAddress } from '../../../src/rules/loopAddress';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { readPagination } from '../read';

type Ask = (address?: string) => Promise<DocumentFragment | undefined>;

const asks = new WeakMap<HTMLElement, Ask>();

/**
 * The function that fetches a page for a loop; only the newest call answers. Without an address it only drops the call
 * that is under way.
 */
function askFor(host: HTMLElement): Ask {
  const ask: Ask =
    asks.get(host) ??
    createLatest(async (signal, address?: string) => (address ? fetchPage(address, { signal }) : undefined));
  asks.set(host, ask);
  return ask;
}

function scrollToStart(host: HTMLElement): void {
  host.scrollIntoView({ behavior: reducedMotion().matches ? 'auto' : 'smooth' });
}

interface Wish {
  address: string;
  /** True when the address has to be added to the history. */
  isNew: boolean;
  /** Makes the browser load the page instead. */
  giveUp(): void;
}

async function show(host: HTMLElement, { address, isNew, giveUp }: Wish): Promise<void> {
  const { id, isScrolled } = readPagination(host);
  const list = listOf(host) ?? host.firstElementChild;
  // A filter has replaced the list, and the shopper wants to see the filter's result.
  const isOvertaken = () => !list?.isConnected;
  setLoopBusy(host, 'pages', true);
  try {
    const page = await askFor(host)(address);
    const content = page && contentIn(page, id);
    if (!content) throw new Error('The page has no such loop');
    setLoopBusy(host, 'pages', false);
    if (isOvertaken()) return;
    if (isNew) history.pushState(null, '', address);
    takeStyles(page);
    renewLoop(host, content);
    if (isNew && isScrolled) scrollToStart(host);
  } catch (error) {
    setLoopBusy(host, 'pages', false);
    if (isOvertaken()) return;
    const cause = error as CallError;
    report({
      island: 'loop-pagination',
      what: `A page could not be loaded: ${cause.message}.`,
      why: 'The browser opens it.',
      fix: 'See the cause.',
      cause,
    });
    giveUp();
  }
}

/** Shows the page of a link. */
export function turnTo(host: HTMLElement, link: HTMLAnchorElement): void {
  const address = pageAddress(location.href, link.href, host.dataset.id ?? '');
  void show(host, { address, isNew: true, giveUp: () => goTo(address) });
}

/** Shows the page in the address, if it is not shown already. */
export function followAddress(host: HTMLElement): void {
  if (isOtherPage(host)) return void show(host, { address: location.href, isNew: false, giveUp: reload });
  void askFor(host)();
  setLoopBusy(host, 'pages', false);
}
