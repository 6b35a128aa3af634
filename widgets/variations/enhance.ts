/** Passes the actions of the shopper and of other scripts on to their variation form. */

import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { jQueryBridge, withJQuery } from '../../src/bridge/jquery/jquery';
import type { JQueryBridge } from '../../src/bridge/jquery/types';
import { clock } from '../../src/bridge/page/clock';
import { shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { setShown } from '../../src/dom/shown';
import type { Cleanup, Intent } from '../../src/island/types';
import { ORIGINAL_VARIATIONS } from '../../src/rules/originals';
import { getVariation } from './api';
import { BUTTON, FIELD, FORM, RESET, WRAP } from './contract';
import { createForm, type FormIsland, type Parts } from './page/form';
import { offerMethods } from './page/methods';
import css from './styles.css?inline';

const forms = new Map<HTMLElement, FormIsland & { leave: Cleanup }>();
/**
 * For each form, the jQuery on which listeners are set already, because a form may leave the page and come back. Weak,
 * so that it keeps no form in memory.
 */
const heard = new WeakMap<Element, JQueryBridge>();
/** The reset link whose press came through jQuery. */
let pressed: Element | undefined;

/**
 * The form's island. If WooCommerce's own script comes with the first touch, the form is restored as printed and left
 * to that script.
 */
function islandOf(host: HTMLElement): FormIsland | undefined {
  const island = forms.get(host);
  if (!island || !shopIslands().isOriginalActive(ORIGINAL_VARIATIONS, host)) return island;
  island.leave();
  return undefined;
}

const formOf = (target: Element) => islandOf(target as HTMLElement) ?? islandOf(target.closest(FORM) as HTMLElement);

function hear(form: HTMLElement, jQuery = jQueryBridge()): void {
  if (!jQuery || heard.get(form) === jQuery) return;
  heard.set(form, jQuery);
  for (const event of Object.keys(forms.get(form)?.commands ?? {}))
    jQuery.on(event, (...args) => islandOf(form)?.commands[event]?.(...(args as never[])), form);
  // Scripts press the link through jQuery, which triggers no native click on links.
  for (const link of form.querySelectorAll<HTMLElement>(RESET)) {
    const press = () => {
      pressed = link;
      islandOf(form)?.reset();
    };
    jQuery.on('click', press, link);
  }
}

/** Makes the reset link usable as a button by keyboard. */
function adoptLink(link: HTMLElement, signal: AbortSignal): void {
  link.role = 'button';
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
}

/**
 * Enables the button and shows the price. Some releases print the button disabled; older templates print both hidden.
 */
function makeUsable(form: Element): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>(BUTTON)) button.disabled = false;
  for (const wrap of form.querySelectorAll<HTMLElement>(WRAP)) setShown(wrap, true);
}

/**
 * True when the list's HTML may be shown: the host is a form or inside one. WordPress lets authors write any element
 * with any data, but no form.
 */
const isTrusted = (host: HTMLElement) => !!host.closest('form') && 'product_variations' in host.dataset;

/** Runs a form. @param parts the clock and the call; tests pass their own */
export function adopt(host: HTMLElement, parts: Parts = { clock, getVariation }): Cleanup | undefined {
  if (forms.has(host) || !isTrusted(host)) return undefined;
  offerMethods();
  makeUsable(host);
  const form = createForm(host, parts);
  if (!form) return undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const leave = () => {
    if (!forms.delete(host)) return;
    ending.abort();
    form.stop();
  };
  forms.set(host, { ...form, leave });
  hear(host);
  for (const link of host.querySelectorAll<HTMLElement>(RESET)) adoptLink(link, signal);
  host.addEventListener('change', ({ target }) => islandOf(host)?.changed(target as Element), { signal });
  host.addEventListener(
    'click',
    (event) =>
      (event.target as Element).closest(BUTTON) && islandOf(host)?.mayBuy() === false && event.preventDefault(),
    {
      signal,
    },
  );
  host.addEventListener(
    'submit',
    (event) => act({ type: 'submit', target: host, submitter: event.submitter }) ?? event.preventDefault(),
    { signal },
  );
  return leave;
}

/** Resets a form, or checks whether the browser may submit it; `false` leaves the action to the browser. */
export function act({ type, target, submitter }: Pick<Intent, 'type' | 'target' | 'submitter'>): void | false {
  const form = formOf(target);
  if (type === 'submit') {
    // Buttons of other plugins are left to them.
    if (!form || (submitter && !submitter.matches(BUTTON)) || form.mayBuy()) return false;
  } else if (pressed === target) pressed = undefined;
  else form?.reset();
}

/** Starts listening to other scripts, and checks the forms when the page comes back. */
export function start(): void {
  adoptStyles(css);
  withJQuery((jQuery) => {
    for (const form of forms.keys()) hear(form, jQuery);
  });
  onTriggeredChange(FIELD, (field) => formOf(field)?.changed(field));
  addEventListener('pageshow', ({ persisted }) => {
    for (const host of forms.keys()) islandOf(host)?.refresh(persisted);
  });
}
