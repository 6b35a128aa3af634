/** Reads a swatch group: its select, its name, what the select still offers. */
import { FORM } from './contract';

/** The select that a group stands for: the one of its attribute, else the one beside it. */
export function readSelect(group: HTMLElement): HTMLSelectElement | undefined {
  const { attribute_name: name } = group.dataset;
  const selects = [...(group.closest(FORM) ?? group.parentElement ?? group).querySelectorAll('select')];
  const beside = group.parentElement?.querySelector('select') ?? undefined;
  // A form may hold the same attribute twice (a sticky bar): the one beside the group is meant.
  return beside && (!name || beside.name === name) ? beside : (selects.find((select) => name && select.name === name) ?? beside);
}

/** What names the group: its select's label, else its row's heading; undefined where there is neither. */
export function readLabel(group: HTMLElement): Element | undefined {
  const select = readSelect(group);
  // A label around the select would say the options, too.
  const label = [...(select?.labels ?? [])].find((one) => !one.contains(group));
  return label ?? group.closest('tr')?.querySelector('th') ?? undefined;
}

/** True while a shopper can choose the value. */
export const isOffered = (select: HTMLSelectElement, value: string): boolean =>
  value !== '' && [...select.options].some((option) => option.value === value && !option.disabled);
