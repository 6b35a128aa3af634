/** Holds a run's results against the budgets. */
import type { Budget, Read } from './budget';
import { BUDGETS } from './budgets';
import { intervalOf, type Take, takeMedian } from './interval';
import type { Kind } from './kinds';
import { findFigure, type Results } from './results';
import { show, showWithin } from './show';

export interface Verdict extends Pick<Budget, 'what' | 'basis' | 'budget'> {
  kind: Kind;
  measured: string;
  isMet: boolean;
  /** Whether other rounds would not have met it either, by what the code decides. */
  isSurelyOver: boolean;
}

function judge(
  results: Results,
  kind: Kind,
  { what, basis, budget, limit, unit, measure, say, kinds = ['islands', 'lean'] }: Budget,
): Verdict | undefined {
  if (!kinds.includes(kind)) return undefined;
  const readBy =
    (take: Take): Read =>
    (section, value, of = kind) => {
      const figure = findFigure(results, section, of, value);
      return figure && take(figure);
    };
  const value = measure(readBy(takeMedian));
  if (value === undefined) return undefined;
  const interval = basis === 'ratio' ? intervalOf((take) => measure(readBy(take))) : undefined;
  const isMet = value <= limit;
  const isSurelyOver = { count: !isMet, ratio: !!interval && interval.low > limit, time: false }[basis];
  const measured = say?.(readBy(takeMedian)) ?? (interval ? showWithin(value, interval, unit) : show(value, unit));
  return { what, kind, basis, budget, measured, isMet, isSurelyOver };
}

/** Verdicts on what was measured, of the islands and then of the lean build. */
export const judgeAll = (results: Results): Verdict[] =>
  (['islands', 'lean'] as const).flatMap((kind) => BUDGETS.flatMap((budget) => judge(results, kind, budget) ?? []));

/** What `--check` stumbles over: neither a machine's speed is a fault, nor a ratio that another run may put right. */
export const failures = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ isSurelyOver }) => isSurelyOver);
