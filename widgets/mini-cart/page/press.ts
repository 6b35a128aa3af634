/** Owns a press on a mini-cart's remove link, until the code that removes the item has come. */
import { goTo } from '../../../src/bridge/page/goTo';
import { ROW, UPDATING } from '../contract';
import { readRemoveLink } from '../read';
import { dim } from './dim';

/** Removes an item. After any failure the browser follows the link, whose address removes the item too (SPEC 4.1). */
export function remove(link: HTMLElement): void {
  const row = link.closest<HTMLElement>(ROW) ?? link;
  if (row.classList.contains(UPDATING)) return;
  const props = readRemoveLink(link);
  dim(row);
  import('./remove').then((code) => code.remove(link, props)).catch(() => goTo(props.href));
}
