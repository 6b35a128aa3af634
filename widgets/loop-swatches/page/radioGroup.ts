/**
 * Owns radio groups made of the server's own nodes: roles, the one tab stop, and the keys of the ARIA Authoring
 * Practices. The classes `selected` and `disabled`, which the owner of the group sets, say which radio is selected or
 * disabled.
 */
import { radioName } from '../../../src/dom/radioName';
import { groupAttributes, type RadioState, radioAttributes, tabStopAmong } from '../../../src/rules/radioGroup';
import { obeyRadioKey } from '../../../src/ui/presses/obeyRadioKey';
import { lendAttributes } from '../../../src/ui/views/lendAttributes';

const adopted = new WeakSet<Element>();

const radiosIn = (group: Element, selector: string) => [...group.querySelectorAll<HTMLElement>(selector)];
const stateOf = ({ classList }: Element): RadioState => ({
  isSelected: classList.contains('selected'),
  isDisabled: classList.contains('disabled'),
});

/**
 * Writes the states that the classes show into ARIA attributes, for radios that came later too. The tab stop is the
 * selected radio, else the first.
 */
export function showRadios(group: Element, selector: string): void {
  const radios = radiosIn(group, selector);
  const states = radios.map(stateOf);
  const stop = tabStopAmong(states);
  radios.forEach((radio, place) => {
    const label = radio.getAttribute('aria-label') ?? radioName(radio);
    lendAttributes(radio, radioAttributes(label, states[place] as RadioState, place === stop));
  });
}

/**
 * Makes a group a radio group, once. A choice by key clicks the radio, so that the owner of the group needs to listen
 * to clicks only.
 * @param selector of the radios in the group
 * @param label the group's name
 */
export function adoptRadios(group: HTMLElement, selector: string, label: string): void {
  showRadios(group, selector);
  if (adopted.has(group)) return;
  adopted.add(group);
  lendAttributes(group, groupAttributes(label));
  // The listener is never removed: it leaves the page with the group, and comes back with it.
  group.addEventListener('keydown', (event) => {
    const radios = radiosIn(group, selector);
    const index = radios.indexOf((event.target as Element).closest(selector) as HTMLElement);
    if (index >= 0) obeyRadioKey(event, index, radios, radios.map(stateOf));
  });
}
