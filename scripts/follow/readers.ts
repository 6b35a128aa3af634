/** Says which islands a change concerns. */
import { knownScript } from '../doctor/knownScripts';
import type { Change } from './changes';
import { isCommon, lookingFor, naming, namingIn } from './naming';
import type { Room } from './rooms';

/** A change, and who reads what changed. */
export interface Concern extends Change {
  /** Islands, and files that several islands use. */
  readers: readonly string[];
  /** True for something new in a script or a call whose work these islands do, if no island names it yet. */
  isUnnamed: boolean;
}

/** The islands that do a script's work. */
const islandsOf = (handle: string, file = ''): readonly string[] =>
  knownScript(handle, file && `/woocommerce/${file}`)?.islands ?? [];

const nameOf = ({ name }: Room) => name;

type Reading = Pick<Concern, 'readers' | 'isUnnamed'>;

/** The islands and files that name a change. If none does and the change is new, its owners. */
function readingOf({ way, words }: Change, named: readonly Room[], owners: readonly string[]): Reading {
  if (named.length) return { readers: named.map(nameOf), isUnnamed: false };
  const isUnnamed = way === 'new' && owners.length > 0 && !isCommon(words[0] ?? '');
  return { readers: isUnnamed ? owners : [], isUnnamed };
}

/** For each kind: the rooms that read a change, and the islands that it belongs to. */
const READERS: Readonly<Record<Change['kind'], (change: Change, rooms: readonly Room[]) => Reading>> = {
  handle: ({ name }) => ({ readers: islandsOf(name), isUnnamed: false }),
  script: ({ name }) => ({ readers: islandsOf('', name), isUnnamed: false }),
  template: (change, rooms) => readingOf(change, lookingFor(rooms, change.words), []),
  event: (change, rooms) => {
    const [word = ''] = change.words;
    const owners = [...new Set(change.of.flatMap((file) => islandsOf('', file)))];
    return readingOf(change, isCommon(word) ? namingIn(rooms, owners, word) : naming(rooms, word), owners);
  },
  parameter: (change, rooms) => {
    const [word = ''] = change.words;
    const owners = islandsOf(change.of[0] ?? '');
    return readingOf(change, owners.length ? namingIn(rooms, owners, word) : naming(rooms, word), owners);
  },
  call: (change, rooms) => {
    const [word = ''] = change.words;
    const callers = naming(rooms, change.of[0] ?? word);
    if (!change.of.length || !callers.length) return readingOf(change, callers, []);
    const owners = callers.map(nameOf);
    return readingOf(change, namingIn(rooms, owners, word), owners);
  },
};

/** Each change with its readers. */
export const concernsOf = (changes: readonly Change[], rooms: readonly Room[]): Concern[] =>
  changes.map((change) => ({ ...change, ...READERS[change.kind](change, rooms) }));
