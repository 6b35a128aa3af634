/** A window onto the demo shop: the shop itself, the page that is shown, and the list of what that page reports. */
import { readCookies, writeCookie } from '../substitutes/cookies';
import type { LiveShop, Visit } from '../types';
import { createLog } from './log';
import { print } from './print';
import { ask, enterAsVisitor, ORIGIN } from './server';
import { createTrail } from './trail';

const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

const { path = '/', island = '', as = '', filled } = document.body.dataset;
const log = createLog();

/** An answer with the properties that a browser would give it, such as its address. */
async function call(request: Request): Promise<Response> {
  const { response, address, isRedirected } = await ask(request);
  return Object.defineProperties(response, { url: { value: address }, redirected: { value: isRedirected } });
}

/**
 * Shows a page in a new frame, because a frame that loads a second page would add an entry to the browser's own
 * history.
 */
async function show(visit: Visit, remember: (address: string, page: Window) => void): Promise<void> {
  const { address, html } = await print(visit);
  const old = find<HTMLIFrameElement>('page');
  const hadFocus = document.activeElement === old;
  const frame = Object.assign(document.createElement('iframe'), { id: 'page', title: 'The demo shop', srcdoc: html });
  old.replaceWith(frame);
  if (hadFocus) frame.focus();
  remember(address, frame.contentWindow as Window);
}

const trail = createTrail({
  onPlace(address) {
    find('address').textContent = address.replace(ORIGIN, '');
  },
  onReturn: (address) => void show({ address }, () => undefined),
});

/** Goes to another page of the shop. An address of another site only adds a line to the list. */
function go(visit: Visit): void {
  if (new URL(visit.address).origin !== ORIGIN) log(`The browser would open ${visit.address}`);
  else void show(visit, (address, page) => trail.push(address, page));
}

window.liveShop = { call, print, readCookies, writeCookie, go, log, trail, island } satisfies LiveShop;
enterAsVisitor({ as, isFilled: filled !== undefined });
find('back').addEventListener('click', () => trail.back());
find('again').addEventListener('click', () => document.location.reload());
go({ address: ORIGIN + path });
