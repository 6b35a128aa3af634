/** Compares a run's results with the budgets. */
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
  /** True when the code is to blame, because other rounds would not have met the budget either. */
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

/**
 * The verdicts that make `--check` fail. A slow machine is no failure, and neither is a ratio that another run may
 * bring below its limit.
 */
export const failures = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ isSurelyOver }) => isSurelyOver);
