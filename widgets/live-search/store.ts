/** Owns when the live search asks the server, and which answer is shown: the newest. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Results } from './contract';

/** A form's query. */
interface Question {
  term: string;
  /** The whole serialised form. */
  query: string;
}

/** @param Found the type of a search's results */
type Answer<Found> = ({ found: Found } | { cause: unknown }) & {
  question: Question;
  /** The number is unique for each answer, so that the view shows the answer anew. */
  number: number;
};

interface SearchState<Found> {
  isLoading: boolean;
  isOpen: boolean;
  answer?: Answer<Found> | undefined;
}

export interface SearchStore<Found> {
  $state: ReadableAtom<SearchState<Found>>;
  /** Turns true once the shopper has come to the form. */
  $isWanted: ReadableAtom<boolean>;
  /** True while the view shows an open panel. */
  $isShown: ReadableAtom<boolean>;
  /** Call it when the shopper has come to the form. */
  come(): void;
  /** Takes note whether the view shows the open panel. */
  show(isShown: boolean): void;
  /**
   * The form has changed: asks after a pause. An empty term closes the panel and forgets the results; the form that was
   * sent last is not sent again.
   */
  change(question: Question): void;
  /** Asks the last question again. */
  retry(): void;
  /** Opens results that were closed; false where there are none for this query. */
  open(query: string): boolean;
  /** Closes the panel, and aborts the call that is under way. */
  close(): void;
}

/** The store of a form on the page. */
export interface LiveSearch extends SearchStore<Results> {
  /** Address of the shop's own search page for the form's fields; undefined where there is none. */
  page(): string | undefined;
  /** Opens results that were closed; false where there are none for the form's fields. */
  reopen(): boolean;
  /** Gives the form back to the server's page. */
  release(): void;
}

export interface SearchDependencies<Found> {
  /** Makes one call. Rejects where there is nothing to show. */
  search(question: Question, signal: AbortSignal): Promise<Found>;
  clock: Pick<Clock, 'after'>;
}

/** Milliseconds between the last key and the call (SPEC 9). */
export const DEBOUNCE = 500;

/** Creates the state of a form's results, and its calls: a newer one aborts the older one. */
function createCalls<Found>(search: SearchDependencies<Found>['search']) {
  const $state = atom<SearchState<Found>>({ isLoading: false, isOpen: false });
  const set = (change: Partial<SearchState<Found>>) => $state.set({ ...$state.get(), ...change });
  /** The form as it was sent last; "" when the same form may be sent again. */
  let sent = '';
  let answers = 0;
  let current: AbortController | undefined;

  const ask = async (question: Question) => {
    current?.abort();
    const { signal } = (current = new AbortController());
    sent = question.query;
    set({ isLoading: true });
    const answer = await search(question, signal).then(
      (found) => ({ found }),
      (cause: unknown) => ({ cause }),
    );
    if (signal.aborted) return;
    if ('cause' in answer) sent = '';
    set({ isLoading: false, isOpen: true, answer: { ...answer, question, number: ++answers } });
  };

  const abort = () => {
    current?.abort();
    if ($state.get().isLoading) sent = '';
    set({ isLoading: false, isOpen: false });
  };

  const forget = () => {
    abort();
    sent = '';
    set({ answer: undefined });
  };

  return { $state, set, ask, abort, forget, isSent: (query: string) => query === sent };
}

/** Creates the store of one search form. */
export function createSearchStore<Found>({ search, clock }: SearchDependencies<Found>): SearchStore<Found> {
  const { $state, set, ask, abort, forget, isSent } = createCalls(search);
  const $isWanted = atom(false);
  const $isShown = atom(false);
  let stopWaiting = () => {};

  const open = (query: string) => {
    const { answer, isLoading } = $state.get();
    const hasResults = !isLoading && !!answer && 'found' in answer && isSent(query);
    if (hasResults) set({ isOpen: true });
    return hasResults;
  };

  return {
    $state,
    $isWanted,
    $isShown,
    come: () => $isWanted.set(true),
    show: (isShown) => $isShown.set(isShown),
    open,
    close() {
      stopWaiting();
      abort();
    },
    change(question) {
      stopWaiting();
      if (!question.term) forget();
      else if (isSent(question.query)) open(question.query);
      else stopWaiting = clock.after(DEBOUNCE, () => ask(question));
    },
    retry() {
      const { answer } = $state.get();
      if (!answer) return;
      stopWaiting();
      void ask(answer.question);
    },
  };
}
