/** Finds islands in the page, now and later, and wakes each when its moment comes. Comes with the core chunk. */
import { keysOf } from '../dom/key';
import type { ShopIslands } from '../island/types';
import type { Kind } from '../loader/kind';
import type { setStatus } from '../loader/status';
import { observe } from './observe';
import { originalsSettled } from './settled';
import { arm, whenActive } from './when';

/** What the loader has and its chunk must not hold a second time. */
export interface Tools extends Pick<ShopIslands, 'isOriginalActive'> {
  setStatus: typeof setStatus;
}

export interface Finder {
  /** Looks for hosts below `root`, and at `root`: those of all kinds, or of the kinds from this place on. */
  look(root: ParentNode, from?: number): void;
  /** Wakes an island on a host at once. */
  activate(kind: Kind, host: HTMLElement): Promise<void>;
  originalsSettled(): Promise<void>;
  /** The element that took this one's place when the server's HTML was replaced; undefined where nothing tells. */
  twinOf(element: HTMLElement, selector: string): HTMLElement | undefined;
}

function twinOf(element: HTMLElement, selector: string): HTMLElement | undefined {
  const [key] = keysOf(element);
  return key ? [...document.querySelectorAll<HTMLElement>(key)].find((one) => one.matches(selector)) : undefined;
}

/** @param kinds the registry; it may grow later */
export function createFinder(kinds: readonly Kind[], { isOriginalActive, setStatus }: Tools): Finder {
  const activate = async (kind: Kind, host: HTMLElement) => {
    setStatus(host, 'loading');
    await kind.load();
    if (kind.state === 'ready') {
      if (host.isConnected) kind.island?.mount(host);
    } else if (!kind.entry.family) setStatus(host, 'failed');
    // What becomes of it, the family's own islands say.
    else if (host.dataset.islandStatus === 'loading') delete host.dataset.islandStatus;
  };

  const isYielding = ({ entry: { yieldsTo } }: Kind, host: Element) => !!yieldsTo && isOriginalActive(yieldsTo, host);

  const found = async (kind: Kind, host: HTMLElement) => {
    const { yieldsTo, when, family } = kind.entry;
    if (kind.instances.has(host)) return;
    kind.instances.set(host, undefined);
    // A family's islands say it themselves, and each has its own mark.
    if (!family) {
      setStatus(host, 'found');
      if (yieldsTo) {
        await originalsSettled();
        if (isYielding(kind, host)) return setStatus(host, 'yielded');
      }
    }
    whenActive(() => arm(host, () => activate(kind, host), when));
  };

  /** Whoever is at a host since before its row came gives no further sign. */
  const warmAttended = (kind: Kind) => {
    const attended = kind.state === 'armed' && document.querySelector(`:is(:hover,:focus-within):is(${kind.reach})`);
    if (attended && !isYielding(kind, attended)) kind.load();
  };

  const look = (root: ParentNode, from = 0) => {
    for (const kind of kinds.slice(from)) {
      if (kind.state === 'off') continue;
      if (kind.entry.when === 'interaction') {
        if (root === document) warmAttended(kind);
        continue;
      }
      if (root instanceof HTMLElement && root.matches(kind.selector)) found(kind, root);
      for (const host of root.querySelectorAll<HTMLElement>(kind.selector)) found(kind, host);
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
    if (!link || !kinds.some(({ entry, state }) => state !== 'off' && entry.click && link.matches(entry.click))) return;
    event.preventDefault();
    link.click();
  });

  return { look, activate, originalsSettled, twinOf };
}
