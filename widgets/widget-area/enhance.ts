/** Loads a widget area's content when the area comes into view, because the visitor scrolls there or opens its tab. */

import { tellElementor } from '../../src/bridge/elementor';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { report } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { areaFailed, tryAgain } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { announce } from '../../src/ui/messages/announcer';
import { fetchWidgetArea } from './api';
import { FAILED, LOADED, LOADING } from './contract';
import { readPost } from './read';

function setBusy(area: HTMLElement, isBusy: boolean): void {
  area.classList.toggle(LOADING, isBusy);
  area.setAttribute('aria-busy', String(isBusy));
}

/**
 * Shows the content. The loader finds the islands in it, and Elementor's script, if there is one, starts its widgets.
 */
function fill(area: HTMLElement, html: string): void {
  area.replaceChildren(...aliveNodes(parseHtml(html)));
  area.classList.add(LOADED);
  tellElementor(area.children);
}

function showFailure(area: HTMLElement, again: () => void, hadFocus: boolean): void {
  const button = make(
    'button',
    { type: 'button', className: 'button wp-element-button', onclick: again },
    say(tryAgain),
  );
  area.replaceChildren(make('div', { className: FAILED }, make('p', {}, say(areaFailed)), button));
  announce(say(areaFailed));
  if (hadFocus) moveFocus(button);
}

/** Moves the focus into the content if it was on the button for another try. */
function keepFocus(area: HTMLElement): void {
  area.tabIndex = -1;
  moveFocus(area);
}

async function load(area: HTMLElement, post: string, signal: AbortSignal): Promise<void> {
  const hadFocus = area.contains(document.activeElement);
  setBusy(area, true);
  try {
    const html = await fetchWidgetArea(post, { signal });
    // Another script may have loaded the content first.
    if (signal.aborted || !readPost(area)) return;
    fill(area, html);
    if (hadFocus) keepFocus(area);
  } catch (cause) {
    if (signal.aborted) return;
    report({
      island: 'widget-area',
      what: 'A widget area’s content did not load.',
      why: 'The shopper sees an error.',
      fix: 'See the cause.',
      cause,
    });
    showFailure(area, () => void load(area, post, signal), hadFocus);
  } finally {
    setBusy(area, false);
  }
}

/** Adopts a widget area. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  const post = readPost(host);
  // The button in a copy of an area that has failed answers to nothing.
  if (!post || (host.childElementCount && !host.querySelector(`:scope > .${FAILED}`))) return undefined;
  const leaving = new AbortController();
  void load(host, post, leaving.signal);
  return () => leaving.abort();
}
