/** Gives popups life: takes them out of the page, and listens to what asks for them. */

import { isElementorPreview, isElementorProActive, siteHasPopups } from '../../src/bridge/elementor';
import { clock } from '../../src/bridge/page/clock';
import { shopIslands } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { readActionHash } from '../../src/dom/actionHash';
import { decoded } from '../../src/rules/decoded';
import { registerUrlAction, runUrlAction } from '../../src/state/urlActions';
import { ACTION_LINK, HOST, MODAL, MODAL_ID, type ShownStore } from './contract';
import { addPopup, closePopup, endPopups, openBySelector, openPopup } from './popups';
import { isForGood, openActionOf } from './rules';
import { $isWanted, $shown } from './shown';
import { countVisit } from './storage';

/** Decided once: Elementor Pro's own front end finds no popups where they are ours. */
let isTheirs = false;

function close(link: HTMLElement | null, settings: Record<string, unknown>): void {
  const modal = link?.closest(MODAL);
  if (modal) closePopup(modal.id.replace(MODAL_ID, ''), isForGood(settings));
}

function open(settings: Record<string, unknown>): void {
  const { id, isToggle } = openActionOf(settings);
  openPopup(id, 'action', isToggle);
}

/** An address may carry an action that an element on the page has, too. */
function actByAddress(): void {
  const { href, hash } = location;
  const isNamed = (element: HTMLElement) => decoded(readActionHash(element, href)) === decoded(hash);
  if (hash && [...document.querySelectorAll<HTMLElement>(ACTION_LINK)].some(isNamed)) runUrlAction(hash, null);
}

/** A link that opens a popup and leads nowhere else must not make the page jump. */
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
  // The popups of the page are there then.
  clock.after(0, () => {
    actByAddress();
    shopIslands().obey('popup:open', ({ detail }) => open(Object(detail)));
    shopIslands().obey('popup:close', ({ detail }) => closePopup(openActionOf(Object(detail)).id));
  });
}

/** Popups that are shown, and other elements that only ask for this island, have nothing to be taken. */
function adopt(host: HTMLElement): void {
  if (!isTheirs && host.matches(HOST) && !host.closest(MODAL)) addPopup(host);
}

/** The island's life on a page. */
export const live = { start, adopt, createStore: (): ShownStore => ({ $shown }), isWanted: () => $isWanted, destroyStore: endPopups };

/** False where the link leads to another page. Where Elementor Pro's own front end is at work, it has done it. */
export function press(link: HTMLElement): false | undefined {
  if (isTheirs) return undefined;
  return runUrlAction(readActionHash(link, location.href), link) ? undefined : false;
}
