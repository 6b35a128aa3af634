/**
 * Reports the result in words: the share of the changes that tests have noticed, and each change that no test has
 * noticed. Pure.
 */
import type { Stryker } from '@stryker-mutator/core';

/** The goal: tests notice this many of 100 changes. The rest are changes that do not change the behaviour. */
export const GOAL = 90;

const TOLD = ['Killed', 'Timeout'];
const UNTOLD = ['Survived', 'NoCoverage'];

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

type Change = Pick<MutantResult, 'status' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

/**
 * How many of 100 changes were noticed. A change that does not compile, or that a comment excludes, does not count.
 * Without any change the score is full.
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

/** The place of a change, in the form in which Stryker takes it. */
export const placeOf = ({ fileName, location: { start, end } }: Change): string =>
  `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** The final results of the changes. @param again the results of some changes after a second run with more tests */
export function settled<Of extends Change>(first: readonly Of[], again: readonly Of[]): Of[] {
  const later = new Map(again.map((change) => [keyOf(change), change]));
  return first.map((change) => (isUntold(change) ? (later.get(keyOf(change)) ?? change) : change));
}

const onOneLine = (code: string) => code.replace(/\s+/g, ' ').trim();

/** The code that a change replaces. Lines and columns count from one. */
function cut(source: string, { start, end }: Change['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // Cuts the end first, because on a single line its column would be wrong after the start is cut.
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return [lines.shift()?.slice(start.column - 1), ...lines].join('\n');
}

/** A line for each change that no test has noticed. @param read gives a file's code */
export const untoldOf = (changes: readonly Change[], read: (file: string) => string): string[] =>
  changes.filter(isUntold).map(({ status, fileName, location, mutatorName, replacement = '' }) => {
    const place = `${fileName}:${location.start.line}:${location.start.column}`;
    const change = `${onOneLine(cut(read(fileName), location))} → ${onOneLine(replacement) || 'nothing'}`;
    return `${place} ${mutatorName}${status === 'NoCoverage' ? ', which no unit runs' : ''}: ${change}`;
  });
