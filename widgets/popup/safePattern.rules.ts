/**
 * Owns running a regular expression that an editor has typed, which must not freeze the page. JavaScript tries every
 * way in which a text can be split among the parts of a pattern. So this file counts those ways first, and runs only
 * patterns with few. Pure.
 */

/** The most characters that a pattern may have. */
const LONGEST_PATTERN = 300;
/** The highest number that may stand in `{…}`. */
const HIGHEST_COUNT = 1000;
/** The most ways in which a text may be split. Trying that many ways takes some tenths of a second. */
const MOST_WAYS = 5e7;

const TOKEN = /\\k<|\\[1-9]|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gs;
const BACK_REFERENCE = /^\\[1-9k]/;
const QUANTIFIER = /^(?:[*+?]|\{\d)/;

/** The number of ways in which a part of a pattern can match. */
interface Openness {
  /** The ways through the parts with an upper limit: `a?` has two, `a{1,3}` three, `(a|b)` two. */
  ways: number;
  /** The number of `*`, `+` and `{2,}`. */
  endless: number;
  alternatives: number;
  /** True where the part contains a quantifier or alternatives. */
  isVariable: boolean;
}

const closed = (): Openness => ({ ways: 1, endless: 0, alternatives: 1, isVariable: false });

/** Reads a quantifier such as `{2,5}`, `*`, `+` or `?` as two numbers. */
function rangeOf(quantifier: string): [least: number, most: number] {
  const named = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[quantifier[0] as string];
  if (named) return named as [number, number];
  const [least = '', most = least] = quantifier.replace(/[{}?]/g, '').split(',');
  return [Number(least), most ? Number(most) : Infinity];
}

/** Adds a quantifier to a part. False where the quantified token is itself variable, or the count is too high. */
function addQuantifier(part: Openness, quantifier: string, isOnVariable: boolean): boolean {
  const [least, most] = rangeOf(quantifier);
  const isFar = least > HIGHEST_COUNT || (most > HIGHEST_COUNT && most < Infinity);
  if (isFar || (isOnVariable && most > 1)) return false;
  part.isVariable = true;
  if (most === Infinity) part.endless += 1;
  else part.ways *= most - least + 1;
  return true;
}

/** Adds a group that has ended to the part around it. */
function addPart(outer: Openness, inner: Openness): void {
  outer.ways *= inner.ways * inner.alternatives;
  outer.endless += inner.endless;
  outer.isVariable ||= inner.isVariable;
}

/**
 * The number of ways in which a pattern can match; undefined for nested quantifiers, repeated alternatives, and back
 * references.
 */
function opennessOf(pattern: string): Openness | undefined {
  const around: Openness[] = [];
  let part = closed();
  let isLastVariable = false;
  for (const [token] of pattern.matchAll(TOKEN)) {
    if (BACK_REFERENCE.test(token)) return undefined;
    if (QUANTIFIER.test(token)) {
      if (!addQuantifier(part, token, isLastVariable)) return undefined;
      continue;
    }
    isLastVariable = token === ')' && part.isVariable;
    if (token === '|') {
      part.alternatives += 1;
      part.isVariable = true;
    } else if (token[0] === '(') {
      around.push(part);
      part = closed();
    } else if (token === ')' && around.length) {
      const inner = part;
      part = around.pop() as Openness;
      addPart(part, inner);
    }
  }
  return part;
}

/** The number of ways to split a text of this length among parts that follow each other. */
function splits(length: number, parts: number): number {
  let ways = 1;
  for (let part = 1; part <= parts; part++) ways *= (length + part) / part;
  return ways;
}

/** False for a pattern that could keep the page busy with a text of this length. */
function isSafe(pattern: string, length: number): boolean {
  const openness = pattern.length <= LONGEST_PATTERN && opennessOf(pattern);
  if (!openness) return false;
  const { ways, endless, alternatives } = openness;
  const isAnchored = pattern[0] === '^' && alternatives === 1;
  return ways * alternatives * splits(length, endless + (isAnchored ? 0 : 1)) <= MOST_WAYS;
}

/**
 * Whether a text matches a pattern that an editor has typed. An invalid pattern matches nothing (SPEC 5). Neither does
 * one that could freeze the page, with nested quantifiers, back references, or too many `.*` for this text.
 */
export function matchesSafely(pattern: string, text: string): boolean {
  try {
    return isSafe(pattern, text.length) && new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}
