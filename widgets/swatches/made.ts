/** Owns swatches over a plain select: made from its options, and following them. Fetched by pages that ask for them. */

import { report } from '../../src/bridge/page/islands';
import { parseStored } from '../../src/bridge/page/storedJson';
import { adoptStyles } from '../../src/bridge/page/styles';
import { takeTo } from '../../src/dom/focus';
import { safeLink } from '../../src/rules/link';
import tokens from '../../src/ui/tokens.css?inline';
import { GROUP, type Look, SWATCH } from './contract';
import { setHidden } from './hidden';
import css from './made.css?inline';

export interface MadeGroup {
  group: HTMLElement;
  /** Takes the group away; the select is a control again. */
  remove(): void;
}

interface Owner {
  press(swatch: HTMLElement): void;
  /** The select's options are others than before. */
  changed(group: HTMLElement): void;
}

function readLooks(json: string | null): Record<string, Look | null> {
  const looks = parseStored(json);
  if (looks && typeof looks === 'object') return looks as Record<string, Look | null>;
  if (json) report({ what: 'data-swatches is no JSON object.', why: 'Its swatches show words only.', fix: 'Print it with esc_attr( wp_json_encode( … ) ).' });
  return {};
}

function makePicture(url: string): HTMLElement {
  const image = Object.assign(new Image(), { alt: '', src: url, onerror: () => image.remove() });
  return image;
}

function makeDot(color: string): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'shop-islands-swatch-dot';
  dot.style.backgroundColor = color;
  return dot;
}

function makeSwatch({ value, text }: HTMLOptionElement, { color, image }: Look): HTMLElement {
  const swatch = document.createElement('span');
  swatch.className = 'shop-islands-swatch';
  swatch.dataset.value = value;
  const url = typeof image === 'string' && safeLink(image, document.baseURI);
  if (url && /^https?:/.test(url)) swatch.append(makePicture(url));
  else if (typeof color === 'string' && CSS.supports('color', color)) swatch.append(makeDot(color));
  swatch.append(text);
  return swatch;
}

/** Adds a swatch for each option that has none, in the options' order. One whose option is gone may come back: it stays. */
function fill(group: HTMLElement, select: HTMLSelectElement, looks: Record<string, Look | null>): void {
  const made = new Map([...group.querySelectorAll<HTMLElement>(SWATCH)].map((swatch) => [swatch.dataset.value, swatch]));
  let before: HTMLElement | undefined;
  for (const option of select.options) {
    if (!option.value) continue;
    let swatch = made.get(option.value);
    if (!swatch) {
      swatch = makeSwatch(option, (Object.hasOwn(looks, option.value) && looks[option.value]) || {});
      made.set(option.value, swatch);
      if (before) before.after(swatch);
      else group.prepend(swatch);
    }
    before = swatch;
  }
}

/** @param json what `data-swatches` says; null without it */
export function makeGroup(select: HTMLSelectElement, json: string | null, { press, changed }: Owner): MadeGroup {
  adoptStyles(tokens, css);
  const looks = readLooks(json);
  const group = document.createElement('div');
  group.className = `${GROUP.slice(1)} shop-islands-swatches`;
  group.dataset.attribute_name = select.name;
  group.addEventListener('click', ({ target }) => {
    const swatch = (target as Element).closest<HTMLElement>(SWATCH);
    if (swatch) press(swatch);
  });
  fill(group, select, looks);
  select.after(group);
  select.classList.add('screen-reader-text');
  setHidden(select, true);
  // Scripts and browsers focus the select: after a reset, or where a choice is required.
  const pass = () => takeTo(group.querySelector<HTMLElement>('[tabindex="0"]'));
  select.addEventListener('focus', pass);
  const observer = new MutationObserver(() => {
    fill(group, select, looks);
    changed(group);
  });
  observer.observe(select, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return {
    group,
    remove() {
      observer.disconnect();
      select.removeEventListener('focus', pass);
      group.remove();
      select.classList.remove('screen-reader-text');
      setHidden(select, false);
    },
  };
}
