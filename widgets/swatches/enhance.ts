/** Gives swatches life: a press sets the select, and whatever happens to the select is shown on them. */

import { trigger } from '../../src/bridge/jquery/events';
import { onTriggeredChange } from '../../src/bridge/jquery/jquery';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { emit, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { onVariation } from '../../src/bridge/woocommerce/variationEvents';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { noMatchingVariations } from '../../src/texts/table';
import { adoptRadios, attributeWords, showRadios } from '../../src/ui/radioGroup';
import css from '../../src/ui/swatches.css?inline';
import { DISABLED, FORM, GROUP, RESET, SELECTED, SWATCH } from './contract';
import { setHidden } from './hidden';
import { isOffered, readLabel, readSelect } from './read';

/** Milliseconds after the options changed (SPEC 9; it belongs to the product page). */
const DELAY = 100;

const alive = new Set<HTMLElement>();

/** Shows on the swatches what the select says. @param isWhole what it offers, too */
function show(group: HTMLElement, isWhole = false): void {
  const select = readSelect(group);
  if (!select) return;
  for (const { classList, dataset } of group.querySelectorAll<HTMLElement>(SWATCH)) {
    const value = dataset.value ?? '';
    if (isWhole) classList.toggle(DISABLED, !isOffered(select, value));
    classList.toggle(SELECTED, !classList.contains(DISABLED) && value !== '' && select.value === value);
  }
  showRadios(group, SWATCH);
}

function showAll(isMeant: (group: HTMLElement) => boolean, isWhole?: boolean): void {
  for (const group of alive) if (isMeant(group)) show(group, isWhole);
}

function tellNoMatch(place: HTMLElement, swatch: HTMLElement): void {
  trigger('shopengine__no_matching_variation', [swatch], place);
  if (emit('swatches:no-match', {}, place)) alert(say(noMatchingVariations));
}

/** Chooses a swatch's value; the chosen one is taken back. A value that the select does not offer clears it (SPEC 4.3). */
export function press(swatch: HTMLElement): void {
  const group = swatch.closest<HTMLElement>(GROUP);
  const select = group && readSelect(group);
  if (!select || swatch.classList.contains(DISABLED)) return;
  // Scripts that fill the select only when a shopper turns to it do so now.
  trigger('focusin', [], select);
  const value = swatch.dataset.value ?? '';
  const isThere = isOffered(select, value);
  select.value = isThere && select.value !== value ? value : '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  show(group);
  if (!isThere) tellNoMatch(select.closest<HTMLElement>(FORM) ?? group, swatch);
}

function adoptGroup(group: HTMLElement): Cleanup | undefined {
  if (alive.has(group)) return undefined;
  alive.add(group);
  adoptRadios(group, SWATCH, attributeWords(group.dataset.attribute_name ?? ''));
  const label = readLabel(group);
  if (label) {
    label.id ||= `shop-islands-label-${Math.random().toString(36).slice(2)}`;
    group.setAttribute('aria-labelledby', label.id);
  }
  const select = readSelect(group);
  // In sight it stays a control of its own.
  const isCovered = select?.closest('.hidden');
  if (select && isCovered) setHidden(select, true);
  show(group, true);
  return () => {
    alive.delete(group);
    if (select && isCovered) setHidden(select, false);
  };
}

/** Puts swatches of our own beside a plain select. Only pages with such a host fetch their code. */
function cover(host: HTMLElement): Cleanup | undefined {
  const select = host.querySelector('select');
  if (!select) return undefined;
  let isLeft = false;
  let undo: Cleanup | undefined;
  const make = async () => {
    const { makeGroup } = await import('./made');
    if (isLeft || host.querySelector(GROUP)) return;
    const made = makeGroup(select, host.getAttribute('data-swatches'), { press, changed: (group) => show(group, true) });
    const stop = adoptGroup(made.group);
    undo = () => {
      stop?.();
      made.remove();
    };
  };
  make().catch((cause) => report({ what: 'Swatches could not be fetched.', why: 'The select stays.', fix: 'Serve every file of dist/.', cause }));
  return () => {
    isLeft = true;
    undo?.();
  };
}

export const adopt = (host: HTMLElement): Cleanup | undefined => (host.matches(GROUP) ? adoptGroup(host) : cover(host));

/** Follows the selects, whoever changes them. */
export function start({ after }: Clock = clock): void {
  adoptStyles(css);
  const changed = (field: EventTarget | null) => showAll((group) => readSelect(group) === field);
  document.addEventListener('change', ({ target }) => changed(target));
  onTriggeredChange('select', changed);
  onVariation({
    narrowed: (form) => void after(DELAY, () => showAll((group) => form.contains(group), true)),
    reset: (form) => showAll((group) => form.contains(group)),
  });
  document.addEventListener('click', ({ target }) => {
    const form = (target as Element).closest(RESET)?.closest(FORM);
    if (!form) return;
    for (const swatch of form.querySelectorAll(`${GROUP} .${DISABLED}`)) swatch.classList.remove(DISABLED);
    showAll((group) => form.contains(group));
  });
}
