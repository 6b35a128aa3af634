/** Opens the tabs of a filterable product list by click and by key. Fetches the products of each tab once. */

import { report } from '../../src/bridge/page/islands';
import { routeNodes } from '../../src/bridge/page/routeNodes';
import { adoptStyles } from '../../src/bridge/page/styles';
import { isRightToLeft } from '../../src/dom/direction';
import { takeTo } from '../../src/dom/focus';
import { ownId } from '../../src/dom/ownId';
import { words } from '../../src/dom/words';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { couldNotLoadProducts, loopEmpty, productCount, tryAgain } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { announce } from '../../src/ui/messages/announcer';
import { notify } from '../../src/ui/messages/notify';
import { fetchProductList } from './api';
import { ACTIVE, CONTENT, HOST, ITEM, LOADING, NAV, PANEL, panelClass } from './contract';
import { readButtons, readChosen, readPanel, readSettings, readTab, type Tab } from './read';
import { tabAfter } from './rules';
import { createTabsStore, type TabsState, type TabsStore } from './store';
import css from './styles.css?inline';

const stores = new WeakMap<Element, TabsStore>();

/** Puts fetched products into a new panel, or a text when there are none. */
function addPanel(host: HTMLElement, uid: string, html: string): void {
  const nodes = html ? routeNodes(html) : [make('p', { className: 'error' }, say(loopEmpty))];
  const panel = make('div', { className: panelClass(uid) }, ...nodes);
  host.querySelector(CONTENT)?.append(panel);
  const count = panel.querySelectorAll(ITEM).length;
  announce(count ? sayCount(productCount, { count }) : words(panel));
}

/** Connects a panel with its tab. A panel without focusable content can get the focus itself. */
function tiePanel(panel: HTMLElement | undefined, button: HTMLElement): void {
  if (!panel) return;
  button.setAttribute('aria-controls', ownId(panel));
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', ownId(button));
  if (panel.querySelector('a[href],button')) panel.removeAttribute('tabindex');
  else panel.tabIndex = 0;
}

function showTab(host: HTMLElement, button: HTMLElement, { chosen, waiting }: TabsState): void {
  const { uid } = readTab(button);
  const isChosen = uid === chosen;
  button.role = 'tab';
  button.classList.toggle(ACTIVE, isChosen);
  button.setAttribute('aria-selected', String(isChosen));
  button.setAttribute('aria-busy', String(uid === waiting));
  button.tabIndex = isChosen ? 0 : -1;
  button.closest('li')?.setAttribute('role', 'presentation');
  tiePanel(readPanel(host, uid), button);
}

function show(host: HTMLElement, state: TabsState): void {
  const { chosen, waiting, panels } = state;
  host.classList.toggle(LOADING, !!waiting);
  const html = panels[chosen];
  if (html !== undefined && !readPanel(host, chosen)) addPanel(host, chosen, html);
  const buttons = readButtons(host);
  if (!buttons.length) return;
  host.querySelector(NAV)?.setAttribute('role', 'tablist');
  for (const button of buttons) showTab(host, button, state);
  const open = readPanel(host, chosen);
  for (const panel of open ? host.querySelectorAll(PANEL) : []) panel.classList.toggle(ACTIVE, panel === open);
  // Without an open tab, the keyboard reaches the first one.
  if (!chosen && buttons[0]) buttons[0].tabIndex = 0;
}

function tellFailure(host: HTMLElement, tab: Tab, cause: unknown): void {
  report({
    island: 'product-list-tabs',
    what: 'The products of a tab did not load.',
    why: 'The shopper sees an error.',
    fix: 'See the cause.',
    cause,
  });
  const text = say(couldNotLoadProducts, { name: tab.name });
  notify({ kind: 'error', text, action: { label: say(tryAgain), run: () => void choose(host, tab), about: host } });
}

function settingsOf(host: HTMLElement): Record<string, string> {
  const settings = readSettings(host);
  if (!settings)
    report({
      island: 'product-list-tabs',
      what: 'data-widget_settings is no JSON.',
      why: 'The server uses its defaults.',
      fix: 'Use esc_attr().',
    });
  return settings ?? {};
}

async function choose(host: HTMLElement, tab: Tab): Promise<void> {
  await stores.get(host)?.choose(tab, !!readPanel(host, tab.uid));
}

/** Opens the pressed tab. False for a button that is no tab. */
export function press(button: HTMLElement): void | false {
  const host = button.closest<HTMLElement>(HOST);
  const tab = readTab(button);
  if (!host || !tab.uid) return false;
  void choose(host, tab);
}

/** Moves the focus by arrow keys. Enter and Space open a tab, because opening may take a call. */
function onKey(event: KeyboardEvent, host: HTMLElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = readButtons(host);
  const index = buttons.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const next = buttons[tabAfter(event.key, index, buttons.length, isRightToLeft(host)) ?? -1];
  if (!next) return;
  event.preventDefault();
  takeTo(next);
}

/** Adopts a product list. */
export function adopt(host: HTMLElement): Cleanup {
  const store = createTabsStore({
    chosen: readChosen(host),
    fetch: (tab, signal) => fetchProductList({ ...tab, settings: settingsOf(host) }, { signal }),
    onFailure: (tab, cause) => tellFailure(host, tab, cause),
  });
  stores.set(host, store);
  store.$state.subscribe((state) => show(host, state));
  const bound = new AbortController();
  host.addEventListener('keydown', (event) => onKey(event, host), { signal: bound.signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.stop(), { signal: bound.signal });
  return () => {
    bound.abort();
    store.stop();
  };
}

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);
