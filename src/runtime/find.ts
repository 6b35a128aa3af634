/** Finds islands in the page, now and later, and wakes each when its moment comes. Comes with the core chunk. */

import { originalsSettled } from '../bridge/page/settled';
import { keysOf } from '../dom/key';
import { ownFunction } from '../dom/ownGlobal';
import type { Status } from '../island/types';
import type { Finder, Kind, Tools } from '../loader/types';
import { keepsListOf } from '../rules/keptPages';
import { observe } from './observe';
import { arm, whenActive, whenNamed } from './when';

/** So many hosts are woken in one go: what they take leaves room for a tap, on a slow phone too. */
const AT_ONCE = 100;

/** A page that never rests keeps nobody waiting for longer. */
const PATIENCE = { timeout: 1000 };

function later(seek: () => void): void {
  const whenIdle: Window['requestIdleCallback'] | undefined = ownFunction('requestIdleCallback');
  if (whenIdle) whenIdle(seek, PATIENCE);
  else setTimeout(seek);
}

function twinOf(element: HTMLElement, selector: string): HTMLElement | null {
  const [key] = keysOf(element);
  return key ? document.querySelector<HTMLElement>(`${key}:is(${selector})`) : null;
}

/** @param kinds the registry; it may grow later */
export function createFinder(kinds: readonly Kind[], { isYielding, setStatus }: Tools): Finder {
  const activate = async (kind: Kind, host: HTMLElement) => {
    // Where a family's islands stand they say themselves: another may have done so already.
    const tell = (status: Status) => kind.row.family || setStatus(host, status);
    if (kind.state !== 'ready') {
      tell('loading');
      await kind.load();
    }
    if (kind.state !== 'ready') tell('failed');
    else if (host.isConnected) kind.island?.mount(host);
  };

  const mount = async (host: HTMLElement, name?: string) => {
    for (const kind of kinds) {
      if (kind.state !== 'off' && (name ? name === kind.row.name : host.matches(kind.selector))) await activate(kind, host);
    }
  };

  const found = (kind: Kind, host: HTMLElement) => {
    const { yieldsTo, when, family, named } = kind.row;
    // What is away is found when it comes back.
    if (kind.instances.has(host) || !host.isConnected) return;
    kind.instances.set(host, undefined);
    const wake = () => activate(kind, host);
    const go = () =>
      whenActive(() => {
        // The list that the shopper comes back to is out of sight as long as it is short.
        arm(host, wake, keepsListOf(history.state, kind.row.name) ? undefined : when);
        if (named) whenNamed(host, named, wake);
      });
    // A family's islands say it themselves, and each has its own mark.
    if (family) return go();
    setStatus(host, 'found');
    if (yieldsTo) originalsSettled().then(() => (isYielding(kind, host) ? setStatus(host, 'yielded') : go()));
    else go();
  };

  /** Whether anything in the page is named: later kinds need not look for it where nothing was. */
  let hasNamed: boolean | undefined;

  const look = (root: ParentNode, from = 0) => {
    // Looked for once for all kinds, and what is printed one by one: browsers have an index of single classes, not of lists.
    const named = [root as HTMLElement, ...(from && !hasNamed ? [] : root.querySelectorAll<HTMLElement>('[data-island]'))];
    hasNamed ||= 1 in named;
    let attended: NodeListOf<Element> | undefined;
    for (const kind of kinds.slice(from)) {
      const { when, match = [] } = kind.row;
      if (when === 'interaction') {
        // Whoever is at a host since before its row came gives no further sign.
        if (root === document) attended ??= root.querySelectorAll(':hover,:focus');
        attended?.forEach(kind.warm);
        continue;
      }
      let hosts: HTMLElement[] | undefined;
      const seek = (): void => {
        if (kind.state === 'off') return;
        // A document has no `matches`.
        hosts ??= [
          ...named.filter((host) => host.matches?.(kind.selector)),
          ...[match].flat().flatMap((one) => (one === 'body' ? ((root as Document).body ?? []) : [...root.querySelectorAll<HTMLElement>(one)])),
        ];
        for (const host of hosts.splice(0, AT_ONCE)) found(kind, host);
        if (hosts[0]) later(seek);
      };
      if (when && when !== 'load') later(seek);
      else seek();
    }
  };

  const sweep = ({ instances }: Kind) => {
    for (const [host, instance] of instances) {
      if (host.isConnected) continue;
      instances.delete(host);
      instance?.unmount?.();
    }
  };
  observe(look, () => kinds.forEach(sweep));

  /** A link that plays a button answers to Space as one, and without an address to Enter too. */
  document.addEventListener('keydown', (event) => {
    const which = { ' ': '', Enter: ':not([href])' }[event.key];
    const link = which !== undefined && !event.defaultPrevented && (event.target as Element).closest?.<HTMLElement>(`[role=button]:not(button)${which}`);
    if (!link || !kinds.some(({ row, state }) => state !== 'off' && row.click && link.matches(row.click))) return;
    event.preventDefault();
    link.click();
  });

  return { look, mount, twinOf };
}
