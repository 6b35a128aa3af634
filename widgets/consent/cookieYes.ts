/** Brings CookieYes' own banner to life: puts its nodes in, and does what its buttons say. */
import { readConsent } from '../../src/bridge/consent/answer';
import { pageGlobal } from '../../src/bridge/page/globals';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { adoptStyles } from '../../src/bridge/page/styles';
import { announce } from '../../src/ui/announcer';
import { type Banner, TEMPLATE } from './contract';
import { dress } from './cookieYesLooks';
import { prepareSwitches, showChoice, switchedOn, unfold } from './cookieYesSwitches';
import type { Keeper } from './keeper';
import { coverPage } from './modal';
import { readLooks } from './readLooks';

const NOTICE = '.cky-consent-container';

const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector);
const setClass = (selector: string, name: string, isOn: boolean) => find(selector)?.classList.toggle(name, isOn);

/** Puts the template's nodes at the beginning of the body, where they are first for a keyboard. */
function insert(): Element[] {
  const { css } = pageGlobal('_ckyStyles');
  if (typeof css === 'string') adoptStyles(css);
  const nodes = aliveNodes(parseHtml(find(TEMPLATE)?.textContent ?? '')).filter((node) => node instanceof Element);
  document.body.prepend(...nodes);
  // Hides all of it until there are styles.
  find('#cky-style-inline')?.remove();
  return nodes;
}

/** In CookieYes' classic look the preferences unfold in the banner; else they are a dialog over the page. */
function createPreferences(onClose: () => void) {
  let uncover: (() => void) | undefined;
  const modal = find('.cky-modal');
  const setOpen = (isOpen: boolean) => {
    if (modal) {
      modal.classList.toggle('cky-modal-open', isOpen);
      setClass('.cky-overlay', 'cky-hide', !isOpen);
    } else {
      for (const selector of [NOTICE, '[data-cky-tag="notice"]']) setClass(selector, 'cky-consent-bar-expand', isOpen);
      find('[data-cky-tag="settings-button"]')?.setAttribute('aria-expanded', String(isOpen));
    }
  };
  const close = () => {
    setOpen(false);
    onClose();
    uncover?.();
    uncover = undefined;
  };
  const open = () => {
    setOpen(true);
    setClass(NOTICE, 'cky-hide', !!modal);
    const center = modal?.querySelector<HTMLElement>('.cky-preference-center');
    if (modal && center) uncover ??= coverPage(center, close);
  };
  return { open, close };
}

export function cookieYesBanner({ settings, choose, dismiss }: Keeper): Banner {
  const { categories } = settings;
  const looks = readLooks(pageGlobal('_ckyConfig'));
  const nodes = insert();
  dress(looks);
  prepareSwitches(categories, looks);

  const settle = (isDecided = readConsent().isDecided) => {
    setClass(NOTICE, 'cky-hide', isDecided);
    setClass('[data-cky-tag="revisit-consent"]', 'cky-revisit-hide', !isDecided || !looks.again);
  };
  const preferences = createPreferences(settle);
  const optOut = find<HTMLInputElement>('#ckyCCPAOptOut');
  setClass('[data-cky-tag="optout-option"]', 'cky-disabled', false);
  const open = () => {
    showChoice(categories, looks);
    if (optOut) optOut.checked = readConsent().isGiven;
    preferences.open();
  };
  const save = () => choose(switchedOn(categories));
  const all = () => choose('all');
  const none = () => choose('reject');
  const actions: Record<string, () => void> = {
    'accept-button': all,
    'detail-accept-button': all,
    'reject-button': none,
    'detail-reject-button': none,
    'detail-save-button': save,
    'detail-category-preview-save-button': save,
    'optout-confirm-button': () => choose({ isOptedOut: !!optOut?.checked }),
    // The words beside the box, which are no label.
    'optout-option-title': () => optOut?.click(),
    'settings-button': () => (find('.cky-consent-bar-expand') ? preferences.close() : open()),
    'donotsell-button': open,
    'revisit-consent': open,
    'detail-close': preferences.close,
    'optout-cancel-button': preferences.close,
    'optout-close': preferences.close,
    'close-button': dismiss,
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    actions[target.closest('[data-cky-tag]')?.getAttribute('data-cky-tag') ?? '']?.();
    const item = target.closest('input') ? null : target.closest('.cky-accordion-item');
    if (item?.parentElement && looks.hasTable) unfold(item.parentElement);
  };
  for (const node of nodes) node.addEventListener('click', onClick);

  return {
    open,
    hide() {
      preferences.close();
      // Where no cookie can be kept, too.
      settle(true);
    },
    show() {
      if (!find(`${NOTICE}.cky-hide`)) return;
      setClass(NOTICE, 'cky-hide', false);
      announce(find(NOTICE)?.ariaLabel ?? '');
    },
  };
}
