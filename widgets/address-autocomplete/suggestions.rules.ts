/**
 * Owns how a provider's suggestions are read: which entries count, how many are shown, and which parts are marked.
 * Pure.
 */

/** The number of characters from which a search starts (SPEC 9). */
export const SHORTEST_QUERY = 3;
/** How many suggestions are shown at most (SPEC 9). */
const MOST = 5;

interface Match {
  offset: number;
  length: number;
}

export interface Suggestion {
  id: string;
  label: string;
  /** The matches as the provider sent them; `markedPieces` leaves out unusable ones. */
  matches: unknown;
}

export interface Piece {
  text: string;
  isMarked: boolean;
}

const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

function readSuggestion(given: unknown): Suggestion | [] {
  const { id, label, matchedSubstrings, matched_substrings } = Object(given) as Record<string, unknown>;
  return isScalar(id) && isScalar(label)
    ? { id: String(id), label: String(label), matches: matchedSubstrings ?? matched_substrings }
    : [];
}

/**
 * Reads a provider's answer as suggestions, without entries that lack an id or a label. Undefined where the answer is
 * no list.
 */
export const readSuggestions = (answer: unknown): Suggestion[] | undefined =>
  Array.isArray(answer) ? answer.flatMap(readSuggestion).slice(0, MOST) : undefined;

const isUsable = (label: string) => (given: unknown) => {
  const { offset, length } = Object(given) as Match;
  return (
    typeof offset === 'number' &&
    typeof length === 'number' &&
    offset >= 0 &&
    length > 0 &&
    offset + length <= label.length
  );
};

/**
 * Splits a label into pieces, and marks those that matched. Matches may come in any order; those that overlap or touch
 * become one piece (SPEC 5).
 * @param matches whatever the provider sent; a match outside of the label is left out
 */
export function markedPieces(label: string, matches: unknown): Piece[] {
  const usable: Match[] = Array.isArray(matches) ? matches.filter(isUsable(label)) : [];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (until: number, isMarked: boolean) => {
    if (until <= end) return;
    const last = pieces.at(-1);
    const text = label.slice(end, until);
    if (last?.isMarked === isMarked) last.text += text;
    else pieces.push({ text, isMarked });
    end = until;
  };
  for (const { offset, length } of usable.sort((a, b) => a.offset - b.offset)) {
    add(offset, false);
    add(offset + length, true);
  }
  add(label.length, false);
  return pieces;
}
