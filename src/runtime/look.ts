/**
 * Owns looking for hosts: it finds what the page names and what plugins print, in portions that leave room for a tap.
 */
import { ownFunction } from '../dom/ownGlobal';
import type { Finder, Kind } from '../loader/types';

/** How many hosts are armed in one task. More of them would delay a tap on a slow phone. */
const AT_ONCE = 100;

/** The longest wait for an idle moment, in milliseconds. */
const PATIENCE = { timeout: 1000 };

/** For how long one task runs functions, in milliseconds. */
const SLICE = 5;

/**
 * Runs functions from the next idle moment on, in their order. Those that need more time than a tap should wait go on
 * in further tasks.
 */
export function later(...runs: (() => void)[]): void {
  const work = (): void => {
    const start = performance.now();
    try {
      do runs.shift()?.();
      while (runs[0] && performance.now() - start < SLICE);
    } finally {
      if (runs[0]) setTimeout(work);
    }
  };
  const whenIdle: Window['requestIdleCallback'] | undefined = ownFunction('requestIdleCallback');
  if (whenIdle) whenIdle(work, PATIENCE);
  else setTimeout(work);
}

/**
 * The hosts of a kind: `root` and what is inside it.
 * @param named the elements with a `data-island`; a document among them has no `matches`
 */
const hostsOf = (
  { selector, row: { match = [] } }: Kind,
  root: ParentNode,
  named: readonly HTMLElement[],
): HTMLElement[] => [
  ...named.filter((host) => host.matches?.(selector)),
  ...[match]
    .flat()
    .flatMap((one) =>
      one === 'body' ? ((root as Document).body ?? []) : [...root.querySelectorAll<HTMLElement>(one)],
    ),
];

/** Returns a function that calls `found` with each host of a kind: with the first ones at once, with others later. */
function seek(kind: Kind, hosts: () => HTMLElement[], found: (kind: Kind, host: HTMLElement) => void): () => void {
  let left: HTMLElement[] | undefined;
  return function next() {
    if (kind.state === 'off') return;
    left ??= hosts();
    for (const host of left.splice(0, AT_ONCE)) found(kind, host);
    if (left[0]) later(next);
  };
}

/** Creates the function that looks for hosts. @param kinds the registry, which may grow later */
export function createLook(kinds: readonly Kind[], found: (kind: Kind, host: HTMLElement) => void): Finder['look'] {
  /** True once the page has named something. Until then, later kinds need not look for names. */
  let hasNamed: boolean | undefined;

  return (root, from = 0) => {
    // One search for names serves all kinds. What plugins print is searched selector by selector, because browsers have
    // an index of single classes but none of selector lists.
    const named = [
      root as HTMLElement,
      ...(from && !hasNamed ? [] : root.querySelectorAll<HTMLElement>('[data-island]')),
    ];
    hasNamed ||= 1 in named;
    let attended: NodeListOf<Element> | undefined;
    const idle: (() => void)[] = [];
    for (const kind of kinds.slice(from)) {
      const { when } = kind.row;
      const next = seek(kind, () => hostsOf(kind, root, named), found);
      if (!when || when === 'load') next();
      else if (when !== 'interaction') idle.push(next);
      // A pointer or a focus that was on a host before its row was registered causes no further event.
      else if (root === document) (attended ??= root.querySelectorAll(':hover,:focus')).forEach(kind.warm);
    }
    if (idle[0]) later(...idle);
  };
}
