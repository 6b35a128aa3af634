/** Says in words what became of the changes: the share that units have told, and each change that none has. Pure. */
import type { Stryker } from '@stryker-mutator/core';

/** The goal: so many of 100 changes are told. The rest are changes that mean the same. */
export const GOAL = 90;

const TOLD = ['Killed', 'Timeout'];
const UNTOLD = ['Survived', 'NoCoverage'];

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

type Change = Pick<MutantResult, 'status' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/**
 * How many of 100 changes were told. A change that does not compile or that a comment takes out does not count; none at
 * all is a full score.
 */
export function scoreOf(changes: readonly Change[]): number {
  const [told, untold] = [TOLD, UNTOLD].map(
    (which) => changes.filter(({ status }) => which.includes(status)).length,
  ) as [number, number];
  return told + untold ? (100 * told) / (told + untold) : 100;
}

const keyOf = ({ fileName, location: { start, end }, replacement }: Change) =>
  [fileName, start.line, start.column, end.line, end.column, replacement].join(' ');

export const isUntold = ({ status }: Change): boolean => UNTOLD.includes(status);

/** Where a change is, in the form in which Stryker is asked for it. */
export const placeOf = ({ fileName, location: { start, end } }: Change): string =>
  `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** What became of the changes in the end. @param again what became of some of them before more units */
export function settled<Of extends Change>(first: readonly Of[], again: readonly Of[]): Of[] {
  const later = new Map(again.map((change) => [keyOf(change), change]));
  return first.map((change) => (isUntold(change) ? (later.get(keyOf(change)) ?? change) : change));
}

const onOneLine = (code: string) => code.replace(/\s+/g, ' ').trim();

/** The code that a change stands for. Lines and columns count from one. */
function cut(source: string, { start, end }: Change['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // The end first: on one line it would be elsewhere after the start is gone.
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return [lines.shift()?.slice(start.column - 1), ...lines].join('\n');
}

/** A line for each change that no unit has told. @param read gives a file's code */
export const untoldOf = (changes: readonly Change[], read: (file: string) => string): string[] =>
  changes.filter(isUntold).map(({ status, fileName, location, mutatorName, replacement = '' }) => {
    const place = `${fileName}:${location.start.line}:${location.start.column}`;
    const change = `${onOneLine(cut(read(fileName), location))} → ${onOneLine(replacement) || 'nothing'}`;
    return `${place} ${mutatorName}${status === 'NoCoverage' ? ', which no unit runs' : ''}: ${change}`;
  });
