/** Runs the popups of a page: takes them out of the page, and listens to the events that open and close them. */

import { isElementorPreview, isElementorProActive, siteHasPopups } from '../../src/bridge/elementor';
import { clock } from '../../src/bridge/page/clock';
import { shopIslands } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { readActionHash } from '../../src/dom/actionHash';
import { decoded } from '../../src/rules/decoded';
import { registerUrlAction, runUrlAction } from '../../src/state/urlActions';
import { ACTION_LINK, HOST, MODAL, MODAL_ID, type ShownStore } from './contract';
import { addPopup, closePopup, endPopups, openBySelector, openPopup } from './page/popups';
import { countVisit } from './page/storage';
import { isForGood, openActionOf } from './rules';
import { $isWanted, $shown } from './shown.store';

/**
 * True where Elementor Pro's own front end shows the popups. Decided once, because it finds none after this island has
 * taken them out.
 */
let isTheirs = false;

function close(link: HTMLElement | null, settings: Record<string, unknown>): void {
  const modal = link?.closest(MODAL);
  if (modal) closePopup(modal.id.replace(MODAL_ID, ''), isForGood(settings));
}

function open(settings: Record<string, unknown>, link: HTMLElement | null = null): void {
  const { id, isToggle } = openActionOf(settings);
  openPopup(id, 'action', isToggle, link);
}

/** Runs the action in the page's address, if an element of the page names the same action. */
function actByAddress(): void {
  const { href, hash } = location;
  const isNamed = (element: HTMLElement) => decoded(readActionHash(element, href)) === decoded(hash);
  if (hash && [...document.querySelectorAll<HTMLElement>(ACTION_LINK)].some(isNamed)) runUrlAction(hash, null);
}

/** Opens the popups whose selector matches the click. A link to an anchor then does not make the page jump. */
function clickAnywhere(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.button || !target || !openBySelector(target)) return;
  if (target.closest('a')?.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

async function start(): Promise<void> {
  await originalsSettled();
  isTheirs = isElementorProActive();
  if (isTheirs) return;
  if (siteHasPopups() && !isElementorPreview()) countVisit(clock.now());
  registerUrlAction('popup:open', open);
  registerUrlAction('popup:close', (settings, link) => close(link, settings));
  document.addEventListener('click', clickAnywhere);
  // In a later task, because the page's popups are adopted by then.
  clock.after(0, () => {
    actByAddress();
    shopIslands().obey('popup:open', ({ detail }) => open(Object(detail)));
    shopIslands().obey('popup:close', ({ detail }) => closePopup(openActionOf(Object(detail)).id));
  });
}

/** Takes a popup out of the page. Popups that are shown already, and other hosts, stay where they are. */
function adopt(host: HTMLElement): void {
  if (!isTheirs && host.matches(HOST) && !host.closest(MODAL)) addPopup(host);
}

/** The parts of the island's definition that concern the whole page. */
export const live = {
  start,
  adopt,
  createStore: (): ShownStore => ({ $shown }),
  isWanted: () => $isWanted,
  destroyStore: endPopups,
};

/**
 * Runs a link's action. Returns false to leave the press to the browser, because the link leads to another page. Where
 * Elementor Pro's own front end runs, it has acted already.
 */
export function press(link: HTMLElement): false | undefined {
  if (isTheirs) return undefined;
  return runUrlAction(readActionHash(link, location.href), link) ? undefined : false;
}
