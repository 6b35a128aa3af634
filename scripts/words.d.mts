/** Splits a command's words: names of steps, and the options behind them, which are the last step's. */
export function splitWords(words: readonly string[]): { names: string[]; options: string[] };
