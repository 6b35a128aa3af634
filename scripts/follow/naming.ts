/** Finds the rooms that name something. */
import type { Room } from './rooms';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text contains a name as a whole word. If the name has an ellipsis, the part before it counts. */
export const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${escaped(name).replace(/….*/, '')}${name.includes('…') ? '' : '(?![\\w-])'}`).test(text);

/** The rooms that name a word. */
export const naming = (rooms: readonly Room[], word: string) => rooms.filter(({ text }) => names(text, word));

/** A selector that so many islands share does not identify any of them. */
const COMMON = 5;

/** The islands that look for a template's markup: they name one of its less common classes, ids or names. */
export function lookingFor(rooms: readonly Room[], selectors: readonly string[]): Room[] {
  const of = selectors.map((selector) => {
    const [, word = ''] = /^(?:\.|#|\[name=")([\w-]+)(?:"\])?$/.exec(selector) ?? [];
    const wanted = /[-_]/.test(word) ? word : selector;
    return word ? rooms.filter(({ markup }) => names(markup, wanted)) : [];
  });
  return [...new Set(of.filter((found) => found.length <= COMMON).flat())];
}

/** Words of the DOM's events, and of all scripts, say nothing without their script. */
export const isCommon = (word: string) => /^[a-zA-Z]+$/.test(word);

/** The owners that contain a word. If none does, and the word is not a common one, the shared files that contain it. */
export function namingIn(rooms: readonly Room[], owners: readonly string[], word: string): Room[] {
  const own = naming(
    rooms.filter(({ name }) => owners.includes(name)),
    word,
  );
  if (own.length || isCommon(word)) return own;
  return naming(
    rooms.filter(({ isIsland }) => !isIsland),
    word,
  );
}
