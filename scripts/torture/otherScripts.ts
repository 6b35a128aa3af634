/**
 * What other scripts of a page do to the islands, each at a moment of its own: one clears storage, one fills what the
 * browser keeps for calls that outlive their page. It takes 64 KiB of bodies at a time, and refuses every such call
 * beyond that.
 */
import type { Page } from 'playwright-core';
import type { Random } from './random';

export type OtherScript =
  | { kind: 'clear storage'; after: number }
  /** Bodies of `bytes` altogether are under way for `answerAfter` milliseconds. */
  | { kind: 'keepalive traffic'; after: number; by: 'fetch' | 'sendBeacon'; bytes: number; answerAfter: number };

/** How often of 100 times a shopper meets each. */
const SHARE = 40;

/** Milliseconds within which it happens, from its step on: while an add waits, is under way, or long done. */
const WITHIN = 1500;

/** Bytes of bodies that a browser keeps, and how many of them are left at most: room for two adds. */
const KEPT = 65_536;
const ROOM = 200;

/**
 * Where the traffic goes; the rest of the path is the milliseconds that its answer takes. The shop never hears of it.
 */
const TRAFFIC = '/another-script/';

const kinds: ((random: Random) => OtherScript)[] = [
  (random) => ({ kind: 'clear storage', after: random.between(0, WITHIN) }),
  (random) => ({
    kind: 'keepalive traffic',
    after: random.between(0, WITHIN),
    by: random.pick(['fetch', 'sendBeacon']),
    bytes: KEPT - random.between(0, ROOM),
    answerAfter: random.between(200, 5000),
  }),
];

/** The scripts that one shopper meets. */
export const meetOtherScripts = (random: Random): OtherScript[] =>
  kinds.filter(() => random.percent(SHARE)).map((make) => make(random));

/** Milliseconds that the answer to an address takes; undefined for an address of the shop. */
export const trafficTime = (url: string): number | undefined =>
  url.startsWith(TRAFFIC) ? Number(url.slice(TRAFFIC.length)) : undefined;

/** Runs in the page, and is gone with it: it knows nothing of this file. */
function begin({ script, path }: { script: OtherScript; path: string }): void {
  const clear = () => {
    for (const storage of [sessionStorage, localStorage]) storage.clear();
  };
  const fill = ({ by, bytes, answerAfter }: Extract<OtherScript, { kind: 'keepalive traffic' }>) => {
    const [url, body] = [`${path}${answerAfter}`, 'x'.repeat(bytes)];
    if (by === 'sendBeacon') navigator.sendBeacon(url, body);
    else fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {});
  };
  setTimeout(() => (script.kind === 'clear storage' ? clear() : fill(script)), script.after);
}

/** Puts a script into a page. */
export const beginScript = (page: Pick<Page, 'evaluate'>, script: OtherScript): Promise<void> =>
  page.evaluate(begin, { script, path: TRAFFIC });
