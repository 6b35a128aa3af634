/** Owns when the live search asks, and what is shown of the answers: the newest only. */
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
  /** Counts answers: each is shown anew. */
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
  /** The view shows what is open, or no more. */
  show(isShown: boolean): void;
  /** The form has changed: asks after a while. An empty term closes and forgets; what was sent last is not sent again. */
  change(question: Question): void;
  /** Asks the last question again. */
  retry(): void;
  /** Shows results that were closed; false where there are none for this question. */
  open(query: string): boolean;
  /** Closes, and gives up what is under way. */
  close(): void;
}

/** The store of a form of the page. */
export interface LiveSearch extends SearchStore<Results> {
  /** Address of the shop's own search page for what the form holds; undefined where there is none. */
  page(): string | undefined;
  /** Shows results that were closed; false where there are none for what the form holds. */
  reopen(): boolean;
  /** Gives the form back to the server's page. */
  release(): void;
}

export interface SearchDependencies<Found> {
  /** One call; rejects where it has no results to give. */
  search(question: Question, signal: AbortSignal): Promise<Found>;
  clock: Pick<Clock, 'after'>;
}

/** Milliseconds between the last key and the call (SPEC 9). */
export const DEBOUNCE = 500;

export function createSearchStore<Found>({ search, clock }: SearchDependencies<Found>): SearchStore<Found> {
  const $state = atom<SearchState<Found>>({ isLoading: false, isOpen: false });
  const $isWanted = atom(false);
  const $isShown = atom(false);
  const set = (change: Partial<SearchState<Found>>) => $state.set({ ...$state.get(), ...change });
  /** The form as it was sent last; "" when that may be sent again. */
  let sent = '';
  let answers = 0;
  let current: AbortController | undefined;
  let stopWaiting = () => {};

  const ask = async (question: Question) => {
    stopWaiting();
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

  const giveUp = () => {
    stopWaiting();
    current?.abort();
    if ($state.get().isLoading) sent = '';
    set({ isLoading: false, isOpen: false });
  };

  const open = (query: string) => {
    const { answer, isLoading } = $state.get();
    const isShown = !isLoading && !!answer && 'found' in answer && query === sent;
    if (isShown) set({ isOpen: true });
    return isShown;
  };

  return {
    $state,
    $isWanted,
    $isShown,
    come: () => $isWanted.set(true),
    show: (isShown) => $isShown.set(isShown),
    open,
    close: giveUp,
    change(question) {
      stopWaiting();
      if (question.query === sent && question.term) return void open(question.query);
      if (question.term) {
        stopWaiting = clock.after(DEBOUNCE, () => ask(question));
        return;
      }
      giveUp();
      sent = '';
      set({ answer: undefined });
    },
    retry() {
      const { answer } = $state.get();
      if (answer) void ask(answer.question);
    },
  };
}
