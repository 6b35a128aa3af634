/** Owns the roles and names of the form's fields, which they have before anything is found, also in a copied form. */

import { isIdShared } from '../../../src/dom/ownId';
import { say } from '../../../src/texts/say';
import { search, searchCategory } from '../../../src/texts/table';
import { lendAttributes } from '../../../src/ui/views/lendAttributes';
import { CATEGORY, LOADING, OPEN, type SearchProps, SUBMIT } from '../contract';

type Labelled = HTMLElement & { labels?: NodeList | null };

/** Gives an element a name, if it has none; returns how to take it back. */
function name(element: Labelled | null, words: string): () => void {
  const isNamed = !element || element.labels?.length || element.hasAttribute('aria-label');
  return isNamed ? () => {} : lendAttributes(element, { 'aria-label': words });
}

let forms = 0;

/** Clears a script's copy of a form that runs: it has the roles, the state and the results of the other form. */
export function clearCopy({ form, input, result }: SearchProps): void {
  if (!input.matches('[role="combobox"]')) return;
  form.classList.remove(LOADING, OPEN);
  result.replaceChildren();
}

/** Makes the field a combobox; returns how to make it a text field again. */
export function lendRoles({ form, input, panel }: SearchProps): () => void {
  const button = form.querySelector<HTMLElement>(SUBMIT);
  const undo = [
    panel.id && !isIdShared(panel) ? () => {} : lendAttributes(panel, { id: `shop-islands-search-${++forms}` }),
    lendAttributes(input, {
      role: 'combobox',
      autocomplete: 'off',
      'aria-haspopup': 'grid',
      'aria-autocomplete': 'list',
      'aria-controls': panel.id,
      'aria-expanded': 'false',
    }),
    name(input, input.placeholder || say(search)),
    name(form.querySelector<HTMLElement>(CATEGORY), say(searchCategory)),
    button?.textContent?.trim() ? () => {} : name(button, say(search)),
  ];
  return () => {
    for (const step of undo) step();
  };
}
