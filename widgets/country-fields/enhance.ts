/** Makes the fields of an address follow its country. */

import { onBubbling, onEvent, onTriggeredChange, trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { COUNTRY, ROW, SECTION } from './contract';
import { sortRows } from './page/order';
import { ruledRows, showRules } from './page/rows';
import { readLocale, readStates } from './page/settings';
import { updateState } from './page/state';

type CountryField = HTMLSelectElement | HTMLInputElement;

const sectionOf = (field: Element) => field.closest(SECTION) ?? field.closest(ROW)?.parentElement;

function applyRules(section: Element, country: string): void {
  const ruled = ruledRows(section, country);
  showRules(ruled);
  const wanted = new Map(ruled.flatMap(({ row, rule }) => (rule.priority ? [[row, rule.priority] as const] : [])));
  sortRows(section, wanted);
}

/** Adapts the fields to the chosen country, and tells other scripts. */
function follow(field: CountryField): void {
  const section = sectionOf(field);
  if (!section) return;
  const country = field.value;
  // A country that WooCommerce's list of states knows is announced each time, because tax plugins listen.
  if (updateState(section, country) || readStates()?.[country]) trigger('country_to_state_changed', [country, section]);
  applyRules(section, country);
  trigger('country_to_state_changing', [country, section]);
  emit('country:changed', { country }, section);
}

/**
 * Adapts the fields of a country field: the browser may have restored another country than the printed one. Without a
 * country they stay.
 */
export function adopt(field: HTMLElement): undefined {
  if ((field as CountryField).value) follow(field as CountryField);
}

/** Starts listening to country fields and to other plugins' requests. */
export function start(): void {
  const heard = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(COUNTRY)) follow(target as CountryField);
  };
  document.addEventListener('change', ({ target }) => heard(target));
  onTriggeredChange(COUNTRY, heard);
  onBubbling('refresh', heard);
  const adoptAll = () => document.querySelectorAll<HTMLElement>(COUNTRY).forEach(adopt);
  onEvent('wc_address_i18n_ready', adoptAll);
  // Fields that come before the page's rules follow the rules once those are there.
  for (const read of [readStates, readLocale]) if (!read()) whenGlobal(read, adoptAll);
  // By this event, forms of other plugins ask for a country's rules.
  onEvent('country_to_state_changing', (country, wrapper) => {
    const section = Object(wrapper)[0];
    if (section instanceof Element) applyRules(section, String(country));
  });
}
