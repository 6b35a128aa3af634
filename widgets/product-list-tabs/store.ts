/** Owns which tab is open, and which one is loading: the one that was pressed last. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Tab } from './read';

export interface TabsState {
  /** The open tab's `uid`. */
  chosen: string;
  /** The `uid` of the tab that is loading; "" for none. */
  waiting: string;
  /** HTML of the fetched panels, by `uid`. */
  panels: Readonly<Record<string, string>>;
}

export interface TabsStore {
  $state: ReadableAtom<TabsState>;
  /**
   * Opens a tab: at once if its panel is there, else when its products have loaded. After a failure the open tab stays
   * open.
   * @param isThere true when the page has the panel
   */
  choose(tab: Tab, isThere: boolean): Promise<void>;
  /** Gives up the call that is under way. */
  stop(): void;
}

export interface TabsDependencies {
  chosen: string;
  /** Makes the call for a tab's products. Rejects when they do not load. */
  fetch(tab: Tab, signal: AbortSignal): Promise<string>;
  onFailure(tab: Tab, cause: unknown): void;
}

/** Creates the store of one list. */
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
