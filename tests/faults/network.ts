/** A fake network: it answers well, except for as many faults as the test orders. It runs on the fake clock. */
import { onTestFinished, vi } from 'vitest';
import type { Fault, Reply } from './faults';

/** A call as one line: `POST https://… body`. */
export type Answers = (call: string) => string | Reply | undefined;

export interface Network {
  /** Calls that the test is about, and all others. */
  mine: string[];
  others: string[];
  /** How many calls have no answer yet. */
  waiting(): number;
  /** Puts a fault into so many of the next calls that the test is about. */
  spoil(fault: Fault, count: number): void;
}

const lineOf = (url: unknown, { method = 'GET', body }: RequestInit) => `${method} ${url} ${body ?? ''}`.trim();

type Respond = (reply: Reply, signal?: AbortSignal | null) => Promise<Response>;

/** An answer that is still under way when the test ends never arrives: the next test would take it for its own. */
function createRespond(): Respond {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  return ({ status, body, after = 0, isOffline }, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      if (signal?.aborted || isOffline) return fail();
      signal?.addEventListener('abort', fail);
      const answer = () =>
        isOver || resolve({ status, ok: status < 300, headers: new Headers(), text: async () => body } as Response);
      if (after < Number.POSITIVE_INFINITY) setTimeout(answer, after);
    });
}

const replyOf = (given: string | Reply): Reply => (typeof given === 'string' ? { status: 200, body: given } : given);

export interface NetworkPlan {
  /** Matches the calls that the test is about. */
  on: RegExp;
  good: string | ((call: string) => string);
  takes?(call: string): void;
  /** Answers to other calls; 404 by default. */
  others?: Answers;
}

/** Replaces `fetch` with the fake network. */
export function breakNetwork({ on, good, takes, others: answers }: NetworkPlan): Network {
  let spoiled: Fault[] = [];
  let waiting = 0;
  const respond = createRespond();
  const network: Network = {
    mine: [],
    others: [],
    waiting: () => waiting,
    spoil(fault, count) {
      spoiled = Array.from({ length: count }, () => fault);
    },
  };
  vi.stubGlobal('fetch', (url: unknown, init: RequestInit = {}) => {
    const call = lineOf(url, init);
    const isMine = on.test(call);
    network[isMine ? 'mine' : 'others'].push(call);
    const answer = (reply: Reply) => {
      waiting++;
      return respond(reply, init.signal).finally(() => waiting--);
    };
    if (!isMine) return answer(replyOf(answers?.(call) ?? { status: 404, body: '' }));
    const fault = spoiled.shift();
    if (!fault) takes?.(call);
    const body = typeof good === 'string' ? good : good(call);
    return answer(fault ? fault.reply(body) : replyOf(body));
  });
  return network;
}
