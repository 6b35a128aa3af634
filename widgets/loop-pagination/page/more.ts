/** Owns a list that grows: by its button, or when its end comes into view. */

import { listOf } from '../../../src/actions/pageLoop';
import { isElementorProActive } from '../../../src/bridge/elementor';
import { report } from '../../../src/bridge/page/islands';
import type { CallError } from '../../../src/rules/callError';
import { createListReturn, type ListReturn } from '../../../src/ui/lists/listReturn';
import { HAS_NO_SPINNER, type Pagination } from '../contract';
import { readProgress } from '../read';
import { hasMore } from '../rules';
import { createMoreStore, type MoreStatus, type MoreStore } from '../store';
import { appendNext, grownListOf, prependPage } from './append';
import { hasFocus, keepFocus, showProgress, showWayBack } from './progress';
import { watchEnd } from './watchEnd';

const stores = new WeakMap<HTMLElement, MoreStore>();

const tell = (cause: CallError) =>
  report({
    island: 'loop-pagination',
    what: `A page could not be loaded: ${cause.message}.`,
    why: 'The shopper sees an error.',
    fix: 'See the cause.',
    cause,
  });

/**
 * Loads the next page.
 * @param isFocused true when the pressed button will disappear;
 * @returns false when the list does not grow
 */
export function loadMore(host: HTMLElement, isFocused = hasFocus(host)): boolean {
  const store = stores.get(host);
  if (!store) return false;
  const isFirst = store.$status.get() !== 'loading';
  const known = listOf(host)?.childElementCount ?? 0;
  const settle = () => isFocused && isFirst && keepFocus(host, known, store.$status.get() === 'ended');
  void store.more().catch(tell).then(settle);
  return true;
}

/**
 * Makes the function that loads a page: first the earlier pages from before the shopper left, then the next. If the
 * earlier ones fail twice, it skips them.
 */
function createLoad(host: HTMLElement, back: ListReturn): () => Promise<boolean> {
  let tries = 0;
  return async () => {
    if (back.isDone() || tries > 1) return appendNext(host);
    tries += 1;
    await back.run();
    return hasMore(readProgress(host));
  };
}

/** Makes a list grow. @returns a function that stops it */
export function grow(host: HTMLElement, { kind, hasSpinner }: Pagination): () => void {
  const back = createListReturn(grownListOf(host), (address) => prependPage(host, address));
  const store = createMoreStore(!back.isDone() || hasMore(readProgress(host)), { load: createLoad(host, back) });
  const end = kind === 'infinite' ? watchEnd(host, () => isElementorProActive() || loadMore(host)) : undefined;
  const follow = (status: MoreStatus) => {
    showProgress(host, status, () => loadMore(host, true));
    if (status === 'idle') end?.look();
    else end?.stop();
  };
  const renew = () => {
    store.renew(hasMore(readProgress(host)));
    // The status may equal that of the former list, and then the store does not announce it.
    follow(store.$status.get());
  };
  stores.set(host, store);
  showWayBack(host);
  host.classList.toggle(HAS_NO_SPINNER, !hasSpinner);
  const unbind = store.$status.subscribe(follow);
  host.addEventListener('island:loop:renewed', renew);
  if (!back.isDone()) void store.more().catch(tell);
  return () => {
    unbind();
    end?.stop();
    host.removeEventListener('island:loop:renewed', renew);
    stores.delete(host);
  };
}
