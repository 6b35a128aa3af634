/**
 * What other scripts of a page do to the islands, each at its own moment: one clears storage, another fills the room
 * that the browser has for calls that outlive their page. That room is 64 KiB of bodies; beyond it the browser refuses
 * every such call.
 */
import type { Page } from 'playwright-core';
import type { Random } from './random';

export type OtherScript =
  | { kind: 'clear storage'; after: number }
  /** Bodies of `bytes` altogether are under way for `answerAfter` milliseconds. */
  | { kind: 'keepalive traffic'; after: number; by: 'fetch' | 'sendBeacon'; bytes: number; answerAfter: number };

/** How often of 100 times a shopper meets each of these scripts. */
const SHARE = 40;

/**
 * The longest time from a step to the script's action, in milliseconds: an add then waits, is under way, or is long
 * done.
 */
const WITHIN = 1500;

/** The browser's room for bodies, in bytes, and the most that the script leaves of it: room for two adds. */
const KEPT = 65_536;
const ROOM = 200;

/**
 * The path of the traffic; the rest of the path names the milliseconds that the answer takes. The shop never gets these
 * calls.
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

/** Runs in the page, so it uses nothing else of this file. */
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
