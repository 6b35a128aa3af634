/**
 * Owns opening and closing CookieYes' preferences. In the classic look they unfold in the banner; else they are a
 * dialog over the page.
 */

import { makeModal } from './modal';
import { find, NOTICE, setClass } from './parts';

export interface Preferences {
  open(): void;
  close(): void;
}

/** Shows or hides the dialog, or unfolds or folds up the banner. */
function setOpen(modal: Element | null, isOpen: boolean): void {
  if (modal) {
    modal.classList.toggle('cky-modal-open', isOpen);
    setClass('.cky-overlay', 'cky-hide', !isOpen);
  } else {
    for (const selector of [NOTICE, '[data-cky-tag="notice"]']) setClass(selector, 'cky-consent-bar-expand', isOpen);
    find('[data-cky-tag="settings-button"]')?.setAttribute('aria-expanded', String(isOpen));
  }
}

/** Creates the preferences. @param onClose runs after they have closed */
export function createPreferences(onClose: () => void): Preferences {
  const modal = find('.cky-modal');
  let uncover: (() => void) | undefined;
  const close = () => {
    setOpen(modal, false);
    onClose();
    uncover?.();
    uncover = undefined;
  };
  const open = () => {
    setOpen(modal, true);
    setClass(NOTICE, 'cky-hide', !!modal);
    const center = modal?.querySelector<HTMLElement>('.cky-preference-center');
    if (center) uncover ??= makeModal(center, close);
  };
  return { open, close };
}
