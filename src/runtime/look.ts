/** Owns looking for hosts: it finds what the page names and what plugins print, in portions that leave room for a tap. */
import { ownFunction } from '../dom/ownGlobal';
import type { Finder, Kind } from '../loader/types';

/** So many hosts are armed in one go. More would keep a tap waiting on a slow phone. */
const AT_ONCE = 100;

/** The longest wait for a page that is never idle, in milliseconds. */
const PATIENCE = { timeout: 1000 };

/** Runs something in an idle moment. */
export function later(run: () => void): void {
  const whenIdle: Window['requestIdleCallback'] | undefined = ownFunction('requestIdleCallback');
  if (whenIdle) whenIdle(run, PATIENCE);
  else setTimeout(run);
}

/** The hosts of a kind at `root` and below it. @param named the elements with a `data-island`, of which a document has no `matches` */
const hostsOf = ({ selector, row: { match = [] } }: Kind, root: ParentNode, named: readonly HTMLElement[]): HTMLElement[] => [
  ...named.filter((host) => host.matches?.(selector)),
  ...[match].flat().flatMap((one) => (one === 'body' ? ((root as Document).body ?? []) : [...root.querySelectorAll<HTMLElement>(one)])),
];

/** Calls `found` with each host of a kind, now or when the page is idle. */
function seek(kind: Kind, hosts: () => HTMLElement[], found: (kind: Kind, host: HTMLElement) => void): void {
  let left: HTMLElement[] | undefined;
  const next = (): void => {
    if (kind.state === 'off') return;
    left ??= hosts();
    for (const host of left.splice(0, AT_ONCE)) found(kind, host);
    if (left[0]) later(next);
  };
  const { when } = kind.row;
  if (when && when !== 'load') later(next);
  else next();
}

/** Creates the function that looks for hosts. @param kinds the registry; it may grow later */
export function createLook(kinds: readonly Kind[], found: (kind: Kind, host: HTMLElement) => void): Finder['look'] {
  /** True once the page has named something. Until then, later kinds need not look for names. */
  let hasNamed: boolean | undefined;

  return (root, from = 0) => {
    // One look at names serves all kinds. What plugins print is looked for selector by selector, because browsers have an index
    // of single classes, and none of lists.
    const named = [root as HTMLElement, ...(from && !hasNamed ? [] : root.querySelectorAll<HTMLElement>('[data-island]'))];
    hasNamed ||= 1 in named;
    let attended: NodeListOf<Element> | undefined;
    for (const kind of kinds.slice(from)) {
      if (kind.row.when !== 'interaction') seek(kind, () => hostsOf(kind, root, named), found);
      // A hand or the focus that has been at a host since before its row came gives no further sign.
      else if (root === document) (attended ??= root.querySelectorAll(':hover,:focus')).forEach(kind.warm);
    }
  };
}
