/** Looks at a page once: opens it, reads it, and uses it. */
import { readScripts } from '../../doctor/readScripts';
import { ARGUMENTS } from '../recorder/record';
import type { FailedIsland, Look, Mode, PageToCheck, PluginReport, Press, ScriptFile, Weight } from '../types';
import { usableOn } from './controls';
import { type Frame, type FrameWindow, openFrame, quietOf } from './frame';
import { seenOn, sightOf } from './seen';
import { tryAll } from './try';

/** How many screens of a page are walked over. */
const MOST_SCREENS = 12;

/** Elements over which the check moves a hand. */
const HANDS = 'a,button,input,select,textarea,summary,img,[role=button],[role=tab]';

/** Our files that are there only for the check. */
const ONLY_OURS = /\/shop-islands-recorder\.js/;

/** The address of a look. */
export function addressOf({ url, cart }: PageToCheck, mode: Mode, secret: string): string {
  const to = new URL(url, location.href);
  const [key, inCart, islands] = ARGUMENTS;
  to.searchParams.set(key, secret);
  to.searchParams.set(islands, mode);
  if (cart) to.searchParams.set(inCart, String(cart));
  return to.href;
}

/** The weight of the scripts that the page has loaded. */
function weigh({ performance, location }: FrameWindow): Weight {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = all.filter(
    ({ name, initiatorType }) =>
      (initiatorType === 'script' || /\.m?js(?:[?#]|$)/.test(name)) && !ONLY_OURS.test(name) && /^http/.test(name),
  );
  // An address that is asked for twice, such as one that was fetched ahead, is one file.
  const files = [...new Map(scripts.map((entry) => [entry.name, entry])).values()];
  return {
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    files: files.length,
    unmeasured: files.filter(
      ({ name, encodedBodySize }) => !encodedBodySize && new URL(name).origin !== location.origin,
    ).length,
  };
}

function reportIn({ document }: FrameWindow): PluginReport {
  const none: PluginReport = { gone: [], needed: {}, left: [] };
  try {
    return { ...none, ...JSON.parse(document.getElementById('shop-islands-report')?.textContent ?? '{}') };
  } catch {
    return none;
  }
}

interface OwnApi {
  problems?: readonly { island?: string; what: string }[];
}

/** The islands that have reported a problem, and those whose hosts are marked so. */
function failedIn(window: FrameWindow): FailedIsland[] {
  const { problems = [] } = (window as unknown as { shopIslands?: OwnApi }).shopIslands ?? {};
  const told = problems.flatMap(({ island, what }) => (island ? { island, what } : []));
  const marked = [...window.document.querySelectorAll('[data-island-status=failed]')].map((host) => ({
    island: host.getAttribute('data-island')?.split(/\s/)[0] ?? '',
    what: host.id || host.className || host.localName,
  }));
  return [...told, ...marked.filter(({ island }) => island && !told.some((one) => one.island === island))];
}

const yieldedIn = ({ document }: FrameWindow): string[] => [
  ...new Set(
    [...document.querySelectorAll('[data-island-status=yielded]')].map(
      (host) => host.getAttribute('data-island') ?? host.id ?? host.className,
    ),
  ),
];

const scriptsIn = ({ document, location }: FrameWindow): ScriptFile[] =>
  readScripts(document, location.href).map(({ handle, src }) => ({ handle, src }));

/**
 * Scrolls down the page and up again, and moves a hand over its controls, as a shopper does. Code that waits for that
 * loads.
 */
async function walkOver({ window, document, record }: Frame, signal: AbortSignal): Promise<void> {
  const step = window.innerHeight;
  const calm = { quiet: 150, most: 2_000 };
  for (let top = step; top < document.documentElement.scrollHeight && top < step * MOST_SCREENS; top += step) {
    window.scrollTo({ top, behavior: 'instant' });
    await quietOf(window, record, signal, calm);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const control of document.querySelectorAll(HANDS))
    for (const name of ['pointerover', 'pointermove'])
      control.dispatchEvent(new window.PointerEvent(name, { bubbles: true, composed: true, pointerType: 'mouse' }));
  await quietOf(window, record, signal);
}

/** Reads everything before the page is used, then uses it. */
async function read(frame: Frame, known: ReadonlySet<string>, signal: AbortSignal): Promise<Look> {
  const { window, record } = frame;
  const weight = weigh(window);
  await walkOver(frame, signal);
  const sights = seenOn(window);
  const about = {
    weight,
    report: reportIn(window),
    scripts: scriptsIn(window),
    hasJQuery: 'jQuery' in window,
    yielded: yieldedIn(window),
  };
  const isSeen = sightOf(window);
  const usables = usableOn(window, (element) => isSeen(element));
  const presses = await tryAll(frame, usables, known, signal);
  await quietOf(window, record, signal);
  return { sights, presses, faults: [...record.faults], failed: failedIn(window), ...about };
}

/**
 * Looks at a page.
 * @param known keys of controls that have an answer in another look, and are waited for
 * @throws Unseen where it cannot be looked at, and the signal's reason
 */
export async function lookAt(
  url: string,
  width: number,
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Look> {
  const frame = await openFrame(url, width, signal);
  try {
    return await read(frame, known, signal);
  } finally {
    frame.close();
  }
}

/**
 * Uses single controls, each on a fresh page: what was used before cannot be the reason for what it does.
 * @param keys at most this many frames are opened
 */
export async function tryAlone(
  url: string,
  width: number,
  keys: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Press[]> {
  const presses: Press[] = [];
  for (const key of keys) {
    const frame = await openFrame(url, width, signal);
    try {
      await walkOver(frame, signal);
      const isSeen = sightOf(frame.window);
      const own = usableOn(frame.window, (element) => isSeen(element)).filter((usable) => usable.key === key);
      presses.push(...(await tryAll(frame, own, keys, signal)));
    } finally {
      frame.close();
    }
  }
  return presses;
}
