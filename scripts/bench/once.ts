/** Calls a function once for the same arguments, and returns the same result again. */
export function createOnce<Words extends readonly string[], Result>(
  run: (...words: Words) => Promise<Result>,
): (...words: Words) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (...words) => {
    const key = words.join(' ');
    const result = known.get(key) ?? run(...words);
    known.set(key, result);
    return result;
  };
}
