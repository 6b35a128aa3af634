/**
 * Shows the archive's further pages in place: page numbers replace the results; "load more" adds to them, by a press or
 * while scrolling.
 */

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
import { createListReturn } from '../../src/ui/lists/listReturn';
import { announce } from '../../src/ui/messages/announcer';
import { notify } from '../../src/ui/messages/notify';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { removeWayBack, showProgress, showWayBack } from './page/progress';
import { onScrollRest, type ScrollCheck } from './page/scroll';
import { readIsInView, readNext, readPageNumber, readPagination } from './read';
import css from './styles.css?inline';

/** The check of the scroll position; present only while the block loads more by itself. */
let scrolling: ScrollCheck | undefined;
/** True after a failure, until the shopper tries again. */
let isHeld = false;
/** The restoring of earlier pages. No further page is added meanwhile. */
let returning: Promise<void> | undefined;

/** Runs an action. If it fails, tells the shopper and offers to try again (SPEC 8 has no rule for pages). */
async function attempt(run: () => Promise<void>): Promise<void> {
  isHeld = false;
  try {
    await run();
  } catch (cause) {
    isHeld = true;
    report({
      island: 'archive',
      what: 'A page of the archive did not load.',
      why: 'The products stay as they were.',
      fix: 'See the cause.',
      cause,
    });
    notify({
      kind: 'error',
      text: say(couldNotLoadPage),
      action: { label: say(tryAgain), run: () => void attempt(run) },
    });
  }
}

async function show(url: string): Promise<void> {
  if (!(await pageArchive().go(url))) return;
  resultsBlock()?.scrollIntoView({ block: 'start', behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

/** Adds the next page. It reads the link anew at each call, because a retry may run when other results are shown. */
async function addPage(): Promise<void> {
  if (returning) await returning;
  const block = resultsBlock();
  const next = block && readNext(block, location.href);
  if (next && (await pageArchive().append(next.href))) announce(showProgress(block));
}

/** Restores the earlier pages that the list showed when the shopper left. */
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

/** Adapts the printed pagination to the block's mode. @param page the page that was shown last */
function dress(block: Element, page: ParentNode, where: Where): void {
  if (readPagination(block) === 'numeric') return;
  readNext(block, location.href)?.setAttribute('role', 'button');
  scrolling?.soon();
  if (where === 'before' && readPageNumber(page) === 1) removeWayBack(block);
  if (where !== 'instead') return;
  if (readPageNumber(block) > 1) showWayBack(block, filterUrl(location.href, []));
  void bringBack();
}

/** Loads the next page when all of the pagination is in view. */
function checkEnd(): void {
  const block = resultsBlock();
  const next = block && readNext(block, location.href);
  if (next && !isHeld && readIsInView(next.closest('ul') ?? next)) void attempt(addPage);
}

/** Shows the page of a link. Links of another block and links to another site are left to the browser. */
export function turn(link: HTMLElement): void | false {
  const block = resultsBlock();
  if (!(link instanceof HTMLAnchorElement) || !block?.contains(link) || !ownLink(link.href, location.href))
    return false;
  const { href } = link;
  const isMore = readPagination(block) !== 'numeric' && link.matches('.next');
  void attempt(() => (isMore ? addPage() : show(href)));
}

/** Adopts the archive's block. */
export function adopt(block: HTMLElement): Cleanup | undefined {
  if (block !== resultsBlock()) return undefined;
  if (readPagination(block) === 'load-more-on-scroll') scrolling ??= onScrollRest(checkEnd, clock);
  dress(block, block, 'instead');
  return () => {
    scrolling?.stop();
    scrolling = undefined;
  };
}

/** Starts adapting new results to the block's mode. */
export function start(): void {
  adoptStyles(css);
  pageArchive().onShown((page, where) => {
    isHeld = false;
    const block = resultsBlock();
    if (block) dress(block, page, where);
  });
}
