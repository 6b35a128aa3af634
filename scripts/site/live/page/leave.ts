/** Follows links and sends forms in the place of the browser, which has no shop to ask. */
import type { LiveShop, Visit } from '../types';
import { scrollHere } from './scrollHere';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

/** The hash of an address that only names a place of this page; undefined for another page. */
function placeIn(address: string): string | undefined {
  const here = new URL(window.shopLocation?.href ?? '');
  const there = new URL(address);
  return there.hash && there.origin + there.pathname + there.search === here.origin + here.pathname + here.search
    ? there.hash
    : undefined;
}

function showPlace(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place) scrollHere(place, 'start');
}

function follow(link: HTMLAnchorElement, { go, log }: LiveShop): void {
  const hash = placeIn(link.href);
  if (hash) showPlace(hash);
  else if (link.target === '_blank') log(`The browser would open ${link.href} in a new tab`);
  else if (link.getAttribute('href') !== '#') go({ address: link.href });
}

/** The request of a form. */
function visitOf(form: HTMLFormElement, submitter: HTMLElement | null): Visit {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = new URLSearchParams(fields);
  const address = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', document.baseURI);
  if (form.method === 'post') return { address: address.href, method: 'POST', body };
  address.search = String(body);
  return { address: address.href };
}

/**
 * Logs new windows in place of opening them. A window with another site's page, such as a page for sharing, would be
 * about a shop that only this browser has.
 */
function tellWindows({ log }: LiveShop): void {
  window.open = (address = '') => {
    log(`The browser would open ${address} in a new window`);
    return { closed: false, focus() {}, close() {} } as Window;
  };
}

/** Runs after the islands, which have prevented the events that they handle themselves. */
export function leaveByLinks(shop: LiveShop): void {
  tellWindows(shop);
  window.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    follow(link, shop);
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || (event.target as HTMLFormElement).method === 'dialog') return;
    event.preventDefault();
    shop.go(visitOf(event.target as HTMLFormElement, event.submitter));
  });
}
