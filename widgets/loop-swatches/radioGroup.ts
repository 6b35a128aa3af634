/**
 * Owns radio groups made of the server's own nodes: roles, the one tab stop, and the keys of the ARIA Authoring
 * Practices. Which radio is `selected` or `disabled` is said by the class of that name, which the owner sets.
 */
import { radioName } from '../../src/dom/radioName';
import { groupAttributes, type RadioState, radioAttributes, tabStopAmong } from '../../src/rules/radioGroup';
import { lendAttributes } from '../../src/ui/lendAttributes';
import { obeyRadioKey } from '../../src/ui/obeyRadioKey';

const adopted = new WeakSet<Element>();

const radiosIn = (group: Element, selector: string) => [...group.querySelectorAll<HTMLElement>(selector)];
const stateOf = ({ classList }: Element): RadioState => ({
  isSelected: classList.contains('selected'),
  isDisabled: classList.contains('disabled'),
});

/**
 * Says in ARIA what the classes say, for radios that came later too. The tab stop is the selected one, else the first.
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
 * Makes a group a radio group, once. Choosing by key is a click on the radio: whoever runs the group hears one way
 * only.
 * @param selector of the radios in it
 * @param label its name
 */
export function adoptRadios(group: HTMLElement, selector: string, label: string): void {
  showRadios(group, selector);
  if (adopted.has(group)) return;
  adopted.add(group);
  lendAttributes(group, groupAttributes(label));
  // It goes with the group, and is still there when that comes back.
  group.addEventListener('keydown', (event) => {
    const radios = radiosIn(group, selector);
    const index = radios.indexOf((event.target as Element).closest(selector) as HTMLElement);
    if (index >= 0) obeyRadioKey(event, index, radios, radios.map(stateOf));
  });
}
