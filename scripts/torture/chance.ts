/**
 * Which calls meet a fault. Decided by the seed and the call: the same calls meet the same faults, in whatever order
 * they come.
 */
import { chooseFault, type Fault } from './faults';
import { createRandom, seedFor } from './random';

/** How often of 100 times a call meets a fault, by what is in its address. */
export type Rates = readonly (readonly [part: RegExp, percent: number])[];

const RATES: Rates = [
  [/add_to_cart/, 60],
  [/get_refreshed_fragments/, 30],
];

/** A chunk of code. Without the loader the shop's links are the browser's alone. */
const CODE = /\/dist\/(?!shop-islands\.js).*\.js/;

/** How often of 100 times it is late. */
const LATE_CODE = 15;

/** What differs by the build or the visitor. */
const VOLATILE = /(?<=\/dist\/[\w-]+)-[\da-f]{8}(?=\.js)|[?&](?!wc-ajax=)[^&]*/g;

/** What a call is for: its path, and what WordPress knows it by, in its address or its body. */
const purposeOf = (line: string, body: string): string =>
  [line.replace(VOLATILE, ''), ...(`${line}&${body}`.match(/\b(?:action|product_id)=[^&]*/g) ?? [])].join(' ');

interface Chances {
  seed: number;
  /** Milliseconds after which the islands give a call up. */
  timeout: number;
  rates?: Rates;
}

/** Gives, for each call's first line and body, what it is for and the fault that it meets; none while all goes well. */
export function createChance({ seed, timeout, rates = RATES }: Chances) {
  const counts = new Map<string, number>();
  function faultOf(purpose: string): Fault | undefined {
    const count = counts.get(purpose) ?? 0;
    counts.set(purpose, count + 1);
    const random = createRandom(seedFor(seed, `${purpose} ${count}`));
    if (CODE.test(purpose) && random.percent(LATE_CODE))
      return { name: 'late code', forwardAfter: random.between(100, 1500), answerAfter: 0 };
    const rate = rates.find(([part]) => part.test(purpose))?.[1];
    return rate && random.percent(rate) ? chooseFault(random, timeout) : undefined;
  }
  return (line: string, body: string, isWell: boolean): { purpose: string; fault?: Fault } => {
    const purpose = purposeOf(line, body);
    return { purpose, fault: isWell ? undefined : faultOf(purpose) };
  };
}
