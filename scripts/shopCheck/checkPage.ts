/** Checks one page: looks at it without islands and with them, at two widths, and says what differs and why. */
import { Unseen } from './look/frame';
import { addressOf, lookAt, tryAlone } from './look/look';
import { readDoctor, readEvidence } from './read';
import { advise } from './rules/advise';
import { isAnswered } from './rules/answers';
import { compare, comparePresses, confirmed, isOfPress, pressesToTell, pressKeysOf } from './rules/compare';
import { staysFor, together, verdictOf } from './rules/verdict';
import type { Finding, Look, PageResult, PageToCheck, Weight } from './types';

/** The widths of a phone and of a desk, in pixels. */
const WIDTHS: readonly number[] = [390, 1280];

/** How many looks there are at a page, unless something differs. */
export const LOOKS = 2 * WIDTHS.length;

/**
 * How many controls are used again on a fresh page at each width. For further controls, the result of the looks counts.
 */
const MOST_ALONE = 6;

const NOTHING: Weight = { bytes: 0, files: 0, unmeasured: 0 };

/** The texts by which the screen says why a page was not looked at. */
const unseen = (page: PageToCheck, why: string): PageResult => ({
  ...page,
  verdict: 'unseen',
  unseen: why,
  off: NOTHING,
  on: NOTHING,
  jquery: { off: false, on: false },
  stays: [],
  left: [],
  yielded: [],
  findings: [],
  doctor: [],
});

export interface CheckOptions {
  secret: string;
  signal: AbortSignal;
  /** Called after each of the page's looks. */
  onLook(): void;
}

const answeredIn = ({ presses }: Look) =>
  new Set(presses.filter(({ answers }) => isAnswered(answers)).map(({ key }) => key));

interface Pair {
  off: Look;
  on: Look;
  findings: Finding[];
}

/**
 * Looks at a page at one width. What differs is looked at a second time: only what differs again is reported. A control
 * that seems to do nothing is used once more, on a fresh page.
 */
async function atWidth(page: PageToCheck, width: number, { secret, signal, onLook }: CheckOptions): Promise<Pair> {
  const look = (mode: 'on' | 'off', known: ReadonlySet<string>) =>
    lookAt(addressOf(page, mode, secret), width, known, signal);
  const off = await look('off', new Set());
  onLook();
  const known = answeredIn(off);
  const on = await look('on', known);
  onLook();
  const first = compare([off], on);
  if (!first.length) return { off, on, findings: [] };
  const offAgain = await look('off', known);
  const onAgain = await look('on', known);
  const offs = [off, offAgain];
  const twice = confirmed(compare(offs, on), compare(offs, onAgain));
  const others = twice.filter((finding) => !isOfPress(finding));
  const keys = new Set([...pressKeysOf(twice, on)].slice(0, MOST_ALONE));
  if (!keys.size) return { off, on, findings: others };
  const alone = (mode: 'on' | 'off') => tryAlone(addressOf(page, mode, secret), width, keys, signal);
  const dead = comparePresses(await alone('off'), await alone('on'));
  return { off, on, findings: [...others, ...pressesToTell(twice, on, keys, dead)] };
}

async function check(page: PageToCheck, options: CheckOptions): Promise<PageResult> {
  const pairs = new Map<number, Pair>();
  for (const width of WIDTHS) pairs.set(width, await atWidth(page, width, options));
  const [{ off, on }] = [...pairs.values()].reverse() as [Pair];
  const findings = together(new Map([...pairs].map(([width, pair]) => [width, pair.findings])));
  const isBroken = findings.some(({ level }) => level === 'broken');
  const evidence = isBroken ? await readEvidence(page, off, on, options.signal) : undefined;
  return {
    ...page,
    verdict: verdictOf(findings),
    unseen: '',
    off: off.weight,
    on: on.weight,
    jquery: { off: off.hasJQuery, on: on.hasJQuery },
    stays: staysFor(on.report, on),
    left: on.report.left,
    yielded: on.yielded,
    findings: findings.map((finding) =>
      evidence && finding.level === 'broken' ? { ...finding, advice: advise(finding, evidence) } : finding,
    ),
    doctor: await readDoctor(addressOf(page, 'on', options.secret), options.signal),
  };
}

/**
 * Checks a page.
 * @param say puts the reason into words, where a page cannot be looked at
 * @throws the signal's reason
 */
export async function checkPage(
  page: PageToCheck,
  options: CheckOptions,
  say: (text: string, value: string) => string,
): Promise<PageResult> {
  try {
    return await check(page, options);
  } catch (error) {
    if (error instanceof Unseen) return unseen(page, say(error.text, error.value));
    throw error;
  }
}
