/** Owns forms that a script, such as a sticky bar, has copied with the view. The copied view answers to nothing. */
import { GROUP } from '../contract';
import { readAnchor, readSwatches } from '../read';
import { uncoverSelect } from './cover';

/** Removes a copied view, and undoes what its host went without. */
function dropCopiedView(host: HTMLElement): void {
  const anchor = readAnchor(host);
  const view = anchor.nextElementSibling;
  if (!view?.matches('[data-island-view="swatches"]')) return;
  if (host.matches(GROUP)) {
    host.append(...(view.firstElementChild?.childNodes ?? []));
    host.hidden = false;
  } else uncoverSelect(anchor as HTMLSelectElement);
  view.remove();
}

/** Reads a host that is about to get a view of its own. */
export function readAnew(host: HTMLElement): ReturnType<typeof readSwatches> {
  dropCopiedView(host);
  return readSwatches(host);
}
