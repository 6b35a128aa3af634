/** Holds a run's results against the budgets. */
import { BUDGETS, type Budget, type Read } from './budgets';
import type { Kind } from './kinds';
import { findFigure, type Results } from './results';
import { show } from './show';

export interface Verdict extends Pick<Budget, 'what' | 'basis' | 'budget'> {
  kind: Kind;
  measured: string;
  isMet: boolean;
}

function judge(results: Results, kind: Kind, { what, basis, budget, limit, unit, measure, say, kinds = ['islands', 'lean'] }: Budget): Verdict | undefined {
  if (!kinds.includes(kind)) return undefined;
  const read: Read = (section, value, of = kind) => findFigure(results, section, of, value)?.median;
  const value = measure(read, results, kind);
  return value === undefined ? undefined : { what, kind, basis, budget, measured: say?.(read) ?? show(value, unit), isMet: value <= limit };
}

/** Verdicts on what was measured, of the islands and then of the lean build. */
export const judgeAll = (results: Results): Verdict[] =>
  (['islands', 'lean'] as const).flatMap((kind) => BUDGETS.flatMap((budget) => judge(results, kind, budget) ?? []));

/** What `--check` stumbles over: a machine's speed is no fault. */
export const failures = (verdicts: readonly Verdict[]): Verdict[] => verdicts.filter(({ isMet, basis }) => !isMet && basis !== 'time');
