/** Reads a group of swatches, or the plain select that swatches are made for. */
import { text } from '../../src/dom/attributes';
import { ownStyle } from '../../src/dom/ownStyle';
import { radioName } from '../../src/dom/radioName';
import { spelledName } from '../../src/rules/attributeName';
import { webAddress } from '../../src/rules/link';
import { DISABLED, FORM, GROUP, SELECTED, SWATCH, type Swatch, type SwatchesProps } from './contract';
import { type Look, parseLooks, withOptions } from './looks.rules';

/** The select of a group: the one of its attribute, else the one beside it. */
export function readSelect(group: HTMLElement): HTMLSelectElement | undefined {
  const { attribute_name: name } = group.dataset;
  const isOwn = (select: HTMLSelectElement) => !!name && spelledName(select.name) === spelledName(name);
  const selects = [...(group.closest(FORM) ?? group.parentElement ?? group).querySelectorAll('select')];
  const beside = group.parentElement?.querySelector('select') ?? undefined;
  // A form may have two selects for one attribute, because a sticky bar repeats them; then the one beside the group
  // counts.
  return beside && (!name || isOwn(beside)) ? beside : (selects.find(isOwn) ?? beside);
}

/** The select of a host of either kind. */
export const readSelectOf = (host: HTMLElement): HTMLSelectElement | undefined =>
  host.matches(GROUP) ? readSelect(host) : (host.querySelector('select') ?? undefined);

/** The element after which the view stands: the group itself, or the plain select. */
export const readAnchor = (host: HTMLElement): Element =>
  (!host.matches(GROUP) && host.querySelector('select')) || host;

/** The element that names the group: the select's label, else the row's heading. */
export function readLabel(host: HTMLElement): Element | undefined {
  // The text of a label around the select includes the options.
  const label = [...(readSelectOf(host)?.labels ?? [])].find((one) => !one.contains(host));
  return label ?? host.closest('tr')?.querySelector('th') ?? undefined;
}

/** True when a shopper can choose the value. */
export const isOffered = (select: HTMLSelectElement, value: string): boolean =>
  value !== '' && [...select.options].some((option) => option.value === value && !option.disabled);

/** The swatches of a group that the server printed. */
export const readPrinted = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(SWATCH)];

const readClass = ({ classList }: Element) =>
  [...classList].filter((name) => name !== SELECTED && name !== DISABLED).join(' ');

const readSwatch = (element: HTMLElement): Swatch => ({
  value: element.dataset.value ?? '',
  label: text(element, 'aria-label') || radioName(element),
  className: readClass(element),
  style: ownStyle(element),
  title: text(element, 'title') || undefined,
  nodes: [...element.childNodes],
});

/** The look of a swatch: only colours that CSS knows, and only pictures with a web address. */
const readLook = ({ color, image }: Look, base: string): Pick<Swatch, 'color' | 'image'> => ({
  color: typeof color === 'string' && CSS.supports('color', color) ? color : undefined,
  image: webAddress(image, base) || undefined,
});

/** A swatch for each option with a value. @param json the attribute `data-swatches` */
export function readOptions(select: HTMLSelectElement, json: string): readonly Swatch[] {
  const looks = parseLooks(json) ?? {};
  const lookOf = (value: string) => (Object.hasOwn(looks, value) && looks[value]) || {};
  const options = [...select.options].filter(({ value }) => value);
  return withOptions(
    [],
    options.map(({ value, text: label }) => ({ value, label, ...readLook(lookOf(value), select.baseURI) })),
  );
}

const isSpace = ({ nodeType, textContent }: Node) => nodeType === 3 && !textContent?.trim();

/** Reads a host of either kind. */
export function readSwatches(host: HTMLElement): SwatchesProps {
  if (!host.matches(GROUP)) {
    const select = host.querySelector('select');
    const swatches = select ? readOptions(select, text(host, 'data-swatches')) : [];
    return {
      attributeName: select?.name ?? '',
      className: `${GROUP.slice(1)} shop-islands-swatches`,
      isSpaced: false,
      swatches,
    };
  }
  const attributeName = host.dataset.attribute_name ?? '';
  return {
    attributeName,
    className: readClass(host),
    style: ownStyle(host),
    isSpaced: [...host.childNodes].some(isSpace),
    swatches: readPrinted(host).map(readSwatch),
  };
}
