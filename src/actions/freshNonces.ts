/**
 * Owns the way on after a call that the shop has refused because the page's nonce is old: a login in another tab, or a
 * night, makes it old. The page is fetched, its nonces are taken over, and the call is repeated; what the shopper has
 * typed stays. Loaded only when needed.
 */
import { fetchPage } from '../api/fetchPage';
import { pageGlobal } from '../bridge/page/globals';
import { aliveNodes } from '../bridge/page/html';
import { fragmentOf } from '../bridge/page/htmlParts';
import { config } from '../bridge/page/islands';
import { reload } from '../bridge/page/reload';
import { ownGlobal } from '../dom/ownGlobal';
import { restingAddress } from '../rules/restingAddress';

const GLOBALS = ['wc_checkout_params', 'wc_cart_params'];

const NOTICES = '.woocommerce-notices-wrapper';

/**
 * Takes over the nonces of the globals, which the page's inline scripts print as JSON. Returns false when there are
 * none.
 */
function takeGlobals(page: DocumentFragment): boolean {
  const code = [...page.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent).join('\n');
  let isFound = false;
  for (const name of GLOBALS) {
    const places = [config().globals?.[name], ownGlobal<Record<string, unknown>>(name)] as (
      | Record<string, unknown>
      | undefined
    )[];
    for (const key of Object.keys(pageGlobal(name)).filter((one) => one.endsWith('_nonce'))) {
      const nonce = new RegExp(`"${key}"\\s*:\\s*"([^"\\\\]+)"`).exec(code)?.[1];
      if (!nonce) continue;
      isFound = true;
      for (const place of places) if (place && key in place) place[key] = nonce;
    }
  }
  return isFound;
}

/**
 * Takes over the nonces of forms. The forms of several plugins may call theirs alike, so the first of a name is for the
 * first form, and so on. Where the fetched page has only one of a name, it is for all.
 */
function takeFields(page: DocumentFragment): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name$=nonce]')) {
    const alike = (root: ParentNode) => [
      ...root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`),
    ];
    const fresh = alike(page);
    const index = fresh.length > 1 ? alike(document).indexOf(field) : 0;
    field.value = fresh[index]?.value || field.value;
  }
}

/** Shows the messages of the fetched page: the shop gives each of them once. */
function takeNotices(page: DocumentFragment): void {
  const notices = [...page.querySelectorAll(`${NOTICES} > *`)];
  document.querySelector(NOTICES)?.append(...aliveNodes(fragmentOf(...notices)));
}

/**
 * Repeats a call with fresh nonces. If the fetched page has none, loads this page again; what the shopper has typed
 * comes back.
 */
export async function repeatFresh(again: () => unknown): Promise<void> {
  const page = await fetchPage(restingAddress(location.href).replace(/#.*/, ''), {}).catch(() => undefined);
  if (!page) return void again();
  const isFound = takeGlobals(page);
  if (!isFound) return reload();
  takeFields(page);
  takeNotices(page);
  again();
}
