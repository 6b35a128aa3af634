/** Runs CookieYes' own banner: puts its nodes into the page, and runs the actions of its buttons. */
import { pageGlobal } from '../../../../src/bridge/page/globals';
import { aliveNodes, parseHtml } from '../../../../src/bridge/page/html';
import { adoptStyles } from '../../../../src/bridge/page/styles';
import { readChoice } from '../../../../src/consent/choice';
import { announce } from '../../../../src/ui/messages/announcer';
import { type Banner, type Category, type Looks, TEMPLATE } from '../../contract';
import { createCameFrom } from '../../page/cameFrom';
import type { Keeper } from '../../page/keeper';
import { readLooks } from '../read';
import { dress, paint } from './looks';
import { find, NOTICE, setClass } from './parts';
import { createPreferences, type Preferences } from './preferences';
import { prepareSwitches, showChoice, switchedOn, unfold } from './switches';
import { thank } from './thanks';

const OPT_OUT = '#ckyCCPAOptOut';

/** Puts the template's nodes at the beginning of the body, where they are first for a keyboard. */
function insert(): Element[] {
  const { css } = pageGlobal('_ckyStyles');
  if (typeof css === 'string') adoptStyles(css);
  const nodes = aliveNodes(parseHtml(find(TEMPLATE)?.textContent ?? '')).filter((node) => node instanceof Element);
  document.body.prepend(...nodes);
  // This style hides the whole banner until its styles are there.
  find('#cky-style-inline')?.remove();
  return nodes;
}

/** Shows the banner until there is a choice; then the button that brings it back. */
function settle({ again }: Looks, isDecided: boolean): void {
  setClass(NOTICE, 'cky-hide', isDecided);
  setClass('[data-cky-tag="revisit-consent"]', 'cky-revisit-hide', !isDecided || !again);
}

/** Shows the banner again if it is hidden. */
function showNotice(): void {
  if (!find(`${NOTICE}.cky-hide`)) return;
  setClass(NOTICE, 'cky-hide', false);
  announce(find(NOTICE)?.ariaLabel ?? '');
}

/** Gives the box for an objection the colours of its state. */
const paintBox = (box: HTMLInputElement, { optedOut, optedIn }: Looks) =>
  paint([box], box.checked ? optedOut : optedIn);

/** Opens the preferences, which show the present choice. */
function openPreferences(categories: readonly Category[], looks: Looks, preferences: Preferences): void {
  showChoice(categories, looks);
  const box = find<HTMLInputElement>(OPT_OUT);
  if (box) {
    box.checked = readChoice().isGiven;
    paintBox(box, looks);
  }
  preferences.open();
}

type Actions = Readonly<Record<string, () => void>>;

/** The actions of the banner's elements, by their `data-cky-tag`. */
function actionsOf(
  { settings: { categories }, choose, dismiss }: Keeper,
  open: () => void,
  close: () => void,
  object: () => void,
): Actions {
  const optOut = find<HTMLInputElement>(OPT_OUT);
  const save = () => choose(switchedOn(categories));
  const all = () => choose('all');
  const none = () => choose('reject');
  return {
    'accept-button': all,
    'detail-accept-button': all,
    'reject-button': none,
    'detail-reject-button': none,
    'detail-save-button': save,
    'detail-category-preview-save-button': save,
    'optout-confirm-button': () => (optOut?.checked ? object() : choose({ isOptedOut: false })),
    // The words beside the box, which are no label.
    'optout-option-title': () => optOut?.click(),
    'settings-button': () => (find('.cky-consent-bar-expand') ? close() : open()),
    'donotsell-button': open,
    'revisit-consent': open,
    'detail-close': close,
    'optout-cancel-button': close,
    'optout-close': close,
    'close-button': dismiss,
  };
}

/** Runs the action of a pressed element. A press on a category beside its switch unfolds the category. */
function press({ target }: Event, actions: Actions, { hasTable }: Looks): void {
  if (!(target instanceof Element)) return;
  actions[target.closest('[data-cky-tag]')?.getAttribute('data-cky-tag') ?? '']?.();
  const item = target.closest('input') ? null : target.closest('.cky-accordion-item');
  if (item?.parentElement && hasTable) unfold(item.parentElement);
}

/** Puts CookieYes' banner into the page and makes it work. */
export function cookieYesBanner(keeper: Keeper): Banner {
  const { categories } = keeper.settings;
  const looks = readLooks(pageGlobal('_ckyConfig'));
  const nodes = insert();
  const cameFrom = createCameFrom();
  const notice = find(NOTICE);
  if (notice) cameFrom.watch(notice);
  dress(looks);
  prepareSwitches(categories, looks);
  setClass('[data-cky-tag="optout-option"]', 'cky-disabled', false);
  const box = find<HTMLInputElement>(OPT_OUT);
  box?.addEventListener('change', () => paintBox(box, looks));

  /** Ends the confirmation of an objection, while it is shown. */
  let endThanks = () => {};
  const preferences = createPreferences(() => {
    const end = endThanks;
    endThanks = () => {};
    end();
    settle(looks, readChoice().isDecided);
  });
  const open = () => openPreferences(categories, looks, preferences);
  const object = () => {
    keeper.keep({ isOptedOut: true });
    const takeAway = thank(preferences.close);
    if (!takeAway) return keeper.finish();
    endThanks = () => {
      takeAway();
      keeper.finish();
    };
  };
  const actions = actionsOf(keeper, open, preferences.close, object);
  for (const node of nodes) node.addEventListener('click', (event) => press(event, actions, looks));
  return {
    open,
    show: showNotice,
    hide() {
      preferences.close();
      // The banner goes even where the browser keeps no cookie.
      settle(looks, true);
      // Browsers take the focus from hidden elements only later.
      cameFrom.giveBack((focused) => !!focused.closest(`${NOTICE},.cky-modal`));
    },
  };
}
