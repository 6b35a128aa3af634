/**
 * Counts what goes wrong: the problems that islands report, adds whose answer was lost, and the uncaught errors of any
 * script.
 */
import { type BeaconReport, codeOf, safeName } from '../rules/beacon';

type Problems = Pick<BeaconReport, 'islands' | 'errors' | 'adds' | 'scriptErrors'>;

/** The most kinds of problems that a report holds: a page that fails in a loop has nothing new to say after that. */
const MOST = 20;

const none = (): Problems => ({ islands: {}, errors: [], adds: {}, scriptErrors: 0 });

function addError({ errors }: Problems, island: string, code: string): void {
  const known = errors.find((one) => one.island === island && one.code === code);
  if (known) known.count++;
  else if (errors.length < MOST) errors.push({ island, code, count: 1 });
}

/** Starts counting. The returned function gives the problems since its last call. */
export function watchProblems(): () => Problems {
  let problems = none();
  const hear = (
    type: string,
    take: (detail: { island?: unknown; what?: unknown; cause?: unknown; outcome?: unknown }) => void,
  ) => document.addEventListener(`island:${type}`, (event) => take((event as CustomEvent).detail ?? {}));

  hear('ready', ({ island }) => {
    problems.islands[safeName(island)] ??= 'ready';
  });
  hear('error', (problem) => {
    const island = problem.island === undefined ? 'page' : safeName(problem.island);
    if (island !== 'page') problems.islands[island] = 'failed';
    addError(problems, island, codeOf(problem));
  });
  hear('cart:followed', ({ outcome }) => {
    if (outcome === 'added' || outcome === 'failed' || outcome === 'unknown')
      problems.adds[outcome] = (problems.adds[outcome] ?? 0) + 1;
  });
  const count = () => problems.scriptErrors++;
  addEventListener('error', count);
  addEventListener('unhandledrejection', count);

  return () => {
    const found = problems;
    problems = none();
    return found;
  };
}
