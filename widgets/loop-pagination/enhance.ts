/** Shows further pages of loops without a page load: adds them to the list, or replaces the list. */

import { rememberPage } from '../../src/actions/pageLoop';
import { isElementorProActive } from '../../src/bridge/elementor';
import { adoptStyles } from '../../src/bridge/page/styles';
import css from '../../src/ui/lists/loop.css?inline';
import { HOST, LINK } from './contract';
import { grow, loadMore } from './page/more';
import { followAddress, turnTo } from './page/pages';
import { readPagination } from './read';

/** Loops whose pages replace the list. */
const turning = new Set<HTMLElement>();

/** Handles a press of a button or a link. Plain links are left to the browser. */
export function press(target: HTMLElement): void | false {
  const host = target.closest<HTMLElement>(HOST);
  const kind = host && readPagination(host).kind;
  const isLink = target.matches(LINK);
  if (!host || (isLink ? kind !== 'ajax' : kind === 'links')) return false;
  // Elementor Pro's script has had the click already.
  if (isElementorProActive()) return;
  if (isLink) turnTo(host, target as HTMLAnchorElement);
  else if (!loadMore(host)) return false;
}

/** Adopts a loop. */
export function adopt(host: HTMLElement): (() => void) | undefined {
  if (isElementorProActive()) return undefined;
  const pagination = readPagination(host);
  if (pagination.kind === 'button' || pagination.kind === 'infinite') return grow(host, pagination);
  if (pagination.kind !== 'ajax') return undefined;
  rememberPage(host);
  turning.add(host);
  return () => turning.delete(host);
}

/** Starts following the address. */
export function start(): void {
  adoptStyles(css);
  addEventListener('popstate', () => isElementorProActive() || turning.forEach(followAddress));
}
