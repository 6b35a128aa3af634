/** Owns when the live search asks, and what is shown of the answers: the newest only. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';

/** What a form asks for. */
interface Question {
  term: string;
  /** The whole serialised form. */
  query: string;
}

export type Answer = { question: Question; html: string } | { question: Question; cause: unknown };

export interface SearchState {
  isLoading: boolean;
  isOpen: boolean;
  answer?: Answer | undefined;
}

export interface SearchStore {
  $state: ReadableAtom<SearchState>;
  /** The form has changed: asks after a while. An empty term closes and forgets; what was sent last is not sent again. */
  change(question: Question): void;
  /** Asks the last question again. */
  retry(): void;
  /** Shows results that were closed; false where there are none for this question. */
  open(query: string): boolean;
  /** Closes, and gives up what is under way. */
  close(): void;
}

export interface SearchDependencies {
  /** One call; rejects where it has no results to give. */
  search(query: string, signal: AbortSignal): Promise<string>;
  clock: Pick<Clock, 'after'>;
}

/** Milliseconds between the last key and the call (SPEC 9). */
export const DEBOUNCE = 500;

export function createSearchStore({ search, clock }: SearchDependencies): SearchStore {
  const $state = atom<SearchState>({ isLoading: false, isOpen: false });
  const set = (change: Partial<SearchState>) => $state.set({ ...$state.get(), ...change });
  /** The form as it was sent last; "" when that may be sent again. */
  let sent = '';
  let current: AbortController | undefined;
  let stopWaiting = () => {};

  const ask = async (question: Question) => {
    stopWaiting();
    current?.abort();
    const { signal } = (current = new AbortController());
    sent = question.query;
    set({ isLoading: true });
    const answer = await search(question.query, signal).then(
      (html) => ({ question, html }),
      (cause: unknown) => ({ question, cause }),
    );
    if (signal.aborted) return;
    if ('cause' in answer) sent = '';
    set({ isLoading: false, isOpen: true, answer });
  };

  const giveUp = () => {
    stopWaiting();
    current?.abort();
    if ($state.get().isLoading) sent = '';
    set({ isLoading: false, isOpen: false });
  };

  const open = (query: string) => {
    const { answer, isLoading } = $state.get();
    const isShown = !isLoading && !!answer && 'html' in answer && query === sent;
    if (isShown) set({ isOpen: true });
    return isShown;
  };

  return {
    $state,
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
