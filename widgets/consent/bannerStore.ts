/** Owns the state of the island's own banner and preferences: what is in sight, and which switches are on. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Category } from './contract';
import type { Keeper } from './keeper';

export interface BannerStore {
  /** The banner is in sight. */
  $isAsking: ReadableAtom<boolean>;
  /** The preferences are open. */
  $isOpen: ReadableAtom<boolean>;
  /** Which switches are on, by the category's slug. */
  $switches: ReadableAtom<Readonly<Record<string, boolean>>>;
  /** There has been something to show. */
  $isWanted: ReadableAtom<boolean>;
  /** Asks. */
  ask(): void;
  /** Opens the preferences, with what holds now: nobody saves by accident what was only tried. */
  open(): void;
  /** Closes the preferences without a choice. */
  close(): void;
  /** There is a choice: takes everything out of sight. */
  hide(): void;
  turn(slug: string, isOn: boolean): void;
  acceptAll(): void;
  rejectAll(): void;
  /** Agrees to the categories whose switch is on. */
  save(): void;
  /** Hears that the banner is in sight; gives what is to be done when it goes. */
  onShown(banner: HTMLElement): () => void;
}

export interface BannerDependencies extends Pick<Keeper, 'choose'>, Pick<BannerStore, 'onShown'> {
  categories: readonly Category[];
  isGranted(category: string): boolean;
}

export function createBannerStore({ categories, choose, isGranted, onShown }: BannerDependencies): BannerStore {
  const $isAsking = atom(false);
  const $isOpen = atom(false);
  const $isWanted = atom(false);
  const $switches = atom<Readonly<Record<string, boolean>>>({});
  const slugs = categories.map(({ slug }) => slug);
  const close = () => $isOpen.set(false);
  return {
    $isAsking,
    $isOpen,
    $switches,
    $isWanted,
    ask() {
      $isAsking.set(true);
      $isWanted.set(true);
    },
    open() {
      $switches.set(Object.fromEntries(slugs.map((slug) => [slug, isGranted(slug)])));
      $isOpen.set(true);
      $isWanted.set(true);
    },
    close,
    hide() {
      close();
      $isAsking.set(false);
    },
    turn: (slug, isOn) => $switches.set({ ...$switches.get(), [slug]: isOn }),
    acceptAll: () => choose('all'),
    rejectAll: () => choose('reject'),
    save: () => choose(slugs.filter((slug) => $switches.get()[slug])),
    onShown,
  };
}
