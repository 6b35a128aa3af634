/** Gives the archive's pages life: numbers replace the results, "load more" adds to them, by hand or while scrolling. */

import { archiveList, resultsBlock } from '../../src/actions/archiveResults';
import { pageArchive } from '../../src/actions/pageArchive';
import { clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { filterUrl } from '../../src/rules/filterQuery';
import { ownLink } from '../../src/rules/link';
import type { Where } from '../../src/state/archive';
import { say } from '../../src/texts/say';
import { couldNotLoadPage, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { createListReturn } from '../../src/ui/listReturn';
import { notify } from '../../src/ui/notify';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { removeWayBack, showProgress, showWayBack } from './progress';
import { readIsInView, readNext, readPageNumber, readPagination } from './read';
import { onScrollRest, type ScrollCheck } from './scroll';
import css from './styles.css?inline';

/** Only while the block loads more by itself. */
let scrolling: ScrollCheck | undefined;
/** After a failure the shopper decides when it goes on. */
let isHeld = false;
/** While earlier pages come back; no further one is added meanwhile. */
let returning: Promise<void> | undefined;

/** Does it; a failure is told with a way to do it again (SPEC 8 says nothing of pages). */
async function attempt(run: () => Promise<void>): Promise<void> {
  isHeld = false;
  try {
    await run();
  } catch (cause) {
    isHeld = true;
    report({ island: 'archive', what: 'A page of the archive could not be had.', why: 'What was shown is shown.', fix: 'See the cause.', cause });
    notify({ kind: 'error', text: say(couldNotLoadPage), action: { label: say(tryAgain), run: () => void attempt(run) } });
  }
}

async function show(url: string): Promise<void> {
  if (!(await pageArchive().go(url))) return;
  resultsBlock()?.scrollIntoView({ block: 'start', behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

/** The page that comes next by then: a retry may come when other results are shown. */
async function addPage(): Promise<void> {
  if (returning) await returning;
  const block = resultsBlock();
  const next = block && readNext(block, location.href);
  if (next && (await pageArchive().append(next.href))) announce(showProgress(block));
}

/** Brings back the pages that stood before this one when the shopper left. */
async function bringBack(): Promise<void> {
  const back = createListReturn(archiveList, (url) => pageArchive().prepend(url));
  if (back.isDone()) return;
  returning = attempt(async () => {
    await back.run();
    const block = resultsBlock();
    if (block) announce(showProgress(block));
  });
  await returning;
  returning = undefined;
}

/** Makes what the server printed fit for its mode. @param page the one that was shown last */
function dress(block: Element, page: ParentNode, where: Where): void {
  if (readPagination(block) === 'numeric') return;
  readNext(block, location.href)?.setAttribute('role', 'button');
  scrolling?.soon();
  if (where === 'before' && readPageNumber(page) === 1) removeWayBack(block);
  if (where !== 'instead') return;
  if (readPageNumber(block) > 1) showWayBack(block, filterUrl(location.href, []));
  void bringBack();
}

/** The next page is due while the pages' links are all in view. */
function checkEnd(): void {
  const block = resultsBlock();
  const next = block && readNext(block, location.href);
  if (next && !isHeld && readIsInView(next.closest('ul') ?? next)) void attempt(addPage);
}

/** Shows the page that a link leads to. Links of another block, and to another site, are the browser's. */
export function turn(link: HTMLElement): void | false {
  const block = resultsBlock();
  if (!(link instanceof HTMLAnchorElement) || !block?.contains(link) || !ownLink(link.href, location.href)) return false;
  const { href } = link;
  const isMore = readPagination(block) !== 'numeric' && link.matches('.next');
  void attempt(() => (isMore ? addPage() : show(href)));
}

export function adopt(block: HTMLElement): Cleanup | undefined {
  if (block !== resultsBlock()) return undefined;
  if (readPagination(block) === 'load-more-on-scroll') scrolling ??= onScrollRest(checkEnd, clock);
  dress(block, block, 'instead');
  return () => {
    scrolling?.stop();
    scrolling = undefined;
  };
}

export function start(): void {
  adoptStyles(css);
  pageArchive().onShown((page, where) => {
    isHeld = false;
    const block = resultsBlock();
    if (block) dress(block, page, where);
  });
}
