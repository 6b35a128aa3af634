/** Opens and closes the checkout's login. Also logs in, when ShopEngine has put the form into its box. */

import { takeOver } from '../../src/actions/takeOver';
import { emit } from '../../src/bridge/page/islands';
import { leaveForSame, reload } from '../../src/bridge/page/reload';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import type { Intent } from '../../src/island/types';
import type { CallError } from '../../src/rules/callError';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { CHECKOUT_FORM } from '../../src/rules/selectors';
import { say } from '../../src/texts/say';
import { couldNotLogIn } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { slide } from '../../src/ui/motion/slide';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { logIn } from './api';
import { BOX, FORM, OFFSET, PANEL, SHOW, SLIDE, SUBMIT, TOGGLE, TOGGLE_BOX } from './contract';
import { clearRefusal, clearRequired, showRefusal, showRequired } from './page/messages';
import { readField, readLogin } from './read';
import css from './styles.css?inline';

/** Forms of shops whose server has no login route. The browser submits them. */
const plain = new WeakSet<HTMLFormElement>();

/**
 * The element that the toggle opens: ShopEngine's panel, or WooCommerce's form after the toggle. A shop may print the
 * form without a toggle.
 */
function panelOf(toggleBox: Element | null): HTMLElement | null {
  const box = toggleBox?.closest(BOX);
  const place = box ?? toggleBox?.parentElement;
  return place?.querySelector<HTMLElement>(box ? `.${PANEL}` : FORM) ?? document.querySelector<HTMLElement>(FORM);
}

/** Moves a form into its panel. The panel is open or closed as the form was. */
function moveIn(form: HTMLElement, panel: HTMLElement): void {
  if (!panel.isConnected) form.before(panel);
  slide(panel, getComputedStyle(form).display !== 'none', 0);
  panel.append(form);
}

/** Puts ShopEngine's form into its panel and makes it visible there. */
function makePanel(box: Element): void {
  const form = box.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  // ShopEngine's script for Elementor may have moved the form already. That script leaves it hidden, and relies on
  // WooCommerce's to show it.
  if (!form.closest(`.${PANEL}`))
    moveIn(form, box.querySelector<HTMLElement>(`.${PANEL}`) ?? make('div', { className: PANEL }));
  slide(form, true, 0);
  // The shop's own words complain about empty fields, not the browser's.
  form.noValidate = true;
}

function setOpen(toggle: Element | null | undefined, panel: HTMLElement, isOpen: boolean): void {
  toggle?.setAttribute('aria-expanded', String(isOpen));
  slide(panel, isOpen, SLIDE);
  if (!isOpen) return;
  const top = panel.getBoundingClientRect().top + scrollY - OFFSET;
  scrollTo({ top, behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  for (const button of form.querySelectorAll<HTMLButtonElement>(SUBMIT)) button.disabled = isBusy;
}

/**
 * Shows a refusal, which has a status and a code of its own, in the server's words (SPEC 7.4). Without the route the
 * browser submits the form.
 */
function refuse(form: HTMLFormElement, { code, message, status }: CallError): void {
  if (code === 'rest_no_route') {
    plain.add(form);
    return leaveForSame(() => form.requestSubmit(form.querySelector<HTMLElement>(SUBMIT)));
  }
  showRefusal(form.closest(BOX) ?? form, (status && code !== 'http' && message) || say(couldNotLogIn));
}

async function send(form: HTMLFormElement): Promise<void> {
  clearRequired(form);
  const login = readLogin(form);
  if (login.missing.length) return showRequired(form, login.missing);
  setBusy(form, true);
  try {
    await logIn(login);
    reload();
  } catch (error) {
    setBusy(form, false);
    refuse(form, error as CallError);
    emit('login:error', { error });
  }
}

/** Handles the shopper's action. False leaves it to the browser. */
export function act({ type, target }: Intent): void | false {
  if (type === 'submit') {
    const form = target as HTMLFormElement;
    if (plain.has(form)) return false;
    if (form.getAttribute('aria-busy') === 'true') return;
    clearRefusal(form.closest(BOX) ?? form);
    return void send(form);
  }
  const own = target.closest(TOGGLE_BOX);
  const box = own ?? document.querySelector(TOGGLE_BOX);
  // Links of that class on other pages are the theme's.
  const panel = (own || document.querySelector(CHECKOUT_FORM)) && panelOf(box);
  if (!panel) return false;
  if (own) return setOpen(target, panel, target.getAttribute('aria-expanded') !== 'true');
  // WooCommerce's error "Please log in." has a link to the form, and stands elsewhere on the page.
  setOpen(box?.querySelector(SHOW), panel, true);
  moveFocus(readField(panel, 'username'));
}

/** Prepares the toggle and ShopEngine's form. A submitted form also comes here once, but it is no toggle. */
export function adopt(toggleBox: HTMLElement): undefined {
  if (!toggleBox.matches(TOGGLE_BOX)) return;
  const box = toggleBox.closest(BOX);
  if (box) makePanel(box);
  const toggle = toggleBox.querySelector(TOGGLE);
  const panel = panelOf(toggleBox);
  if (!toggle || !panel) return;
  panel.id ||= 'checkout-login';
  toggle.setAttribute('role', 'button');
  toggle.setAttribute('aria-controls', panel.id);
  toggle.setAttribute('aria-expanded', String(getComputedStyle(panel).display !== 'none'));
}

/** Starts removing complaints when the shopper types, and frees busy forms when the page comes back from history. */
export function start(): void {
  adoptStyles(css);
  for (const host of document.querySelectorAll<HTMLElement>(TOGGLE_BOX))
    void takeOver(host, 'checkout-login', ORIGINAL_CHECKOUT);
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return;
    const form = target.closest<HTMLFormElement>(`${BOX} form`);
    if (form) clearRequired(form, target);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.querySelectorAll<HTMLFormElement>(`${BOX} form`)) setBusy(form, false);
  });
}
