/** What may happen to a call on its way through the proxy. */
import type { Random } from './random';

export interface Fault {
  name: string;
  /** Milliseconds before the shop gets the call; undefined means that the shop never gets it. */
  forwardAfter?: number;
  /** Milliseconds before the browser gets an answer, beside the shop's own time. */
  answerAfter: number;
  /** What the browser gets: the shop's own answer by default, a lost connection, or this. */
  answer?: 'cut' | { status: number; body: string } | ((body: string) => string);
  /** True when the browser gets its answer before the shop has answered. */
  isHasty?: boolean;
}

const MAINTENANCE = '<!doctype html><title>Maintenance</title><p>Back in a minute.</p>';
const error = (status: number) => ({ status, body: `<h1>${status}</h1>` });

/** All kinds of faults, with times from the seed. The islands give a call up after `timeout` milliseconds. */
const kinds: ((random: Random, timeout: number) => Fault)[] = [
  (random) => ({ name: 'late', forwardAfter: random.between(100, 1500), answerAfter: 0 }),
  (random, timeout) => ({ name: 'slow answer', forwardAfter: 0, answerAfter: random.between(200, timeout * 2) }),
  (random, timeout) => ({
    name: 'outlives its time-out',
    forwardAfter: timeout + random.between(100, 2000),
    answerAfter: 0,
  }),
  (random) => ({ name: 'cut before the shop', answerAfter: random.between(0, 500), answer: 'cut' }),
  (random) => ({ name: 'cut after the shop', forwardAfter: 0, answerAfter: random.between(0, 500), answer: 'cut' }),
  (random) => ({
    name: 'cut while the shop is at work',
    forwardAfter: random.between(500, 4000),
    answerAfter: 0,
    answer: 'cut',
    isHasty: true,
  }),
  (random) => ({
    name: 'error before the shop',
    answerAfter: 0,
    answer: error(random.pick([403, 429, 500, 502, 503, 504])),
  }),
  (random) => ({
    name: 'error after the shop',
    forwardAfter: 0,
    answerAfter: 0,
    answer: error(random.pick([500, 502, 504])),
  }),
  (random) => ({
    name: 'gateway gives up',
    forwardAfter: random.between(500, 3000),
    answerAfter: 0,
    answer: error(random.pick([502, 504, 524])),
    isHasty: true,
  }),
  () => ({ name: 'maintenance page', answerAfter: 0, answer: { status: 200, body: MAINTENANCE } }),
  () => ({ name: 'HTML after the shop', forwardAfter: 0, answerAfter: 0, answer: () => MAINTENANCE }),
  () => ({ name: 'null', forwardAfter: 0, answerAfter: 0, answer: () => 'null' }),
  () => ({ name: 'half an answer', forwardAfter: 0, answerAfter: 0, answer: (body) => body.slice(0, body.length / 2) }),
  () => ({ name: 'the answer twice', forwardAfter: 0, answerAfter: 0, answer: (body) => body + body }),
];

/** Chooses one of the faults by chance. @param timeout milliseconds after which the islands give a call up */
export const chooseFault = (random: Random, timeout: number): Fault => random.pick(kinds)(random, timeout);
