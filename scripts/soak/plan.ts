/** The steps of a shopper in a long visit. The seed alone decides them. */
import type { Random } from '../torture/random';
import { PAGES, stepsOf } from './steps';

/** Something done on a page. */
export type Deed =
  /** Uses a control. `which` chooses one of the matching controls, and one of the texts to type. */
  | { kind: 'use'; step: string; which: number }
  | { kind: 'escape' | 'tab' | 'back' | 'forward' | 'added elsewhere' }
  | { kind: 'scroll'; by: number }
  /** Nobody touches the page, and its clock moves forward at once. */
  | { kind: 'time passes'; milliseconds: number };

/** One tab stays on one page. */
export interface Stay {
  path: string;
  deeds: Deed[];
}

/** The further steps of a shopper with several tabs; each of them leaves the page. */
type Move = Deed | { kind: 'open'; path: string } | { kind: 'reload' };

export interface Plan {
  stays: Stay[];
  /** The steps in their order: the tab, and what the shopper does there. */
  tabs: { tab: number; move: Move }[];
}

export const TABS = 3;

/** The share of the steps that are done in three tabs. */
const IN_TABS = 0.25;

/** The least number of steps that make a stay worth measuring. */
const SHORTEST_STAY = 25;

const SECOND = 1000;
const PAUSES = [SECOND, 30 * SECOND, 600 * SECOND, 3600 * SECOND, 12 * 3600 * SECOND];

const others: ((random: Random) => Deed)[] = [
  () => ({ kind: 'escape' }),
  () => ({ kind: 'escape' }),
  () => ({ kind: 'tab' }),
  () => ({ kind: 'back' }),
  () => ({ kind: 'forward' }),
  () => ({ kind: 'added elsewhere' }),
  (random) => ({ kind: 'scroll', by: random.between(-800, 800) }),
  (random) => ({ kind: 'time passes', milliseconds: random.pick(PAUSES) }),
];

function deedOn(path: string, random: Random): Deed {
  if (random.percent(25)) return random.pick(others)(random);
  const own = Object.keys(PAGES[path] ?? {});
  const step = random.pick(random.percent(60) ? own : Object.keys(stepsOf(path)));
  return { kind: 'use', step, which: random.between(0, 999) };
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

function moveOn(path: string, random: Random): Move {
  if (random.percent(12)) return { kind: 'open', path: random.pick(Object.keys(PAGES)) };
  return random.percent(3) ? { kind: 'reload' } : deedOn(path, random);
}

/** @param count the number of all steps; a small number is enough for only some of the pages */
export function makePlan(random: Random, count: number): Plan {
  const paths = shuffled(Object.keys(PAGES), random);
  const inStays = Math.round(count * (1 - IN_TABS));
  const stayed = paths.slice(0, Math.max(1, Math.floor(inStays / SHORTEST_STAY)));
  const stays = stayed.map((path, index) => {
    const length = Math.floor((inStays * (index + 1)) / stayed.length) - Math.floor((inStays * index) / stayed.length);
    return { path, deeds: Array.from({ length }, () => deedOn(path, random)) };
  });
  const shown = Array.from({ length: TABS }, (_, index) => paths[index % paths.length] as string);
  const tabs = Array.from({ length: count - inStays }, () => {
    const tab = random.between(0, TABS - 1);
    const move = moveOn(shown[tab] as string, random);
    if (move.kind === 'open') shown[tab] = move.path;
    return { tab, move };
  });
  return { stays, tabs };
}
