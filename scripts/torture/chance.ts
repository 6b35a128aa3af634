/**
 * Decides which calls meet a fault, by the seed and the call: the same calls meet the same faults, whatever their
 * order.
 */
import { chooseFault, type Fault } from './faults';
import { createRandom, seedFor } from './random';

/** How often of 100 times a call meets a fault, by what is in its address. */
export type Rates = readonly (readonly [part: RegExp, percent: number])[];

const RATES: Rates = [
  [/add_to_cart/, 60],
  [/get_refreshed_fragments/, 30],
];

/**
 * Files of code, without the loader: if the loader were missing, the browser would handle all links, and nothing would
 * be tested.
 */
const CODE = /\/dist\/(?!shop-islands\.js).*\.js/;

/** How often of 100 times such a file is late. */
const LATE_CODE = 15;

/** Parts of addresses that differ by build or visitor. */
const VOLATILE = /(?<=\/dist\/[\w-]+)-[\da-f]{8}(?=\.js)|[?&](?!wc-ajax=)[^&]*/g;

/** The purpose of a call: its path, and the fields of its address or body by which WordPress recognises it. */
const purposeOf = (line: string, body: string): string =>
  [line.replace(VOLATILE, ''), ...(`${line}&${body}`.match(/\b(?:action|product_id)=[^&]*/g) ?? [])].join(' ');

interface Chances {
  seed: number;
  /** The islands' time-out for a call, in milliseconds. */
  timeout: number;
  rates?: Rates;
}

/**
 * Returns a function that gives, for a call's first line and body, the call's purpose and the fault that it meets, if
 * any.
 */
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
