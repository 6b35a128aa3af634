/**
 * Owns running a regular expression that somebody typed: it must not freeze the page. JavaScript tries every way in which
 * a text can be split between the parts of a pattern, so this counts those ways first, and runs only what stays small. Pure.
 */

/** Characters of a pattern. */
const LONGEST_PATTERN = 300;
/** In `{…}`. */
const HIGHEST_COUNT = 1000;
/** Ways in which a text can be split: some tenths of a second. */
const MOST_WAYS = 5e7;

const TOKEN = /\\k<|\\[1-9]|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gs;
const BACK_REFERENCE = /^\\[1-9k]/;
const QUANTIFIER = /^(?:[*+?]|\{\d)/;

/** What a part of a pattern leaves open. */
interface Openness {
  /** Ways through everything that has an end: `a?` has two, `a{1,3}` three, `a|b` two. */
  ways: number;
  /** How many `*`, `+` and `{2,}`. */
  endless: number;
  alternatives: number;
  /** It has a quantifier or alternatives in it. */
  isVariable: boolean;
}

const closed = (): Openness => ({ ways: 1, endless: 0, alternatives: 1, isVariable: false });

/** `{2,5}` as two numbers, and `*`, `+`, `?` likewise. */
function rangeOf(quantifier: string): [least: number, most: number] {
  const named = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[quantifier[0] as string];
  if (named) return named as [number, number];
  const [least = '', most = least] = quantifier.replace(/[{}?]/g, '').split(',');
  return [Number(least), most ? Number(most) : Infinity];
}

/** False where a quantifier stands on what is itself variable, or counts too far. */
function addQuantifier(part: Openness, quantifier: string, isOnVariable: boolean): boolean {
  const [least, most] = rangeOf(quantifier);
  const isFar = least > HIGHEST_COUNT || (most > HIGHEST_COUNT && most < Infinity);
  if (isFar || (isOnVariable && most > 1)) return false;
  part.isVariable = true;
  if (most === Infinity) part.endless += 1;
  else part.ways *= most - least + 1;
  return true;
}

/** Adds a group, or one that ends, to what is around it. */
function addPart(outer: Openness, inner: Openness): void {
  outer.ways *= inner.ways * inner.alternatives;
  outer.endless += inner.endless;
  outer.isVariable ||= inner.isVariable;
}

/** What a pattern leaves open; undefined for nested quantifiers, alternatives that repeat, and references back. */
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

/** Ways to split a text of some length between parts that follow each other. */
function splits(length: number, parts: number): number {
  let ways = 1;
  for (let part = 1; part <= parts; part++) ways *= (length + part) / part;
  return ways;
}

/** False for a pattern that could keep the page busy over a text of this length. */
function isSafe(pattern: string, length: number): boolean {
  const openness = pattern.length <= LONGEST_PATTERN && opennessOf(pattern);
  if (!openness) return false;
  const { ways, endless, alternatives } = openness;
  const isAnchored = pattern[0] === '^' && alternatives === 1;
  return ways * alternatives * splits(length, endless + (isAnchored ? 0 : 1)) <= MOST_WAYS;
}

/**
 * Whether a text matches a pattern that an editor typed (SPEC 5: an invalid one matches nothing).
 * False, too, for a pattern that could freeze the page: nested quantifiers, references back, too many of `.*` for this text.
 */
export function matchesSafely(pattern: string, text: string): boolean {
  try {
    return isSafe(pattern, text.length) && new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}
