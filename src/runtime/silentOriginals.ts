/**
 * Owns the wait for plugins' scripts that are recognised by their tags. A tag only promises a script: the script may
 * fail, or be held back until the visitor agrees. A script that has not run in time loses its hosts to the islands.
 */
import { clock } from '../bridge/page/clock';
import type { OriginalMark } from '../island/types';
import { SILENT } from '../rules/names';

/** How long a tag is trusted, in milliseconds. */
const PATIENCE = 5000;

/**
 * The number of files whose timings browsers keep at least. On a page with more files, a missing timing proves nothing.
 */
const KEPT_TIMES = 250;

/** Ids of the tags whose scripts have run. */
const ran = new Set<string>();
/** What runs when a tag's script turns out to be silent, by the tag's id. */
const waiting = new Map<string, (() => void)[]>();

/**
 * The types of tags that browsers run. Consent plugins and optimisers write other types into tags that they hold back.
 */
const RUNS = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i;

/** What the browser records about a file that it has fetched. */
type Fetched = PerformanceResourceTiming & { responseStatus?: number };

/** True when the file has loaded, or when the browser cannot tell. */
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

/** Gives up on a tag, so that its hosts become the islands'. */
function giveUp(id: string): void {
  const runs = waiting.get(id) ?? [];
  waiting.delete(id);
  document.getElementById(id)?.toggleAttribute(SILENT, true);
  for (const run of runs) run();
}

/**
 * Runs a function when one of the marks' tags turns out to be silent: at once if its file fails to load, otherwise
 * after a while.
 */
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
  document.addEventListener(
    type,
    ({ target }) => target instanceof HTMLScriptElement && target.id && see(target),
    true,
  );

// A tag that fails is given up at once. A tag that runs late after all has its hosts from the next action on.
on('error', ({ id }) => giveUp(id));
on('load', (tag) => {
  ran.add(tag.id);
  tag.removeAttribute(SILENT);
});
