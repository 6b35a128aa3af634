/** Owns one kind of island: its state, its code and its instances. What it does with hosts comes with the core chunk. */
import { selectorOf } from '../dom/hosts';
import { ownFunction } from '../dom/ownGlobal';
import type { Instance, Intent, IslandEntry } from '../island/types';
import type { Core } from '../runtime/core';
import type { ImportChunk } from './load';
import { isYielding } from './original';
import { report, setStatus } from './status';

export interface Kind {
  entry: IslandEntry;
  /** Matches every host of the kind. */
  selector: string;
  /** Hosts whose trigger has been set; with their instance once they are mounted. */
  instances: Map<HTMLElement, Instance | undefined>;
  /** `off`: switched off, disarmed, its code could not be had, or its view broke; the server's links and forms work as they are. */
  state: 'armed' | 'loading' | 'ready' | 'off';
  /** Fetches the code, once. Never rejects; look at `state`. Undefined where it never began. */
  load(): Promise<void> | undefined;
  /** A hand has come near something: fetches the code ahead of the tap, if it is at a host or at what can be acted on. */
  warm(near: Element): void;
  /** There when `ready`. */
  island?: Running;
  /** Reports what failed; the host's status tells it, too. */
  fail(step: string, cause: unknown, host?: HTMLElement): void;
}

/** What a kind whose code is there does. */
export interface Running {
  /** Mounts the island on a host, once; for an island per page, once in all. */
  mount(host: HTMLElement): void;
  /** Hands a shopper's action over. False when the island threw, or left it to the browser. */
  deliver(intent: Omit<Intent, 'store'>, host: HTMLElement): boolean;
}

/** @param isOff the page's configuration leaves it out */
export function createKind(entry: IslandEntry, importChunk: ImportChunk, core: Promise<Core>, isOff?: boolean): Kind {
  const { name, click, submit, change, chunk = name, view } = entry;
  let loading: Promise<void> | undefined;

  const fetchCode = async () => {
    // Plugins are talked to through jQuery; an island must not start without the way to it where jQuery is.
    const files = [chunk, view && 'react', ownFunction('jQuery') && ('jquery' as const)] as const;
    const [{ run }, ...modules] = await Promise.all([core, ...(entry.load ? [entry.load()] : files.map((file) => file && importChunk(file as string)))]);
    await run(kind, modules, setStatus);
  };

  const selector = selectorOf(entry);
  const reach = [selector, click, submit, change].filter((part) => part).join();

  const kind: Kind = {
    entry,
    selector,
    instances: new Map(),
    state: isOff ? 'off' : 'armed',

    load() {
      if (kind.state === 'armed') {
        kind.state = 'loading';
        loading = fetchCode().then(
          () => {
            if (kind.state === 'loading') kind.state = 'ready';
          },
          (cause) => {
            kind.state = 'off';
            kind.fail('Loading', cause);
          },
        );
      }
      return loading;
    },

    warm(near) {
      const target = kind.state === 'armed' && near.closest?.(reach);
      if (target && !isYielding(kind, target)) kind.load();
    },

    fail(step, cause, host) {
      if (host) setStatus(host, 'failed');
      report({ island: name, what: `${step} failed.`, why: 'It works as printed.', fix: 'See the cause.', cause }, host);
    },
  };
  return kind;
}
