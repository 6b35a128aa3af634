/** Makes the fields of an address follow its country. */

import { onBubbling, trigger } from '../../src/bridge/jquery/events';
import { onEvent, onTriggeredChange } from '../../src/bridge/jquery/jquery';
import { emit } from '../../src/bridge/page/islands';
import { COUNTRY, ROW, SECTION } from './contract';
import { sortRows } from './order';
import { ruledRows, showRules } from './rows';
import { readStates } from './settings';
import { updateState } from './state';

type CountryField = HTMLSelectElement | HTMLInputElement;

const sectionOf = (field: Element) => field.closest(SECTION) ?? field.closest(ROW)?.parentElement;

function applyRules(section: Element, country: string): void {
  const ruled = ruledRows(section, country);
  showRules(ruled);
  const wanted = new Map(ruled.flatMap(({ row, rule }) => (rule.priority ? [[row, rule.priority] as const] : [])));
  sortRows(section, wanted);
}

/** Gives a country's fields their shape, and tells everybody. */
function follow(field: CountryField): void {
  const section = sectionOf(field);
  if (!section) return;
  const country = field.value;
  // A country with states, or without any, is told of each time: plugins for taxes follow it.
  if (updateState(section, country) || readStates()?.[country]) trigger('country_to_state_changed', [country, section]);
  applyRules(section, country);
  trigger('country_to_state_changing', [country, section]);
  emit('country:changed', { country }, section);
}

/** The browser may have put another country in than the server printed. Without one the fields are as printed. */
export function adopt(field: HTMLElement): undefined {
  if ((field as CountryField).value) follow(field as CountryField);
}

export function start(): void {
  const heard = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(COUNTRY)) follow(target as CountryField);
  };
  document.addEventListener('change', ({ target }) => heard(target));
  onTriggeredChange(COUNTRY, heard);
  onBubbling('refresh', heard);
  onEvent('wc_address_i18n_ready', () => document.querySelectorAll<HTMLElement>(COUNTRY).forEach(adopt));
  // Forms of other plugins ask for a country's rules like this.
  onEvent('country_to_state_changing', (country, wrapper) => {
    const section = Object(wrapper)[0];
    if (section instanceof Element) applyRules(section, String(country));
  });
}
