/**
 * Owns changing the cart: the calls run one after another in the cart's queue, and the shopper can repeat a failed one.
 */

import { repeat } from '../../../src/actions/tryAgain';
import { encodeFormElement } from '../../../src/api/formElement';
import { requestHtml } from '../../../src/api/request';
import { trigger } from '../../../src/bridge/jquery/events';
import { parseHtml } from '../../../src/bridge/page/html';
import { emit } from '../../../src/bridge/page/islands';
import { text } from '../../../src/dom/attributes';
import { enqueue } from '../../../src/state/queue';
import { say } from '../../../src/texts/say';
import { couldNotUpdateCart, tryAgain } from '../../../src/texts/table';
import { notify } from '../../../src/ui/messages/notify';
import { NONCE } from '../contract';
import { readFreshAddress, readFreshNonce } from '../read';
import { currentForm, readSaved } from './forms';
import { setBusy, showPage } from './showPage';

/** Changes that are under way or wait in the queue. */
const running = new Set<object>();

/** True while a change is under way or waits in the queue. */
export const isChanging = (): boolean => running.size > 0;

/**
 * Makes one change. If it fails, the shopper can try again.
 * @param about names the change: if another one fails too, "Try again" makes both
 */
export async function change(about: string, work: () => Promise<void>): Promise<void> {
  const mine = {};
  running.add(mine);
  setBusy(true);
  try {
    await enqueue(work);
  } catch (error) {
    const run = () => repeat(error, () => change(about, work));
    notify({ kind: 'error', text: say(couldNotUpdateCart), action: { label: say(tryAgain), run, about } });
    emit('cart:error', { error });
  } finally {
    running.delete(mine);
    setBusy(isChanging());
  }
}

/** Forgets all changes, for a page that comes back from history: their answers never arrive. */
export function forgetChanges(): void {
  running.clear();
  setBusy(false);
}

/**
 * Sends a form without the queue.
 * @param keeps true keeps unsaved quantities in the page's forms
 * @param hasFragments true when the page's fragments know of the change already, or are about to
 */
export async function sendForm(
  form: HTMLFormElement,
  extra: Record<string, string>,
  keeps: boolean,
  hasFragments?: boolean,
): Promise<void> {
  const current = currentForm(form);
  const saved = keeps ? undefined : readSaved(current);
  const send = (body: string, isAgain?: boolean): Promise<unknown> =>
    // Reads the attribute, because a field named `action` would hide the property.
    requestHtml(text(current, 'action'), body, (html) => {
      const page = parseHtml(html);
      const nonce = !isAgain && saved && readFreshNonce(current, page, saved.get(current) ?? {});
      if (!nonce) return showPage(html, page, saved, hasFragments);
      const fresh = new URLSearchParams(body);
      fresh.set(NONCE, nonce);
      return send(`${fresh}`, true);
    });
  await send(encodeFormElement(current, extra));
}

/**
 * Sends a form, and shows the page that the shop answers with.
 * @param keeps true keeps unsaved quantities in the page's forms
 * @param hasFragments true when the page's fragments know of the change already
 */
export const post = (
  form: HTMLFormElement,
  extra: Record<string, string>,
  keeps: boolean,
  hasFragments?: boolean,
): Promise<void> => change(`${Object.keys(extra)}`, () => sendForm(form, extra, keeps, hasFragments));

/** Saves the quantities. */
export const update = (form: HTMLFormElement): Promise<void> => post(form, { update_cart: 'Update Cart' }, false);

/** Fetches and shows the page of a link in the cart. The server's page replaces unsaved quantities too. */
export function follow(link: HTMLAnchorElement): Promise<void> {
  return change(link.href, async () => {
    const saved = readSaved();
    const get = (address: string, isAgain?: boolean): Promise<unknown> =>
      requestHtml(address, undefined, (html) => {
        const page = parseHtml(html);
        const fresh = isAgain ? undefined : readFreshAddress(link, page);
        return fresh ? get(fresh, true) : showPage(html, page, saved);
      });
    await get(link.href);
  });
}

/** Removes the item of a link. */
export async function removeItem(link: HTMLAnchorElement): Promise<void> {
  await follow(link);
  trigger('item_removed_from_classic_cart');
  emit('cart:row-removed', {});
}
