/** Loads further posts into a grid, one page per press. */

import { tellPostsCame } from '../../src/bridge/jquery/postLoad';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { config, report } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { couldNotLoadMore, moreShown, nothingMore, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/messages/announcer';
import { notify } from '../../src/ui/messages/notify';
import { fetchPosts } from './api';
import { HOST, LIST, LOADING, MORE, PLUGIN_ACTION } from './contract';
import { readIsEnd, readPage, readQuestion } from './read';

/** Grids whose call is under way. */
const busy = new WeakSet<Element>();

function setBusy(host: HTMLElement, isBusy: boolean): void {
  if (isBusy) busy.add(host);
  else busy.delete(host);
  host.classList.toggle(LOADING, isBusy);
  host.setAttribute('aria-busy', String(isBusy));
}

/** Appends posts, and returns their elements. */
function append(host: HTMLElement, html: string): HTMLElement[] {
  const nodes = aliveNodes(parseHtml(html));
  const list = host.querySelector(LIST);
  if (list) list.append(...nodes);
  else host.querySelector(MORE)?.before(...nodes);
  return nodes.filter((node) => node instanceof HTMLElement);
}

/** Removes the button after the last page. If the button had the focus, the focus moves to the first new post. */
function showEnd(host: HTMLElement, first: HTMLElement | undefined): void {
  const button = host.querySelector<HTMLElement>(MORE);
  if (!button) return;
  const hadFocus = button === document.activeElement;
  button.hidden = true;
  if (!hadFocus) return;
  const heir = first?.querySelector<HTMLElement>('a[href],button') ?? first ?? host;
  if (heir.tabIndex < 0) heir.tabIndex = -1;
  moveFocus(heir);
}

async function loadMore(host: HTMLElement): Promise<void> {
  if (busy.has(host)) return;
  setBusy(host, true);
  try {
    const html = await fetchPosts(readQuestion(host));
    const posts = append(host, html);
    if (posts.length) tellPostsCame();
    if (html) host.dataset.page = String(readPage(host) + 1);
    if (!html || readIsEnd(host)) showEnd(host, posts[0]);
    announce(posts.length ? sayCount(moreShown, { count: posts.length }) : say(nothingMore));
  } catch (cause) {
    report({
      island: 'posts-grid',
      what: 'Further posts did not load.',
      why: 'The shopper sees an error.',
      fix: 'See the cause.',
      cause,
    });
    notify({
      kind: 'error',
      text: say(couldNotLoadMore),
      action: { label: say(tryAgain), run: () => void loadMore(host), about: host },
    });
  } finally {
    setBusy(host, false);
  }
}

/**
 * True for an action that may be called. Only the plugin's and those of the config may, because an editor may type the
 * markup.
 */
const isKnown = (action: string): boolean => [PLUGIN_ACTION, ...(config().postsActions ?? [])].includes(action);

/** Loads the next page. False for a grid without a known action, so that the browser follows the link. */
export function press(target: HTMLElement): void | false {
  const host = target.closest<HTMLElement>(HOST);
  const { action = '' } = host?.dataset ?? {};
  if (!host || !isKnown(action)) {
    report({
      island: 'posts-grid',
      what: action
        ? `A posts grid names an action that the config does not: ${action}`
        : 'A posts grid names no action.',
      why: 'It cannot load more.',
      fix: 'Print data-action, and name the action in the config’s postsActions.',
    });
    return false;
  }
  void loadMore(host);
}

/** Adopts a grid. */
export function adopt(host: HTMLElement): undefined {
  if (readIsEnd(host)) showEnd(host, undefined);
}
