/** Owns the areas at the screen's edges: they slide in, make room for themselves, and go when they are closed. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { campaignFooter, campaignHeader, close as closeText } from '../../src/texts/table';
import { playButton } from '../../src/ui/playButton';
import { keepScrollRoom } from '../../src/ui/scrollRoom';
import { AREA_CLASS, AREA_WAIT, type Area, CLOSE, CLOSED_COOKIE, FOOTER, HEADER, SHOWN } from './contract';
import { readArea, readExpiry } from './read';

const cookieOf = ({ edge, id }: Area) => `${CLOSED_COOKIE}${edge}_${id}`;

/** How each area that is shown is closed. */
const closers = new WeakMap<HTMLElement, () => void>();

/** Takes an area off the screen and remembers nothing; the page takes its room back. */
export const closeArea = (host: HTMLElement): void => closers.get(host)?.();

/** Closes an area because a visitor wants it, and remembers that for as long as the button says. */
export function dismissArea(button: HTMLElement): void {
  const host = button.closest<HTMLElement>(`${HEADER},${FOOTER}`);
  if (!host) return;
  closeArea(host);
  writeCookie(cookieOf(readArea(host)), '1', { seconds: readExpiry(button) });
}

/** The close button is a plain box with an "x". */
function nameParts(host: HTMLElement, { edge }: Area): void {
  if (!host.hasAttribute('role')) host.setAttribute('role', 'region');
  if (!host.hasAttribute('aria-label'))
    host.setAttribute('aria-label', say(edge === 'header' ? campaignHeader : campaignFooter));
  for (const button of host.querySelectorAll<HTMLElement>(CLOSE)) {
    playButton(button);
    button.setAttribute('aria-label', say(closeText));
  }
}

/**
 * Room for the area at its edge of the page: what it covers can be scrolled to, and what has the focus is not behind
 * it.
 */
function makeRoom({ edge }: Area, height: number, offset = 0): void {
  const isTop = edge === 'header';
  document.body.style[isTop ? 'marginTop' : 'marginBottom'] = height ? `${height}px` : '';
  keepScrollRoom(isTop ? 'top' : 'bottom', 'campaign', height && height + offset);
}

/** How much of the page's top staff's toolbar covers; on small screens it scrolls away. */
function toolbarHeight(): number {
  const toolbar = document.getElementById('wpadminbar');
  return toolbar && getComputedStyle(toolbar).position === 'fixed' ? toolbar.offsetHeight : 0;
}

/** Shows the area, under staff's toolbar; gives how to close it. */
function open(host: HTMLElement, area: Area): () => void {
  const offset = area.edge === 'header' ? toolbarHeight() : 0;
  host.style.setProperty('--shop-islands-campaign-top', `${offset}px`);
  host.classList.add(SHOWN);
  const update = () => makeRoom(area, host.offsetHeight, offset);
  const observer = new ResizeObserver(update);
  observer.observe(host);
  update();
  return () => {
    observer.disconnect();
    host.classList.remove(SHOWN);
    makeRoom(area, 0);
  };
}

/**
 * Shows an area after its delay, unless it was closed. Only the first of each edge is used.
 * @param isChecked settles when the shop has said how long its campaign runs
 */
export function showArea(
  host: HTMLElement,
  isChecked: (campaign: string) => Promise<unknown>,
  { after }: Clock = clock,
): Cleanup | undefined {
  const area = readArea(host);
  host.classList.add(AREA_CLASS);
  if (document.querySelector(area.edge === 'header' ? HEADER : FOOTER) !== host || readCookie(cookieOf(area)))
    return undefined;
  nameParts(host, area);
  let isClosed = false;
  let hide = () => {};
  const stop = after(AREA_WAIT + area.delay, async () => {
    await isChecked(area.id);
    if (!isClosed && host.isConnected) hide = open(host, area);
  });
  const close = () => {
    isClosed = true;
    stop();
    hide();
    hide = () => {};
  };
  closers.set(host, close);
  return close;
}
