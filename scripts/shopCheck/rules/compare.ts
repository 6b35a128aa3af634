/** Says what differs between a page without islands and the same page with them. Pure. */

import type { Answer, Finding, FindingKind, Look, Press, Sight } from '../types';
import { isAnswered, isInPlace } from './answers';

/** How many pixels an element may move, and how much its place may vary between two looks at the same page. */
const NEAR = 24;
const SHAKE = 8;

/** How many findings of one kind are reported. Further ones mostly have the same cause. */
const MOST = 8;

const finding = (
  kind: FindingKind,
  level: Finding['level'],
  words: readonly string[],
  { marks = [], islands = [], file = '' }: Partial<Pick<Finding, 'marks' | 'islands' | 'file'>> = {},
): Finding => ({ kind, level, words, marks, islands, file });

/** The same fault again: another number in it makes no other fault. */
const faultKey = ({ text }: { text: string }) => text.replace(/\d+/g, '#');

const nameOf = (src: string): string => (src.split('/').pop() ?? '').replace(/[?#].*/, '');

/** The handle of the script in which something happened, else its file's name. */
export function scriptOf(look: Look, file: string): string {
  const plain = (src: string) => src.replace(/[?#].*/, '');
  return look.scripts.find(({ src, handle }) => handle && plain(src) === plain(file))?.handle ?? nameOf(file);
}

/** Errors that only the page with islands has. A message on the console is no error by itself. */
function errors(offs: readonly Look[], on: Look): Finding[] {
  const before = new Set(offs.flatMap(({ faults }) => faults.map(faultKey)));
  const found = on.faults.filter((fault) => fault.how !== 'console' && !before.has(faultKey(fault)));
  const once = [...new Map(found.map((fault) => [faultKey(fault), fault])).values()];
  return once.map(({ text, file }) => finding('error', 'broken', [text, scriptOf(on, file) || '?'], { file }));
}

/** Spaces do not count: a script may print them another way. */
const sightKey = ({ what, name }: Sight) => `${what} ${name.replace(/\s+/g, '')}`;

/** The kind of place in which something is seen. */
const placeKey = ({ what, marks }: Sight) => (marks.length ? `${what} ${marks.join(' ').replace(/\d+/g, '#')}` : '');

/** The kinds of places that show other things at each look, such as products that are chosen by chance. */
function unsteady([first, second]: readonly Look[]): ReadonlySet<string> {
  if (!first || !second) return new Set();
  const without = (looks: readonly [Look, Look]) => {
    const there = group(looks[1].sights);
    return looks[0].sights.filter((sight) => !there.has(sightKey(sight)));
  };
  const changing = [...without([first, second]), ...without([second, first])];
  return new Set(changing.map(placeKey).filter(Boolean));
}

/** Sights by their key, in the page's order. */
function group(sights: readonly Sight[]): Map<string, Sight[]> {
  const groups = new Map<string, Sight[]>();
  for (const sight of sights) {
    const key = sightKey(sight);
    groups.set(key, [...(groups.get(key) ?? []), sight]);
  }
  return groups;
}

const countsOf = (looks: readonly Look[]) =>
  looks.map(({ sights }) => {
    const groups = group(sights);
    return (key: string) => groups.get(key)?.length ?? 0;
  });

/** Islands draw their own icons, so a missing icon is no fault. A failing island is reported separately. */
const levelOfGone = ({ what, islands }: Sight): Finding['level'] =>
  what === 'control' && islands.length ? 'differs' : 'broken';

/** Sights that the page had in each look without islands, and has less often now. */
function gone(offs: readonly Look[], on: Look): Finding[] {
  const [now] = countsOf([on]) as [(key: string) => number];
  const before = countsOf(offs);
  const shaking = unsteady(offs);
  return [...group(offs[0]?.sights ?? [])]
    .filter(([key]) => before.every((count) => count(key) > now(key)))
    .map(([, [sight]]) => sight as Sight)
    .filter((sight) => !shaking.has(placeKey(sight)))
    .map((sight) => finding(`gone-${sight.what}`, levelOfGone(sight), [sight.name], sight));
}

/** Sights that the page had in no look without islands so often. */
function added(offs: readonly Look[], on: Look): Finding[] {
  const before = countsOf(offs);
  const shaking = unsteady(offs);
  return [...group(on.sights)]
    .filter(([key, { length }]) => before.every((count) => count(key) < length))
    .map(([, [sight]]) => sight as Sight)
    .filter((sight) => !shaking.has(placeKey(sight)))
    .map((sight) => finding(`new-${sight.what}`, 'differs', [sight.name], sight));
}

/** The sights that are there exactly once. */
const singles = ({ sights }: Look) =>
  new Map([...group(sights)].flatMap(([key, all]) => (all.length === 1 ? [[key, all[0] as Sight] as const] : [])));

const distance = (one: Sight, other: Sight) => Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top));

/** The topmost sight that stands elsewhere. What is below it has mostly moved with it. */
function moved(offs: readonly Look[], on: Look): Finding[] {
  const [first, ...others] = offs.map(singles);
  const now = singles(on);
  const found = [...(first ?? [])].flatMap(([key, sight]) => {
    const other = now.get(key);
    const isSteady = others.every((look) => look.has(key) && distance(sight, look.get(key) as Sight) <= SHAKE);
    return other && isSteady && distance(sight, other) > NEAR ? [{ sight, by: distance(sight, other) }] : [];
  });
  const [top] = found.sort((one, other) => one.sight.top - other.sight.top);
  return top ? [finding('moved', 'differs', [top.sight.name, String(top.by)], top.sight)] : [];
}

/** How a control has changed, by its answers in each look. */
function changeOf(before: readonly Press[], now: Press): Finding[] {
  const { answers, label, leads, how } = now;
  const isForm = how === 'send';
  const did = (does: (answers: readonly Answer[]) => boolean) => before.every((press) => does(press.answers));
  const leavesNow = answers.includes('follow') && !isInPlace(answers);
  // The browser sends the form itself, either as the server intends, or because no script has handled it. Changes of
  // the page in the meantime are not the form's answer.
  const isFallback = isForm && answers.includes('follow') && !answers.includes('prevented');
  if (isFallback && did(isInPlace) && did((said) => said.includes('prevented')))
    return leads ? [finding('otherwise', 'differs', [label], now)] : [finding('dead-form', 'broken', [label], now)];
  if (did(isAnswered) && !isAnswered(answers)) return [finding(isForm ? 'dead-form' : 'dead', 'broken', [label], now)];
  if (leavesNow && did((said) => isInPlace(said) && !said.includes('follow')))
    return [finding('otherwise', 'differs', [label], now)];
  return [];
}

/** Controls that have answered in each look without islands, and do not now. */
function pressed(offs: readonly Look[], on: Look): Finding[] {
  const before = offs.map(({ presses }) => new Map(presses.map((press) => [press.key, press])));
  return on.presses.flatMap((press) => {
    const same = before.flatMap((look) => look.get(press.key) ?? []);
    return same.length === offs.length ? changeOf(same, press) : [];
  });
}

const failures = ({ failed }: Look): Finding[] =>
  [...new Map(failed.map((one) => [one.island, one])).values()].map(({ island, what }) =>
    finding('island', 'broken', [island, what], { islands: [island] }),
  );

/**
 * Compares looks at the same page at the same width.
 * @param offs one look without islands, or two: what differs between these is not the islands' doing
 */
export function compare(offs: readonly Look[], on: Look): Finding[] {
  const all = [errors, gone, added, moved, pressed].flatMap((rule) => rule(offs, on).slice(0, MOST));
  return [...all, ...failures(on)];
}

/** The key by which the same finding in another look is known. */
export const findingKey = ({ kind, words }: Finding): string =>
  `${kind} ${kind === 'moved' ? '' : words[0]?.replace(/\d+/g, '#')}`;

/** The findings of a first comparison that a second one has too. */
export const confirmed = (first: readonly Finding[], second: readonly Finding[]): Finding[] => {
  const again = new Set(second.map(findingKey));
  return first.filter((one) => again.has(findingKey(one)));
};

/** The keys of controls and forms that are found to do nothing, or something else. */
export const pressKeysOf = (findings: readonly Finding[], { presses }: Look): ReadonlySet<string> => {
  const labels = new Set(findings.filter(isOfPress).map(({ words }) => words[0]));
  return new Set(presses.filter(({ label }) => labels.has(label)).map(({ key }) => key));
};

/** Whether a finding is about a control or a form that was used. */
export const isOfPress = ({ kind }: Finding): boolean => /^(?:dead|dead-form|otherwise)$/.test(kind);

/** Compares what becomes of controls that are used first on a fresh page. */
export const comparePresses = (off: readonly Press[], on: readonly Press[]): Finding[] =>
  on.flatMap((press) => {
    const same = off.find(({ key }) => key === press.key);
    return same ? changeOf([same], press) : [];
  });

/**
 * The findings on controls to report: those of controls that were used on a fresh page, and, if one of these did
 * nothing there either, those of all other controls. @param twice the findings of two looks @param keys of the controls
 * that were used on fresh pages @param alone the findings on fresh pages
 */
export function pressesToTell(
  twice: readonly Finding[],
  { presses }: Look,
  keys: ReadonlySet<string>,
  alone: readonly Finding[],
): Finding[] {
  if (!alone.some(({ level }) => level === 'broken')) return [...alone];
  const used = new Set(presses.filter(({ key }) => keys.has(key)).map(({ label }) => label));
  return [...alone, ...twice.filter((found) => isOfPress(found) && !used.has(found.words[0] ?? ''))];
}
