/**
 * Owns the types that the loader and the core chunk share: each holds a part of the work, and neither imports the
 * other. Types only.
 */
import type { Instance, Intent, IslandRow, Status } from '../island/types';
import type { ImportChunk } from './load';

export interface Kind {
  row: IslandRow;
  /** Matches every host of the kind. */
  selector: string;
  /** Hosts whose trigger has been set; with their instance once they are mounted. */
  instances: Map<HTMLElement, Instance | undefined>;
  /**
   * `off`: switched off, disarmed, its code did not load, or its view broke; the server's links and forms work as
   * they are.
   */
  state: 'armed' | 'loading' | 'ready' | 'off';
  /**
   * Fetches the code, once. Never rejects; look at `state`. Undefined when the kind is off, so that nothing is fetched.
   */
  load(): Promise<void> | undefined;
  /** Fetches a chunk, which is tried a second time where that fails. */
  fetch: ImportChunk;
  /**
   * Call it when a hand has come near an element: fetches the code ahead of the tap if the element is in a host, or in
   * a control of the island.
   */
  warm(near: Element): void;
  /** There when `ready`. */
  island?: Running;
  /** Reports what failed; the host's status tells it, too. */
  fail(step: string, cause: unknown, host?: HTMLElement): void;
}

/** The methods of a kind whose code is there. */
export interface Running {
  /** Mounts the island on a host, once; for an island per page, once in all. */
  mount(host: HTMLElement): void;
  /** Hands a shopper's action over. False when the island threw, or left it to the browser. */
  deliver(intent: Omit<Intent, 'store'>, host: HTMLElement): boolean;
}

/** Writes where an island stands to its host. */
export type SetStatus = (host: HTMLElement, status: Status) => void;

/** The loader's functions that the core chunk gets, so that it does not contain them a second time. */
export interface Tools {
  /** True while an island has to leave a host to the plugin's own script. */
  isYielding(kind: Pick<Kind, 'row'>, host: Element): boolean;
  setStatus: SetStatus;
}

export interface Finder {
  /** Looks for hosts below `root`, and at `root`: the hosts of all kinds, or of the kinds from index `from` on. */
  look(root: ParentNode, from?: number): void;
  /** Wakes the islands on a host, or only this one, at once. */
  mount(host: HTMLElement, name?: string): Promise<void>;
  /** The element that took this one's place when the server's HTML was replaced; null when nothing identifies it. */
  twinOf(element: HTMLElement, selector: string): HTMLElement | null;
}

/** What the loader leaves to the core chunk: a tap can be kept before it is there. */
export interface Core {
  createFinder(kinds: readonly Kind[], tools: Tools): Finder;
  /** The second try at a chunk, by its address. */
  importAgain(url: string): Promise<unknown>;
  /** Remembers for this visit that an island is off. */
  rememberDisarmed(name: string): void;
  /**
   * Takes what was imported for a kind: a family's rows, or the island itself, which starts. Rejects when it cannot.
   */
  run(kind: Kind, modules: readonly unknown[], setStatus: SetStatus): Promise<void>;
}
