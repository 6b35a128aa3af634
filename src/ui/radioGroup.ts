/**
 * Owns radio groups made of the server's own nodes: roles, the one tab stop, and the keys of the ARIA Authoring
 * Practices. Which radio is `selected` or `disabled` is said by the class of that name, which the owner sets.
 */

import { takeTo } from '../dom/focus';
import { decoded } from '../rules/decoded';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const adopted = new WeakSet<Element>();

const isDisabled = (radio: Element) => radio.classList.contains('disabled');
const isSelected = (radio: Element) => radio.classList.contains('selected');

/** The radio's own words: a tooltip inside it says them again. */
function nameOf(radio: HTMLElement): string {
  const words = [...radio.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
  return [words.join(' '), radio.textContent, radio.querySelector('img')?.alt, radio.dataset.value].map((name) => name?.trim()).find(Boolean) ?? '';
}

/** Says in ARIA what the classes say, for radios that came later too. The tab stop is the selected one, else the first. */
export function showRadios(group: Element, selector: string): void {
  const radios = [...group.querySelectorAll<HTMLElement>(selector)];
  const stop = radios.find(isSelected) ?? radios.find((radio) => !isDisabled(radio));
  for (const radio of radios) {
    if (!radio.hasAttribute('aria-label')) radio.setAttribute('aria-label', nameOf(radio));
    radio.setAttribute('role', 'radio');
    radio.setAttribute('aria-checked', String(isSelected(radio)));
    radio.setAttribute('aria-disabled', String(isDisabled(radio)));
    radio.tabIndex = radio === stop ? 0 : -1;
  }
}

/** Where a key leads to from a radio; undefined for keys that mean nothing here. */
function targetOf(key: string, radio: HTMLElement, radios: HTMLElement[], isRightToLeft: boolean): HTMLElement | undefined {
  if (key === ' ' || key === 'Enter') return radio;
  if (key === 'Home') return radios[0];
  if (key === 'End') return radios.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const isTurned = isRightToLeft && /t$/.test(key);
  return radios.at((radios.indexOf(radio) + (isTurned ? -step : step)) % radios.length);
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
    const next = targetOf(event.key, radio, radios, getComputedStyle(group).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    takeTo(next);
    if (next === radio ? /^( |Enter)$/.test(event.key) : !isSelected(next)) next.click();
  });
}

/** Words for an attribute's name: `attribute_pa_screen-size` is "screen size". */
export const attributeWords = (name: string): string => decoded(name.replace(/^attribute_(pa_)?/, '').replace(/[-_]+/g, ' '));
