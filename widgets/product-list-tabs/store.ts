/** Owns which tab is open, and which is on its way: the one that was pressed last. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Tab } from './read';

export interface TabsState {
  /** The open tab's `uid`. */
  chosen: string;
  /** The `uid` of the tab whose products are on their way; "" for none. */
  waiting: string;
  /** HTML of panels that were fetched, by `uid`. */
  panels: Readonly<Record<string, string>>;
}

export interface TabsStore {
  $state: ReadableAtom<TabsState>;
  /**
   * Opens a tab: at once where its panel is there, else when its products have come. A failure leaves the open tab open.
   * @param isThere the page has its panel
   */
  choose(tab: Tab, isThere: boolean): Promise<void>;
  /** Gives up what is on its way. */
  stop(): void;
}

export interface TabsDependencies {
  chosen: string;
  /** One call; rejects where it has no products to give. */
  fetch(tab: Tab, signal: AbortSignal): Promise<string>;
  onFailure(tab: Tab, cause: unknown): void;
}

export function createTabsStore({ chosen, fetch, onFailure }: TabsDependencies): TabsStore {
  const $state = atom<TabsState>({ chosen, waiting: '', panels: {} });
  const set = (change: Partial<TabsState>) => $state.set({ ...$state.get(), ...change });
  let current: AbortController | undefined;

  const stop = () => {
    current?.abort();
    if ($state.get().waiting) set({ waiting: '' });
  };

  const load = async (tab: Tab) => {
    const { signal } = (current = new AbortController());
    set({ waiting: tab.uid });
    try {
      const html = await fetch(tab, signal);
      if (!signal.aborted) set({ chosen: tab.uid, waiting: '', panels: { ...$state.get().panels, [tab.uid]: html } });
    } catch (cause) {
      if (signal.aborted) return;
      set({ waiting: '' });
      onFailure(tab, cause);
    }
  };

  return {
    $state,
    stop,
    async choose(tab, isThere) {
      if ($state.get().waiting === tab.uid) return;
      stop();
      if (isThere) set({ chosen: tab.uid });
      else await load(tab);
    },
  };
}
