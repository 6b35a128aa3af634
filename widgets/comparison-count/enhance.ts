/**
 * Shows the length of the comparison list in its counters, and hides the bottom bar while the list is empty (SPEC
 * 4.10).
 */
import { pageComparison } from '../../src/actions/pageLists';
import { adoptStyles } from '../../src/bridge/page/styles';
import { playButton } from '../../src/ui/presses/playButton';
import { ACTIVE, BAR, EMPTY, TOGGLE } from './contract';
import css from './styles.css?inline';

/** Makes the bar's toggle, a link without an address, a button. */
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

/** Keeps a counter or a bar up to date with the list; returns how to stop. */
export function adopt(host: HTMLElement): () => void {
  const isBar = host.matches(BAR);
  if (isBar) {
    adoptStyles(css);
    adoptToggle(host);
  }
  return pageComparison().$ids.subscribe(({ length }) => {
    if (isBar) showBar(host, length);
    else host.textContent = String(length);
  });
}
