/** The problems of a build, in the form in which pages and the terminal show them. */
import type { Message } from 'esbuild';

/** An error of a build. */
export interface Problem {
  text: string;
  /** The file, as a path from the project's folder; undefined where the error belongs to no file. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  /** Counted from 1. */
  column?: number;
  /** The text of that line. */
  source?: string;
}

const hasMessages = (error: unknown): error is { errors: readonly Message[] } =>
  Array.isArray((error as { errors?: unknown } | undefined)?.errors);

function problemOf({ text, location }: Message): Problem {
  if (!location) return { text };
  const { file, line, column, lineText } = location;
  return { text, file, line, column: column + 1, source: lineText };
}

/** @param error what was thrown: esbuild's list of errors, or any other value */
export function problemsOf(error: unknown): Problem[] {
  if (hasMessages(error)) return error.errors.map(problemOf);
  return [{ text: String((error as Error | undefined)?.stack ?? error) }];
}

/** The place of a problem, such as `src/dom/read.ts:12:5`; an empty text where there is none. */
export const placeOf = ({ file, line, column }: Problem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** A problem as the terminal tells it: place, text and line. */
export const inWords = (problem: Problem): string =>
  [placeOf(problem), problem.text, problem.source].filter(Boolean).join('\n  ');

/** Each problem once: files that bundle the same source have the same problems. */
export const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${placeOf(problem)} ${problem.text}`, problem])).values(),
];
