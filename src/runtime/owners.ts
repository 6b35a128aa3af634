/**
 * Owns the wait for plugins' scripts that are told by their tag. A tag is a promise and no sign of work: its script may fail, or be held back
 * until the visitor agrees. A script that has not run in time loses its hosts to the islands.
 */
import { clock } from '../bridge/page/clock';
import type { OriginalMark } from '../island/types';
import { SILENT } from '../rules/names';

/** How long a tag is trusted, in milliseconds. */
const PATIENCE = 5000;

/** Browsers keep the times of so many files at least. With more, a missing one says nothing. */
const KEPT_TIMES = 250;

/** Ids of the tags whose scripts have run. */
const ran = new Set<string>();
/** What is to be done when a tag's script turns out to be silent, by its id. */
const waiting = new Map<string, (() => void)[]>();

/** Type of a tag that browsers run. Consent and optimisers write other types into tags that they hold back. */
const RUNS = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i;

/** What the browser says of a file that it has fetched. */
type Fetched = PerformanceResourceTiming & { responseStatus?: number };

/** True when the file came, or when the browser cannot tell. */
function hasCome(src: string): boolean {
  const all = performance.getEntriesByType('resource');
  const found = all.find(({ name }) => name === src) as Fetched | undefined;
  if (!found) return !all.length || all.length >= KEPT_TIMES;
  const isEmpty = src.startsWith(location.origin) && found.decodedBodySize === 0;
  return !isEmpty && !((found.responseStatus ?? 0) >= 400);
}

function hasRun(id: string): boolean {
  const tag = document.getElementById(id);
  if (ran.has(id)) return true;
  if (!(tag instanceof HTMLScriptElement) || !RUNS.test(tag.type)) return false;
  return !tag.src || hasCome(tag.src);
}

/** Gives up on a tag: its hosts are the islands'. */
function giveUp(id: string): void {
  const runs = waiting.get(id) ?? [];
  waiting.delete(id);
  document.getElementById(id)?.toggleAttribute(SILENT, true);
  for (const run of runs) run();
}

/** Runs a function when one of the marks' tags turns out to be silent: at once if its file cannot be had, else after a while. */
export function whenSilent(marks: readonly OriginalMark[], run: () => void): void {
  for (const mark of marks) {
    if (!('script' in mark)) continue;
    const { script } = mark;
    const runs = waiting.get(script);
    waiting.set(script, [...(runs ?? []), run]);
    if (!runs) clock.after(PATIENCE, () => hasRun(script) || giveUp(script));
  }
}

const on = (type: string, see: (tag: HTMLScriptElement) => void) =>
  document.addEventListener(type, ({ target }) => target instanceof HTMLScriptElement && target.id && see(target), true);

// A tag that fails is given up at once, and one that runs after all has its hosts from the next action on.
on('error', ({ id }) => giveUp(id));
on('load', (tag) => {
  ran.add(tag.id);
  tag.removeAttribute(SILENT);
});
