/** Owns which notification is shown now. */
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Card } from './contract';

/** A card, and what the view reports of it. */
export interface Shown {
  card: Card;
  /** Takes the card's element once it is there, and null when it is gone. */
  attach(element: HTMLElement | null): void;
  /** Called when the visitor follows the link. */
  click(): void;
  /** Called when the visitor closes the card. */
  close(): void;
}

/** The view's store. */
export interface ShownStore {
  /** Null while nothing is shown. */
  $shown: ReadableAtom<Shown | null>;
}

/** The island's store. */
export interface SocialProofStore extends ShownStore {
  $isWanted: ReadableAtom<boolean>;
  /** Ends the island's work for good. */
  stop(): void;
}

/** Creates the island's store. @param run shows one notification after the other; returns how to stop */
export function createSocialProofStore(run: ($shown: WritableAtom<Shown | null>) => () => void): SocialProofStore {
  const $shown = atom<Shown | null>(null);
  return { $shown, $isWanted: computed($shown, (shown) => !!shown), stop: run($shown) };
}
