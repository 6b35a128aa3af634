/** Owns the areas at the screen's edges: they slide in, make room for themselves, and go when they are closed. */
import { type Clock, clock } from '../../../src/bridge/page/clock';
import { readCookie, writeCookie } from '../../../src/bridge/page/cookies';
import type { Cleanup } from '../../../src/island/types';
import { say } from '../../../src/texts/say';
import { campaignFooter, campaignHeader, close as closeText } from '../../../src/texts/table';
import { playButton } from '../../../src/ui/presses/playButton';
import { keepScrollRoom } from '../../../src/ui/scrolling/scrollRoom';
import { AREA_CLASS, AREA_WAIT, type Area, CLOSE, CLOSED_COOKIE, FOOTER, HEADER, SHOWN } from '../contract';
import { readArea, readExpiry } from '../read';

const cookieOf = ({ edge, id }: Area) => `${CLOSED_COOKIE}${edge}_${id}`;

/** The function that closes each open area. */
const closers = new WeakMap<HTMLElement, () => void>();

/** Takes an area off the screen, and gives its room back to the page. Remembers nothing. */
export const closeArea = (host: HTMLElement): void => closers.get(host)?.();

/** Closes an area because a visitor wants it, and remembers that for as long as the button says. */
export function dismissArea(button: HTMLElement): void {
  const host = button.closest<HTMLElement>(`${HEADER},${FOOTER}`);
  if (!host) return;
  closeArea(host);
  writeCookie(cookieOf(readArea(host)), '1', { seconds: readExpiry(button) });
}

/** Gives the area and its close button roles and names. The close button is printed as a plain box with an "x". */
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
 * Makes room for the area at its edge of the page, so that the shopper can scroll to everything, and the area never
 * covers the focused element.
 */
function makeRoom({ edge }: Area, height: number, offset = 0): void {
  const isTop = edge === 'header';
  document.body.style[isTop ? 'marginTop' : 'marginBottom'] = height ? `${height}px` : '';
  keepScrollRoom(isTop ? 'top' : 'bottom', 'campaign', height && height + offset);
}

/** The height of staff's toolbar at the top of the page. On small screens the toolbar scrolls away and counts as 0. */
function toolbarHeight(): number {
  const toolbar = document.getElementById('wpadminbar');
  return toolbar && getComputedStyle(toolbar).position === 'fixed' ? toolbar.offsetHeight : 0;
}

/** Shows the area, below staff's toolbar. Returns how to close it. */
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
 * Shows an area after its delay, unless the visitor has closed it. Only the first area at each edge is used.
 * @param isChecked settles when the shop has said how long the area's campaign runs
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
