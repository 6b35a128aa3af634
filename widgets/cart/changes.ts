/** Owns how a cart is changed: one call after the other in the cart's queue, and what fails can be done again. */

import { encodeFormElement } from '../../src/api/formElement';
import { requestHtml } from '../../src/api/request';
import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { text } from '../../src/dom/attributes';
import type { CallError } from '../../src/rules/callError';
import { enqueue } from '../../src/state/queue';
import { say } from '../../src/texts/say';
import { couldNotUpdateCart, tryAgain } from '../../src/texts/table';
import { notify } from '../../src/ui/notify';
import { currentForm, readSaved } from './forms';
import { setBusy, showPage } from './page';

/** Changes that are under way or wait in the queue. */
const running = new Set<object>();

export const isChanging = (): boolean => running.size > 0;

/** Does one change. A failed one can be done again. */
export async function change(work: () => Promise<void>): Promise<void> {
  const mine = {};
  running.add(mine);
  setBusy(true);
  try {
    await enqueue(work);
  } catch (error) {
    const isNonceOld = (error as CallError).status === 403;
    const run = () => (isNonceOld ? location.reload() : void change(work));
    notify({ kind: 'error', text: say(couldNotUpdateCart), action: { label: say(tryAgain), run } });
    emit('cart:error', { error });
  } finally {
    running.delete(mine);
    setBusy(isChanging());
  }
}

/** Changes that the page which came back from history was left with have no answer any more. */
export function forgetChanges(): void {
  running.clear();
  setBusy(false);
}

/** Sends a form outside of the queue. @param keeps what is not yet saved in the page's forms stays */
export function sendForm(form: HTMLFormElement, extra: Record<string, string>, keeps: boolean): Promise<void> {
  const current = currentForm(form);
  const saved = keeps ? undefined : readSaved(current);
  // Not the property: a field of that name would take its place.
  return requestHtml(text(current, 'action'), encodeFormElement(current, extra), (html) => showPage(html, saved));
}

/**
 * Sends a form, and shows the page that the shop answers.
 * @param keeps what is not yet saved in the page's forms stays
 */
export const post = (form: HTMLFormElement, extra: Record<string, string>, keeps: boolean): Promise<void> => change(() => sendForm(form, extra, keeps));

/** Saves the quantities. */
export const update = (form: HTMLFormElement): Promise<void> => post(form, { update_cart: 'Update Cart' }, false);

/** Fetches the page of a link of the cart's, and shows it: the server's page takes the place of unsaved quantities, too. */
export function follow(link: HTMLAnchorElement): Promise<void> {
  return change(() => {
    const saved = readSaved();
    return requestHtml(link.href, undefined, (html) => showPage(html, saved));
  });
}

export async function removeItem(link: HTMLAnchorElement): Promise<void> {
  await follow(link);
  trigger('item_removed_from_classic_cart');
  emit('cart:row-removed', {});
}
