/** Shows the length of the comparison list: in its counters, and by the bottom bar, which an empty list hides (SPEC 4.10). */
import { pageComparison } from '../../src/actions/pageLists';
import { playButton } from '../../src/ui/playButton';
import { ACTIVE, BAR, EMPTY, TOGGLE } from './contract';

/** The toggle is a link without an address. */
function adoptToggle(bar: HTMLElement): void {
  const toggle = bar.querySelector<HTMLElement>(TOGGLE);
  if (!toggle) return;
  playButton(toggle);
  toggle.setAttribute('aria-expanded', String(bar.classList.contains(ACTIVE)));
}

function showBar(bar: HTMLElement, count: number): void {
  bar.hidden = !count;
  bar.classList.toggle(EMPTY, !count);
  if (count) return;
  bar.classList.remove(ACTIVE);
  bar.querySelector(TOGGLE)?.setAttribute('aria-expanded', 'false');
}

export function adopt(host: HTMLElement): () => void {
  const isBar = host.matches(BAR);
  if (isBar) adoptToggle(host);
  return pageComparison().$ids.subscribe(({ length }) => {
    if (isBar) showBar(host, length);
    else host.textContent = String(length);
  });
}
