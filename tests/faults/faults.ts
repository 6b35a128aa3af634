/** The faults of an answer. matrix.ts tries each of them on every endpoint (endpoints/*.ts). */

/** The answer to a call, or no answer. */
export interface Reply {
  status: number;
  body: string;
  /** Milliseconds until the answer comes; `Infinity` for never. */
  after?: number;
  /** The connection fails. */
  isOffline?: boolean;
}

export interface Fault {
  name: string;
  /** Returns the faulty answer for a good one. */
  reply(good: string): Reply;
  /** How many calls get the fault; 1 by default. */
  times?: number;
}

const PAGE =
  '<!doctype html><html lang="en"><head><title>Maintenance</title></head><body><h1>Back soon</h1></body></html>';

const answer = (name: string, status: number, body: string): Fault => ({ name, reply: () => ({ status, body }) });
const refusal = (status: number) =>
  answer(`${status}`, status, JSON.stringify({ code: 'refused', message: 'No.', data: { status } }));

/** A delay that is too long for usual calls, but not for calls with a longer time-out. Milliseconds. */
export const LATE = 10_000;

export const faults: readonly Fault[] = [
  { name: 'no answer', reply: (good) => ({ status: 200, body: good, after: Number.POSITIVE_INFINITY }) },
  refusal(500),
  refusal(403),
  refusal(404),
  answer('an error page with status 500', 500, PAGE),
  answer('HTML of another page', 200, PAGE),
  answer('nothing', 200, ''),
  answer('null', 200, 'null'),
  { name: 'half of the answer', reply: (good) => ({ status: 200, body: good.slice(0, Math.floor(good.length / 2)) }) },
  answer('a list', 200, '[]'),
  answer('an object', 200, '{}'),
  answer('a number', 200, '-1'),
  answer('words', 200, '"Request denied"'),
  { name: 'a late answer', reply: (good) => ({ status: 200, body: good, after: LATE }) },
  { name: '502 twice', reply: () => ({ status: 502, body: PAGE }), times: 2 },
  { name: 'no connection', reply: () => ({ status: 0, body: '', isOffline: true }) },
];
