/**
 * Runs panels over the page: Elementor's, which open by links with an action, and ElementsKit's, which open by a button
 * (SPEC 2.2, 2.3).
 */
import { isElementorEditing, isElementorProActive } from '../../src/bridge/elementor';
import { report } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { adoptStyles } from '../../src/bridge/page/styles';
import { readActionHash } from '../../src/dom/actionHash';
import type { Cleanup, Intent } from '../../src/island/types';
import { decoded } from '../../src/rules/decoded';
import { recordOf, type Values } from '../../src/rules/values';
import { registerUrlAction, runUrlAction } from '../../src/state/urlActions';
import { say } from '../../src/texts/say';
import { close as closeText, openPanel as openText, panelName } from '../../src/texts/table';
import { playButton } from '../../src/ui/presses/playButton';
import {
  ACTION_LINK,
  type DisplayMode,
  PANEL,
  SIDEBAR,
  SIDEBAR_BUTTON,
  SIDEBAR_CLOSE,
  SIDEBAR_OVERLAY,
  SLIDER,
  TOGGLE_EVENT,
} from './contract';
import { closePanel, isOpen, openPanel, sayState, setShown } from './page/panel';
import { isSidebar, readPanel, readSettings } from './read';
import { displayModeOf, isOpenAfter, panelIdOf } from './rules';
import css from './styles.css?inline';

/** True while Elementor Pro's own front end runs its panels; it may come late. */
const isTheirs = (): boolean => isElementorProActive() || isElementorEditing();
/** The link whose action is being announced as an event. */
let opener: HTMLElement | null = null;

/** Runs an action. @param named the display mode in the action's name */
function act(settings: Values, named: DisplayMode): void {
  if (isTheirs()) return;
  const panel = readPanel(document, panelIdOf(settings));
  if (!panel)
    return report({
      island: 'off-canvas',
      what: `There is no panel "${panelIdOf(settings)}".`,
      why: 'A link to it does nothing.',
      fix: 'Print the panel on this page.',
    });
  if (panel.closest(SLIDER)) return;
  if (isOpenAfter(displayModeOf(settings, named), isOpen(panel))) openPanel(panel, opener);
  else closePanel(panel);
}

/** Registers an action. Other scripts get the same event as from Elementor. */
function registerAction(named: DisplayMode): void {
  registerUrlAction(`off_canvas:${named}`, (settings, link) => {
    opener = link;
    // An address always opens its panel, and never toggles it, because the address may be read several times.
    const mode = link || named === 'close' ? displayModeOf(settings, named) : 'open';
    dispatchEvent(new CustomEvent(TOGGLE_EVENT, { detail: { ...settings, displayMode: mode } }));
    opener = null;
  });
}

/** Runs the action in the page's address. A link on the page may have the same action. */
function actByAddress(): void {
  const { hash, href } = location;
  const isNamed = (link: Element) => decoded(readActionHash(link, href)) === decoded(hash);
  if (hash && [...document.querySelectorAll(ACTION_LINK)].some(isNamed)) runUrlAction(hash, null);
}

/** Registers the actions and runs the address's, unless Elementor Pro's front end does. */
export async function start(): Promise<void> {
  adoptStyles(css);
  await originalsSettled();
  if (isTheirs()) return;
  for (const mode of ['open', 'close', 'toggle'] as const) registerAction(mode);
  addEventListener(TOGGLE_EVENT, (event) => act(recordOf((event as CustomEvent).detail), 'toggle'));
  actByAddress();
}

/** Makes a sidebar's controls buttons with names, because they are links without an address and some have no text. */
function nameSidebar(panel: HTMLElement): void {
  const name = (selector: string, root: ParentNode | null, text: string) => {
    for (const link of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
      playButton(link);
      if (!/\p{L}/u.test(link.textContent ?? '')) link.setAttribute('aria-label', text);
    }
  };
  name(SIDEBAR_BUTTON, panel.parentElement, say(openText));
  name(SIDEBAR_CLOSE, panel, say(closeText));
  panel.setAttribute('role', 'dialog');
  if (!panel.hasAttribute('aria-label')) panel.setAttribute('aria-label', say(panelName));
}

/** Adopts a panel. */
export function adopt(panel: HTMLElement): Cleanup | undefined {
  if (!panel.matches(`${PANEL},${SIDEBAR}`) || (isTheirs() && !isSidebar(panel))) return undefined;
  if (isSidebar(panel)) nameSidebar(panel);
  // The page behind is inert, so `aria-modal` is not needed. With it, some screen readers would also hide other
  // scripts' layers.
  panel.removeAttribute('aria-modal');
  setShown(panel, isOpen(panel));
  sayState(panel);
  return () => closePanel(panel);
}

function pressSidebar(target: HTMLElement): void | false {
  const panel =
    target.closest<HTMLElement>(SIDEBAR) ?? target.closest('.ekit-wid-con')?.querySelector<HTMLElement>(SIDEBAR);
  if (!panel) return false;
  if (target.matches(SIDEBAR_BUTTON) && !isOpen(panel)) openPanel(panel, target);
  else closePanel(panel);
}

/**
 * Handles a press.
 * @param target a link with an action, an overlay, a button of a sidebar, or an element in one of these
 */
export function press({ target }: Pick<Intent, 'target'>): void | false {
  const button = target.closest<HTMLElement>(`${SIDEBAR_BUTTON},${SIDEBAR_CLOSE},${SIDEBAR_OVERLAY}`);
  if (button) return pressSidebar(button);
  if (isTheirs()) return undefined;
  const link = target.closest<HTMLElement>(ACTION_LINK);
  if (link) return runUrlAction(readActionHash(link, location.href), link) ? undefined : false;
  const panel = target.closest<HTMLElement>(PANEL);
  if (panel && readSettings(panel).closesOnOverlay) closePanel(panel);
}
