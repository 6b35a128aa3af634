/** Owns what the comparison's bar shows: nothing, that its items are on their way, or the items. */
import type { ReadableAtom } from 'nanostores';
import type { ComparisonList } from '../../src/state/comparison';
import type { ComparisonTable } from '../../src/state/comparisonTable';
import { atom } from '../../src/state/listAtom';
import type { BarPart } from './contract';

export type Phase = 'closed' | 'loading' | 'open';

/** A part as it is shown. */
export interface ShownPart extends BarPart {
  /** Its own among all that the bar has ever shown. */
  id: number;
  /** Its product is being removed: it is dimmed. */
  isRemoving: boolean;
}

export interface ComparisonBarDependencies extends Pick<ComparisonBarStore, 'adopt' | 'expand'> {
  list: Pick<ComparisonList, '$ids'>;
  table: Pick<ComparisonTable, '$table' | 'remove'>;
  /** What the server printed into the box. */
  printed: readonly BarPart[];
  /** Asks the server for the items, as HTML. */
  fetchItems(signal: AbortSignal): Promise<string>;
  parse(html: string): readonly BarPart[];
  /** An item is about to go: gives its focus to `heir`, or where there is none to the toggle. */
  passFocus(from: BarPart, heir: BarPart | undefined): void;
  onRemoved(name: string): void;
  /** Tells the shopper, who may try again. */
  onError(what: 'open' | 'remove', name: string, cause: unknown, retry: () => void): void;
  /** An item has no product. */
  onBroken(): void;
}

export interface ComparisonBarStore {
  $phase: ReadableAtom<Phase>;
  $parts: ReadableAtom<readonly ShownPart[]>;
  /** There has been something to compare, or the bar was to be seen. */
  $isWanted: ReadableAtom<boolean>;
  /** A press on the toggle: a bar that is open, or on its way, closes; no call then. */
  press(): void;
  /** Removes the product of a remove link. A second press is no second call. */
  remove(link: Element): void;
  /** The view has taken the parts over. Returns what puts them back into the server's box. */
  adopt(): () => void;
  /** Opens the server's bar around the items. Returns what closes it. */
  expand(): () => void;
  stop(): void;
}

let count = 0;
const shown = (part: BarPart): ShownPart => ({ ...part, id: ++count, isRemoving: false });

/** The parts of a bar, which lose their items one by one. */
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
    mark: (marked: ShownPart, isRemoving: boolean) => $parts.set($parts.get().map((part) => (part.id === marked.id ? { ...part, isRemoving } : part))),
    /** Drops what is not in the list any more. */
    keepOnly(ids: readonly number[]) {
      for (const part of $parts.get()) if (part.productId && !ids.includes(part.productId)) drop(part);
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** How the bar opens and closes. */
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
      onError('open', '', cause, () => void open());
    }
  };
  return { $phase, close, open };
}

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
      onError('remove', part.name, cause, () => parts.find(link) && void remove(link));
    }
  };

  const $isWanted = atom(false);
  const want = () => $isWanted.set($isWanted.get() || $phase.get() !== 'closed' || list.$ids.get().length > 0);
  const stops = [
    $phase.listen(want),
    list.$ids.subscribe(want),
    table.$table.listen(({ isOpen }) => isOpen && close()),
    // What left the list leaves the bar, and what came needs new items.
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
