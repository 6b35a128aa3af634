/** Owns the content of Elementor's loops: finds, dims and replaces it. Filters and pagination both use it. */

import { tellElementor } from '../bridge/elementor';
import { tellPostsCame } from '../bridge/jquery/postLoad';
import { aliveNodes } from '../bridge/page/html';
import { emit } from '../bridge/page/islands';
import { adoptStyles } from '../bridge/page/styles';
import { json } from '../dom/json';
import { replaceElement } from '../dom/replace';
import { words } from '../dom/words';
import { pageKey } from '../rules/loopAddress';
import { say } from '../texts/say';
import { sayCount } from '../texts/sayCount';
import { loopEmpty, resultCount } from '../texts/table';
import { make } from '../ui/make';
import { announce } from '../ui/messages/announcer';

/** The element around a widget's content. Slimmed-down markup may lack it. */
const CONTAINER = '.elementor-widget-container';
/** The list of a loop grid, and of a posts widget. */
const LIST = '.elementor-loop-container,.elementor-posts-container';
/** The class of the server's message that nothing was found. */
const NOTHING = 'e-loop-nothing-found-message';

/** The loop grid or posts widget with an Elementor id; null if the page has none. */
export const findLoop = (id: string): HTMLElement | null =>
  document.querySelector(`.elementor-element-${CSS.escape(id)}`);

/** The list of items inside a loop or a page; null if it has none. */
export const listOf = (place: ParentNode): Element | null => place.querySelector(LIST);

/** True if page numbers and arrows load pages in place. */
export const hasAjaxPages = (loop: Element): boolean => json(loop, 'data-settings')?.pagination_load_type === 'ajax';

const busy = new WeakMap<Element, Set<string>>();

/** Shows that new content is loading. @param by who waits; the loop stays busy until nobody waits */
export function setLoopBusy(loop: Element, by: string, isBusy: boolean): void {
  const waiting = busy.get(loop) ?? new Set();
  busy.set(loop, waiting);
  if (isBusy) waiting.add(by);
  else waiting.delete(by);
  loop.classList.toggle('e-loading-overlay', waiting.size > 0);
  if (waiting.size) loop.setAttribute('aria-busy', 'true');
  else loop.removeAttribute('aria-busy');
}

/** Adopts the items' style elements, because a strict policy refuses them. */
export function takeStyles(content: ParentNode): void {
  for (const style of content.querySelectorAll('style[id^="loop-dynamic"]')) {
    adoptStyles(style.textContent ?? '');
    style.remove();
  }
}

const childOf = (parent: ParentNode, selector: string) => [...parent.children].find((child) => child.matches(selector));

/** Takes the content of a loop's container from a fetched page; undefined if the page lacks the loop. */
export function contentIn(page: ParentNode, id: string): DocumentFragment | undefined {
  const loop = page.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!loop) return undefined;
  const content = new DocumentFragment();
  content.append(...(childOf(loop, CONTAINER) ?? loop).childNodes);
  return content;
}

/** A message that nothing was found, if the server printed none. */
const sayNothing = () =>
  make('div', { className: NOTHING }, make('p', { className: `${NOTHING}__text` }, say(loopEmpty)));

function putInto(loop: HTMLElement, nodes: readonly ChildNode[]): void {
  const container = childOf(loop, CONTAINER);
  const fresh = nodes.find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(CONTAINER));
  const inside = fresh ? [...fresh.childNodes] : nodes;
  const isBlank = !inside.some((node) => node instanceof Element);
  const content = isBlank ? [sayNothing()] : inside;
  if (container) replaceElement(container, [make('div', { className: container.className }, ...content)]);
  else loop.replaceChildren(...content);
}

/** Announces how many items are shown, or that there are none. */
function announceLoop(loop: Element): void {
  const count = listOf(loop)?.childElementCount ?? 0;
  announce(count ? sayCount(resultCount, { count }) : words(loop.querySelector(`.${NOTHING}`)) || say(loopEmpty));
}

/**
 * Replaces a loop's content by the server's and tells other scripts. The page's address must be the new one already.
 */
export function renewLoop(loop: HTMLElement, content: DocumentFragment): void {
  takeStyles(content);
  putInto(loop, aliveNodes(content));
  rememberPage(loop);
  tellElementor(listOf(loop)?.children ?? []);
  tellPostsCame();
  emit('loop:renewed', { widgetId: loop.dataset.id ?? '' }, loop);
  announceLoop(loop);
}

const shownPages = new WeakMap<Element, string>();

const pageNow = ({ dataset }: HTMLElement) => pageKey(location.href, dataset.id ?? '');

/** Call it when the loop shows the page that the address names. */
export const rememberPage = (loop: HTMLElement): void => void shownPages.set(loop, pageNow(loop));

/** True when the loop does not show the page that the address names. */
export const isOtherPage = (loop: HTMLElement): boolean => (shownPages.get(loop) ?? pageNow(loop)) !== pageNow(loop);
