/** Owns what the comparison's bar shows: nothing, a spinner while the items load, or the items. */
import type { ReadableAtom } from 'nanostores';
import type { ComparisonList } from '../../src/state/comparison';
import type { ComparisonTable } from '../../src/state/comparisonTable';
import { atom } from '../../src/state/listAtom';
import type { BarPart } from './contract';

export type Phase = 'closed' | 'loading' | 'open';

/** A part as the view shows it. */
export interface ShownPart extends BarPart {
  /** A unique number for each part that was ever shown. */
  id: number;
  /** True while its product is being removed; the item is dimmed. */
  isRemoving: boolean;
}

export interface ComparisonBarDependencies extends Pick<ComparisonBarStore, 'adopt' | 'expand'> {
  list: Pick<ComparisonList, '$ids'>;
  table: Pick<ComparisonTable, '$table' | 'remove'>;
  /** The nodes that the server printed into the box. */
  printed: readonly BarPart[];
  /** Asks the server for the items, as HTML. */
  fetchItems(signal: AbortSignal): Promise<string>;
  parse(html: string): readonly BarPart[];
  /** Called before an item is removed: moves its focus to `heir`, or to the toggle if there is no heir. */
  passFocus(from: BarPart, heir: BarPart | undefined): void;
  onRemoved(name: string): void;
  /**
   * Tells the shopper that something failed, and offers to try again.
   * @param part the item that could not be removed; undefined where the bar could not be filled
   */
  onError(part: BarPart | undefined, cause: unknown, retry: () => void): void;
  /** Called for an item that has no product. */
  onBroken(): void;
}

export interface ComparisonBarStore {
  $phase: ReadableAtom<Phase>;
  $parts: ReadableAtom<readonly ShownPart[]>;
  /** Turns true once there is something to compare, or the bar is to be opened. */
  $isWanted: ReadableAtom<boolean>;
  /** A press on the toggle. It closes a bar that is open or loading, and opens a closed one. */
  press(): void;
  /** Removes a remove link's product. A second press makes no second call. */
  remove(link: Element): void;
  /** Hands the parts to the view. Returns a function that puts them back into the server's box. */
  adopt(): () => void;
  /** Opens the server's bar around the items. Returns a function that closes it. */
  expand(): () => void;
  stop(): void;
}

let count = 0;
const shown = (part: BarPart): ShownPart => ({ ...part, id: ++count, isRemoving: false });

/** Creates the parts of a bar. Items leave it one by one. */
function createParts({ printed, passFocus }: Pick<ComparisonBarDependencies, 'printed' | 'passFocus'>) {
  const $parts = atom<readonly ShownPart[]>(printed.map(shown));
  const drop = (part: ShownPart) => {
    const items = $parts.get().filter(({ element }) => element);
    const index = items.findIndex(({ id }) => id === part.id);
    if (index < 0) return;
    passFocus(part, items[index + 1] ?? items[index - 1]);
    $parts.set($parts.get().filter(({ id }) => id !== part.id));
  };
  return {
    $parts,
    drop,
    find: (link: Element) => $parts.get().find((part) => part.link === link),
    show: (parts: readonly BarPart[]) => $parts.set(parts.map(shown)),
    mark: (marked: ShownPart, isRemoving: boolean) =>
      $parts.set($parts.get().map((part) => (part.id === marked.id ? { ...part, isRemoving } : part))),
    /** Drops items that are no longer in the list. */
    keepOnly(ids: readonly number[]) {
      for (const part of $parts.get()) if (part.productId && !ids.includes(part.productId)) drop(part);
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** Creates how the bar opens and closes. Each opening asks for the items anew. */
function createDoor({ list, fetchItems, parse, onError }: ComparisonBarDependencies, parts: Parts) {
  const $phase = atom<Phase>('closed');
  let opening: AbortController | undefined;
  const close = () => {
    opening?.abort();
    $phase.set('closed');
  };
  const open = async () => {
    opening?.abort();
    const mine = new AbortController();
    opening = mine;
    $phase.set('loading');
    try {
      const html = await fetchItems(mine.signal);
      if (mine.signal.aborted) return;
      parts.show(parse(html));
      parts.keepOnly(list.$ids.get());
      $phase.set('open');
    } catch (cause) {
      if (mine.signal.aborted) return;
      $phase.set('closed');
      onError(undefined, cause, () => void open());
    }
  };
  return { $phase, close, open };
}

/** Creates the store of one bar. */
export function createComparisonBar(dependencies: ComparisonBarDependencies): ComparisonBarStore {
  const { list, table, onRemoved, onError, onBroken, adopt, expand } = dependencies;
  const parts = createParts(dependencies);
  const { $phase, close, open } = createDoor(dependencies, parts);

  const remove = async (link: Element) => {
    const part = parts.find(link);
    if (!part?.productId) return onBroken();
    if (part.isRemoving) return;
    parts.mark(part, true);
    try {
      await table.remove(part.productId);
      parts.drop(part);
      onRemoved(part.name);
    } catch (cause) {
      parts.mark(part, false);
      onError(part, cause, () => parts.find(link) && void remove(link));
    }
  };

  const $isWanted = atom(false);
  const want = () => $isWanted.set($isWanted.get() || $phase.get() !== 'closed' || list.$ids.get().length > 0);
  const stops = [
    $phase.listen(want),
    list.$ids.subscribe(want),
    table.$table.listen(({ isOpen }) => isOpen && close()),
    // A product that has left the list leaves the bar. A new one needs new items, so the bar closes.
    list.$ids.listen((ids, before) => {
      if (!ids.length || ids.some((id) => !before?.includes(id))) close();
      parts.keepOnly(ids);
    }),
  ];

  return {
    $phase,
    $parts: parts.$parts,
    $isWanted,
    press: () => ($phase.get() === 'closed' ? void open() : close()),
    remove: (link) => void remove(link),
    adopt,
    expand,
    stop() {
      for (const stop of stops) stop();
      close();
    },
  };
}
