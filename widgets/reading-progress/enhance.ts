/** Makes a bar as wide as the scrolled share of the page. */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { scrolledShare } from '../../src/rules/scrollShare';
import { make } from '../../src/ui/make';
import { watchScroll } from '../../src/ui/scrolling/scrollWatch';
import tokens from '../../src/ui/tokens.css?inline';
import { readFill } from './read';
import { widthOf } from './rules';
import css from './styles.css?inline';

const CLASS = 'shop-islands-reading-progress';

/** Fills the host's own bar, or one that it adds, by the share of the page that is scrolled. */
export function adopt(host: HTMLElement): Cleanup {
  const fill = readFill(host) ?? host.appendChild(make('div'));
  // Hidden from screen readers, which know the position themselves and would announce each step.
  host.setAttribute('aria-hidden', 'true');
  host.classList.toggle(CLASS, host.matches('[data-island]'));
  let width = '';
  const stop = watchScroll(() => {
    const next = widthOf(scrolledShare(scrollY, document.documentElement.scrollHeight, innerHeight));
    if (next !== width) fill.style.width = width = next;
  });
  return stop;
}

/** Puts the bar's styles into the page. */
export function start(): void {
  adoptStyles(tokens, css);
}
