/** The field for pages that the owner adds. */
import { button, element } from './element';
import type { Shop } from './shop';
import type { Say } from './texts';

/** @param own paths that are kept */
export function ownPages(own: readonly string[], shop: Shop, say: Say): HTMLElement {
  const field = element('textarea', {
    id: 'shop-islands-check-own',
    rows: 3,
    value: own.join('\n'),
    className: 'large-text code',
  });
  const answer = element('span', {});
  answer.setAttribute('role', 'status');
  const keep = button(say('ownSave'), async () => {
    keep.disabled = true;
    try {
      const kept = await shop.keepOwn(field.value.split(/\s+/).filter(Boolean));
      field.value = kept.join('\n');
      answer.textContent = say('ownSaved', String(kept.length));
    } catch (error) {
      answer.textContent = say('failed', error instanceof Error ? error.message : String(error));
    }
    keep.disabled = false;
  });
  const label = element('label', { htmlFor: field.id }, say('own'));
  return element(
    'div',
    {},
    element('h2', {}, label),
    field,
    element('p', { className: 'description' }, say('ownHint')),
    element('p', {}, keep, ' ', answer),
  );
}
