/** Gives CookieYes' nodes the classes, roles and styles that its own script gives them. */
import { aliveNodes, parseHtml } from '../../../../src/bridge/page/html';
import { say } from '../../../../src/texts/say';
import * as texts from '../../../../src/texts/table';
import type { Looks, Paint } from '../../contract';
import { shorten } from './text';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const tagged = (tag: string) => `[data-cky-tag="${tag}"]`;

/** Sets CSS properties of elements. */
export function paint(elements: Iterable<HTMLElement>, styles: Paint): void {
  for (const { style } of elements) for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
}

const titleOf = (root: Element, tag: string) => root.querySelector(tagged(tag))?.textContent?.trim();

/** Makes the banner a region, which does not get the focus by itself, and the preferences a dialog. */
function nameParts(): void {
  for (const container of all('.cky-consent-container')) {
    container.role = 'region';
    container.ariaLabel = titleOf(container, 'title') || say(texts.consentTitle);
    container.removeAttribute('tabindex');
  }
  for (const center of all('.cky-preference-center')) {
    center.role = 'dialog';
    center.ariaModal = 'true';
    center.ariaLabel =
      titleOf(center, 'detail-title') || titleOf(center, 'optout-title') || say(texts.consentPreferences);
    center.tabIndex = -1;
    center.closest('.cky-modal')?.removeAttribute('tabindex');
  }
  // Only the page has a heading of the first level.
  for (const heading of all('[data-cky-tag][aria-level="1"]')) heading.ariaLevel = '2';
}

function place({ type, position, preferences, again }: Looks): void {
  const isUnfolding = type === 'classic' || preferences === 'pushdown';
  for (const container of all('.cky-consent-container'))
    container.classList.add(`cky-${isUnfolding ? 'classic' : type}-${position}`);
  if (!isUnfolding && preferences !== 'popup')
    for (const modal of all('.cky-modal')) modal.classList.add(`cky-${preferences}`);
  for (const button of all(tagged('revisit-consent'))) button.classList.add(`cky-revisit-${again}`);
}

function addPolicy(html: string): void {
  const about = document.querySelector(tagged('description'));
  if (html && about) (about.lastElementChild ?? about).append(' ', ...aliveNodes(parseHtml(html)));
}

/** Lets the list of categories fade out above the buttons, in the colour of the preferences. */
function shade(): void {
  const color = document.querySelector<HTMLElement>(tagged('detail'))?.style.backgroundColor || '#ffffff';
  paint(all(`${tagged('detail')} .cky-footer-shadow`), {
    background: `linear-gradient(180deg, rgba(255, 255, 255, 0) 0%, ${color} 100%)`,
  });
}

/** Gives the banner and the preferences their looks. */
export function dress(looks: Looks): void {
  nameParts();
  place(looks);
  addPolicy(looks.policy);
  shorten(looks);
  for (const one of looks.tags) if (one.tag) paint(all(tagged(one.tag)), one.paint);
  paint(all('.cky-always-active'), looks.alwaysOn);
  const linked = ['notice', 'detail', 'optout-popup'].map(
    (part) => `${tagged(part)} a:not(${tagged('readmore-button')})`,
  );
  paint(all(['.cky-link', ...linked].join()), looks.links);
  shade();
  if (!looks.hasTable) {
    for (const table of all(tagged('audit-table'))) table.remove();
    for (const chevron of all('.cky-accordion-chevron')) chevron.classList.add('cky-accordion-chevron-hide');
  }
  const parts = ['notice', 'detail', 'optout-popup', 'revisit-consent'].map(tagged);
  if (looks.isRightToLeft) for (const part of all(parts.join())) part.classList.add('cky-rtl');
}
