/**
 * Owns radio groups made of the server's own nodes: roles, the one tab stop, and the keys of the ARIA Authoring
 * Practices. Which radio is `selected` or `disabled` is said by the class of that name, which the owner sets.
 */

import { takeTo } from '../../src/dom/focus';
import { radioName } from '../../src/dom/radioName';
import { radioAfter } from '../../src/rules/radioKeys';

const adopted = new WeakSet<Element>();

const isDisabled = (radio: Element) => radio.classList.contains('disabled');
const isSelected = (radio: Element) => radio.classList.contains('selected');

/** Says in ARIA what the classes say, for radios that came later too. The tab stop is the selected one, else the first. */
export function showRadios(group: Element, selector: string): void {
  const radios = [...group.querySelectorAll<HTMLElement>(selector)];
  const stop = radios.find(isSelected) ?? radios.find((radio) => !isDisabled(radio));
  for (const radio of radios) {
    if (!radio.hasAttribute('aria-label')) radio.setAttribute('aria-label', radioName(radio));
    radio.setAttribute('role', 'radio');
    radio.setAttribute('aria-checked', String(isSelected(radio)));
    radio.setAttribute('aria-disabled', String(isDisabled(radio)));
    radio.tabIndex = radio === stop ? 0 : -1;
  }
}

/**
 * Makes a group a radio group, once. Choosing by key is a click on the radio: whoever runs the group hears one way only.
 * @param selector of the radios in it
 * @param label its name
 */
export function adoptRadios(group: HTMLElement, selector: string, label: string): void {
  showRadios(group, selector);
  if (adopted.has(group)) return;
  adopted.add(group);
  group.setAttribute('role', 'radiogroup');
  group.setAttribute('aria-label', label);
  // It goes with the group, and is still there when that comes back.
  group.addEventListener('keydown', (event) => {
    const radio = (event.target as Element).closest<HTMLElement>(selector);
    if (!radio || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const radios = [...group.querySelectorAll<HTMLElement>(selector)].filter((one) => one === radio || !isDisabled(one));
    const next = radios[radioAfter(event.key, radios.indexOf(radio), radios.length, getComputedStyle(group).direction === 'rtl') ?? -1];
    if (!next) return;
    event.preventDefault();
    takeTo(next);
    if (next === radio ? /^( |Enter)$/.test(event.key) : !isSelected(next)) next.click();
  });
}
