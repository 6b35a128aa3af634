/** Owns what stands in a loop of Elementor's: finding it, dimming it, renewing it. Filters and pages both do. */

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
import { announce } from './announcer';
import { make } from './make';

/** Holds a widget's content. Slimmed-down markup may lack it. */
const CONTAINER = '.elementor-widget-container';
/** The list of a loop grid, and of a posts widget. */
const LIST = '.elementor-loop-container,.elementor-posts-container';
/** The server's own words that nothing was found. */
const NOTHING = 'e-loop-nothing-found-message';

/** The loop grid or posts widget with an Elementor id; null where the page has none. */
export const findLoop = (id: string): HTMLElement | null => document.querySelector(`.elementor-element-${CSS.escape(id)}`);

/** The list of items inside a loop or a page; null where it has none. */
export const listOf = (place: ParentNode): Element | null => place.querySelector(LIST);

/** True where numbers and arrows bring pages in place. */
export const hasAjaxPages = (loop: Element): boolean => json(loop, 'data-settings')?.pagination_load_type === 'ajax';

const busy = new WeakMap<Element, Set<string>>();

/** Shows that new content is on its way. @param by who waits; the loop stays busy until nobody does */
export function setLoopBusy(loop: Element, by: string, isBusy: boolean): void {
  const waiting = busy.get(loop) ?? new Set();
  busy.set(loop, waiting);
  if (isBusy) waiting.add(by);
  else waiting.delete(by);
  loop.classList.toggle('e-loading-overlay', waiting.size > 0);
  if (waiting.size) loop.setAttribute('aria-busy', 'true');
  else loop.removeAttribute('aria-busy');
}

/** Items' styles come as style elements, which a strict policy refuses: they are adopted. */
export function takeStyles(content: ParentNode): void {
  for (const style of content.querySelectorAll('style[id^="loop-dynamic"]')) {
    adoptStyles(style.textContent ?? '');
    style.remove();
  }
}

const childOf = (parent: ParentNode, selector: string) => [...parent.children].find((child) => child.matches(selector));

/** Takes what a fetched page has in a loop's container; undefined where it has no such loop. */
export function contentIn(page: ParentNode, id: string): DocumentFragment | undefined {
  const loop = page.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!loop) return undefined;
  const content = new DocumentFragment();
  content.append(...(childOf(loop, CONTAINER) ?? loop).childNodes);
  return content;
}

/** Says that nothing was found, where the server said nothing. */
const sayNothing = () => make('div', { className: NOTHING }, make('p', { className: `${NOTHING}__text` }, say(loopEmpty)));

function putInto(loop: HTMLElement, nodes: readonly ChildNode[]): void {
  const container = childOf(loop, CONTAINER);
  const fresh = nodes.find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(CONTAINER));
  const inside = fresh ? [...fresh.childNodes] : nodes;
  const isBlank = !inside.some((node) => node instanceof Element);
  const content = isBlank ? [sayNothing()] : inside;
  if (container) replaceElement(container, [make('div', { className: container.className }, ...content)]);
  else loop.replaceChildren(...content);
}

/** Says how much is shown now, or that nothing is. */
function announceLoop(loop: Element): void {
  const count = listOf(loop)?.childElementCount ?? 0;
  announce(count ? sayCount(resultCount, { count }) : words(loop.querySelector(`.${NOTHING}`)) || say(loopEmpty));
}

/** Renews a loop's content with the server's, and tells everybody. The page's address has to be the new one by now. */
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

/** To be called when the loop shows the page that the address names. */
export const rememberPage = (loop: HTMLElement): void => void shownPages.set(loop, pageNow(loop));

/** True when the address names another page than the loop shows. */
export const isOtherPage = (loop: HTMLElement): boolean => (shownPages.get(loop) ?? pageNow(loop)) !== pageNow(loop);
