/** Owns the state of the island's own banner and preferences: which of them is shown, and which switches are on. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Category } from '../contract';
import type { Keeper } from '../page/keeper';

export interface BannerStore {
  /** True while the banner is shown. */
  $isAsking: ReadableAtom<boolean>;
  /** True while the preferences are open. */
  $isOpen: ReadableAtom<boolean>;
  /** Which switches are on, by the category's slug. */
  $switches: ReadableAtom<Readonly<Record<string, boolean>>>;
  /** True as soon as there is something that only the view can show; it stays true. */
  $isWanted: ReadableAtom<boolean>;
  /** Shows the banner. */
  ask(): void;
  /** Makes the view show the banner, because the plain banner could not be loaded. */
  needView(): void;
  /**
   * Opens the preferences. The switches show the present choice, so that a visitor does not save by accident what they
   * only tried before.
   */
  open(): void;
  /** Closes the preferences without a choice. */
  close(): void;
  /** Hides the banner and the preferences, because there is a choice. */
  hide(): void;
  turn(slug: string, isOn: boolean): void;
  acceptAll(): void;
  rejectAll(): void;
  /** Agrees to the categories whose switch is on. */
  save(): void;
  /** Runs when the banner is shown. Returns a function to run when it goes. */
  onShown(banner: HTMLElement): () => void;
  /** Returns what had the focus before the banner; undefined if nothing had it. */
  before(): HTMLElement | undefined;
}

export interface BannerDependencies extends Pick<Keeper, 'choose'>, Pick<BannerStore, 'onShown' | 'before'> {
  categories: readonly Category[];
  isGranted(category: string): boolean;
}

/** Creates the store. */
export function createBannerStore({ categories, choose, isGranted, onShown, before }: BannerDependencies): BannerStore {
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
    ask: () => $isAsking.set(true),
    needView: () => $isWanted.set(true),
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
    before,
  };
}
