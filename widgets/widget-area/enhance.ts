/** Fetches a widget area's content as soon as the area comes into view: the page is scrolled there, or its tab is opened. */

import { tellElementor } from '../../src/bridge/elementor';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { report } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { areaFailed, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { make } from '../../src/ui/make';
import { fetchWidgetArea } from './api';
import { FAILED, LOADED, LOADING } from './contract';
import { readPost } from './read';

function setBusy(area: HTMLElement, isBusy: boolean): void {
  area.classList.toggle(LOADING, isBusy);
  area.setAttribute('aria-busy', String(isBusy));
}

/** Puts the content in; the islands in it are found, and Elementor's own widgets start where their script is there. */
function fill(area: HTMLElement, html: string): void {
  area.replaceChildren(...aliveNodes(parseHtml(html)));
  area.classList.add(LOADED);
  tellElementor(area.children);
}

function showFailure(area: HTMLElement, again: () => void, hadFocus: boolean): void {
  const button = make('button', { type: 'button', className: 'button wp-element-button', onclick: again }, say(tryAgain));
  area.replaceChildren(make('div', { className: FAILED }, make('p', {}, say(areaFailed)), button));
  announce(say(areaFailed));
  if (hadFocus) moveFocus(button);
}

/** Whoever pressed the button goes on in the content. */
function keepFocus(area: HTMLElement): void {
  area.tabIndex = -1;
  moveFocus(area);
}

async function load(area: HTMLElement, post: string, signal: AbortSignal): Promise<void> {
  const hadFocus = area.contains(document.activeElement);
  setBusy(area, true);
  try {
    const html = await fetchWidgetArea(post, { signal });
    // Another script may have been faster.
    if (signal.aborted || !readPost(area)) return;
    fill(area, html);
    if (hadFocus) keepFocus(area);
  } catch (cause) {
    if (signal.aborted) return;
    report({ island: 'widget-area', what: 'A widget area’s content could not be had.', why: 'The shopper is told.', fix: 'See the cause.', cause });
    showFailure(area, () => void load(area, post, signal), hadFocus);
  } finally {
    setBusy(area, false);
  }
}

export function adopt(host: HTMLElement): Cleanup | undefined {
  const post = readPost(host);
  if (!post || host.childElementCount) return undefined;
  const leaving = new AbortController();
  void load(host, post, leaving.signal);
  return () => leaving.abort();
}
