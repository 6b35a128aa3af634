/** Owns when the live search asks the server, and which answer is shown: the newest. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Results } from './contract';

/** What a form asks for. */
interface Question {
  term: string;
  /** The whole serialised form. */
  query: string;
}

/** @param Found what a search gives */
type Answer<Found> = ({ found: Found } | { cause: unknown }) & {
  question: Question;
  /** Each answer has a number of its own, so that the view shows it anew. */
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
  /** True while the view shows what is open. */
  $isShown: ReadableAtom<boolean>;
  /** The shopper has come to the form. */
  come(): void;
  /** The view says whether it shows what is open. */
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

/** The store of a form of the page. */
export interface LiveSearch extends SearchStore<Results> {
  /** Address of the shop's own search page for what the form holds; undefined where there is none. */
  page(): string | undefined;
  /** Opens results that were closed; false where there are none for what the form holds. */
  reopen(): boolean;
  /** Gives the form back to the server's page. */
  release(): void;
}

export interface SearchDependencies<Found> {
  /** Makes one call. Rejects where it has no results to give. */
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
